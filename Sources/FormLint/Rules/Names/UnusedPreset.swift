import FormModel
import FormSyntax
import UIKitCatalog

/// `unused-preset`: a preset that nobody uses.
enum UnusedPreset: ProjectRule {
  static let info = LintRuleInfo(
    "unused-preset", .hint, group: .names,
    summary: "A preset is used by no control.",
    reason: """
      What it says counts nowhere: the 'use' was forgotten, or the preset can go.
      """,
    bad: """
      form Person { textField name { key: NameKey } }
      preset Short { returnKeyType: .default }
      """,
    good: """
      form Person { textField name { use Short } }
      preset Short { returnKeyType: .default }
      """)

  static func check(_ context: ProjectContext, _ report: inout FormReporter) {
    // A file without forms is there for others, and so is one that is imported.
    guard !context.file.forms.isEmpty else { return }
    // What cannot be read may use it.
    if context.file.document.chunks.measure.errors > 0 { return }
    let unused = context.file.unusedPresets
    guard !unused.isEmpty, !isImported(context) else { return }
    for entry in unused {
      report.add(
        Self.self, at: ChunkPlace(chunk: entry.id, range: entry.block.nameRange),
        "no control uses the preset '\(entry.block.name)'", tags: [.unnecessary])
    }
  }

  private static func isImported(_ context: ProjectContext) -> Bool {
    context.project.files.keys.contains { path in
      path != context.path && context.project.imports(of: path).contains { $0.target == context.path }
    }
  }
}
