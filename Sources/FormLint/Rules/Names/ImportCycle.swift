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
    for (entry, cycle) in project.cycles(at: path, from: roots.contains(path) ? roots : [path]) {
      report.add(
        Self.self, at: ChunkPlace(chunk: entry.chunk, range: entry.pathRange), .cycle(cycle),
        related: [cycle.first, cycle.last].flatMap { imports(between: $0, but: path, project) })
    }
  }

  /// The imports by which files import each the next one, but for those of the file that they are told at.
  private static func imports(between files: [String], but path: String, _ project: ProjectModel) -> [Related] {
    zip(files, files.dropFirst()).filter { $0.0 != path }.flatMap { from, to in
      project.imports(of: from).filter { $0.target == to }.map { entry, _ in
        Related(
          "'\(name(from))' imports '\(name(to))' here",
          ChunkPlace(path: from, chunk: entry.chunk, range: entry.pathRange))
      }
    }
  }

  /// The name of a file, without its folders.
  static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}

extension Finding.Message {
  fileprivate static func cycle(_ cycle: FoundCycle) -> Self {
    let left = cycle.left == 0 ? [] : ["\(cycle.left) others"]
    let names = cycle.first.map(ImportCycle.name) + left + (cycle.last + cycle.first.prefix(1)).map(ImportCycle.name)
    return "circular import: \(names.joined(separator: " → "))"
  }
}
