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

  /// Each file of a circle tells of it, so that it is told whichever of them is looked at.
  static func check(_ context: ProjectContext, _ report: inout FormReporter) {
    let (path, project) = (context.path, context.project)
    guard !context.file.imports.isEmpty, let (entry, cycle) = project.cycle(at: path) else { return }
    let ways = cycle.last.isEmpty ? [cycle.first + [path]] : [cycle.first, cycle.last + [path]]
    report.add(
      Self.self, at: ChunkPlace(chunk: entry.chunk, range: entry.pathRange), .cycle(cycle),
      related: ways.flatMap { imports(between: $0, but: path, project) })
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
