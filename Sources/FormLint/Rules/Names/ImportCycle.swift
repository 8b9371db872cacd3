import FormModel

/// `import-cycle`: files that import each other.
enum ImportCycle: ProjectRule {
  static let info = LintRuleInfo(
    "import-cycle", .error, group: .names,
    summary: "The imports of a file lead back to it: a circular import.",
    reason: """
      Which of the files comes first cannot be said, and a reader goes round in circles. What the files define is known all \
      the same; presets that both need belong in a file of their own.
      """,
    bad: """
      import "Example.formdef"

      preset Amount { keyboardType: .decimalPad }
      """,
    good: """
      preset Amount { keyboardType: .decimalPad }
      """)

  static func check(_ context: ProjectContext, _ report: inout FormReporter) {
    let (path, project, roots) = (context.path, context.project, context.roots)
    // Few files import themselves, and whether one does is found out sooner than where each cycle closes.
    guard !context.file.imports.isEmpty, project.importsItself(path) else { return }
    for (from, entry, cycle) in project.cycles(from: roots.contains(path) ? roots : [path]) {
      if from == path {
        add(entry, cycle, path, project, &report)
      } else if !roots.contains(from), let first = self.entry(of: path, into: cycle, project) {
        // The import that closes the cycle is in a file that nobody looks at: said here, where it begins.
        add(first, cycle, path, project, &report)
      }
    }
  }

  /// Reports the import of a file at `path` that closes a cycle; `cycle` are the paths from the file back to itself.
  private static func add(
    _ entry: FileImport, _ cycle: [String], _ path: String, _ project: ProjectModel, _ report: inout FormReporter
  ) {
    var related: [Related] = []
    for (from, to) in zip(cycle, cycle.dropFirst()) where from != path {
      for (other, target) in project.imports(of: from) where target == to {
        related.append(
          Related(
            "'\(name(from))' imports '\(name(to))' here",
            ChunkPlace(path: from, chunk: other.chunk, range: other.pathRange)))
      }
    }
    report.add(
      Self.self, at: ChunkPlace(chunk: entry.chunk, range: entry.pathRange), .cycle(cycle.map(name)), related: related)
  }

  /// The import of a file that leads into a cycle that the file is part of.
  private static func entry(of path: String, into cycle: [String], _ project: ProjectModel) -> FileImport? {
    guard cycle.contains(path) else { return nil }
    return project.imports(of: path).first { cycle.contains($0.target) }?.entry
  }

  private static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}

extension Finding.Message {
  fileprivate static func cycle(_ names: [String]) -> Self {
    "circular import: \((names + [names[0]]).joined(separator: " → "))"
  }
}
