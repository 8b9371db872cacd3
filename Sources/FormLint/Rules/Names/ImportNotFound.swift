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
      guard let written = entry.path else { continue }
      let place = ChunkPlace(chunk: entry.chunk, range: entry.pathRange)
      switch context.project.files[context.project.target(of: written, from: context.path)] {
      case .read: continue
      case .unreadable(let reason): report.add(Self.self, at: place, .notFound(written, reason))
      case nil: report.add(Self.self, at: place, .notFound(written, "there is no such file"))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func notFound(_ path: String, _ reason: String) -> Self { "cannot import '\(path)': \(reason)" }
}
