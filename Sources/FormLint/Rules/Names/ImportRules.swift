import FormModel
import FormSyntax

/// The findings about imports; they look at the project.
enum ImportRules {
  /// What is found about the imports of a file, each finding with the chunk of its import; `roots` are the files that
  /// are looked at together.
  static func findings(
    _ path: String, _ file: FileModel, _ project: ProjectModel, roots: [String]
  ) -> [(chunk: ChunkID, finding: Finding)] {
    guard !file.imports.isEmpty else { return [] }
    var found: [(chunk: ChunkID, finding: Finding)] = []
    for entry in file.imports {
      var report = Reporter()
      ImportNotFound.check(entry, path, project, &report)
      found += report.findings.map { (entry.chunk, $0) }
    }
    // Few files import themselves, and whether one does is found out sooner than where each cycle closes.
    guard project.importsItself(path) else { return found }
    for (from, entry, cycle) in project.cycles(from: roots.contains(path) ? roots : [path]) {
      var report = Reporter()
      if from == path {
        ImportCycle.report(entry, cycle, path, project, &report)
        found += report.findings.map { (entry.chunk, $0) }
      } else if !roots.contains(from), let first = ImportCycle.entry(of: path, into: cycle, project) {
        // The import that closes the cycle is in a file that nobody looks at: said here, where it begins.
        ImportCycle.report(first, cycle, path, project, &report)
        found += report.findings.map { (first.chunk, $0) }
      }
    }
    return found
  }
}
