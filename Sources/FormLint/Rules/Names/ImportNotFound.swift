import FormModel

/// `import-not-found`: an import of a file that cannot be read.
enum ImportNotFound: LintRule {
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

  static func check(_ entry: FileImport, _ path: String, _ project: ProjectModel, _ report: inout Reporter) {
    guard let written = entry.path else { return }
    let target = ProjectModel.resolve(written, from: path)
    switch project.files[target] {
    case .read: return
    case .unreadable(let reason): report.add(Self.self, at: entry.pathRange, .notFound(written, reason))
    case nil: report.add(Self.self, at: entry.pathRange, .notFound(written, "there is no such file"))
    }
  }
}

extension Finding.Message {
  fileprivate static func notFound(_ path: String, _ reason: String) -> Self { "cannot import '\(path)': \(reason)" }
}
