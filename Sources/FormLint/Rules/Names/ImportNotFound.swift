import FormModel

/// `import-not-found`: an import of a file that cannot be read.
enum ImportNotFound: ProjectRule {
  static let info = LintRuleInfo(
    "import-not-found", .error, group: .names,
    summary: "An imported file cannot be read.",
    reason: """
      Presets that the file defines are not known then, and what a field gets from them cannot be checked.
      """,
    bad: """
      import "Sahred.formdef"

      form Person {
          textField name { tag: 1 }
      }
      """,
    good: """
      form Person {
          textField name { tag: 1 }
      }
      """)

  static func check(_ context: ProjectContext, _ report: inout FormReporter) {
    for entry in context.file.imports {
      guard let mistake = context.project.mistake(of: entry, in: context.path) else { continue }
      report.add(Self.self, at: ChunkPlace(chunk: entry.chunk, range: entry.pathRange), Finding.Message(mistake))
    }
  }
}
