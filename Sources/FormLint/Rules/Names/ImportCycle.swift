import FormModel

/// `import-cycle`: files that import each other.
enum ImportCycle: LintRule {
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

  /// Finds the import of a file at `path` that closes a cycle; `cycle` are the paths from the file back to itself.
  static func report(
    _ entry: FileImport, _ cycle: [String], _ path: String, _ project: ProjectModel, _ report: inout Reporter
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
    report.add(Self.self, at: entry.pathRange, .cycle(cycle.map(name)), related: related)
  }

  /// The import of a file that leads into a cycle that the file is part of.
  static func entry(of path: String, into cycle: [String], _ project: ProjectModel) -> FileImport? {
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
