import FormModel
import FormSyntax
import UIKitCatalog

/// `duplicate-preset`: two presets of one name.
enum DuplicatePreset: ProjectRule {
  static let info = LintRuleInfo(
    "duplicate-preset", .error, group: .names,
    summary: "Two presets of a file have the same name.",
    reason: """
      'use' means one preset: of two with one name only the first is ever used.
      """,
    bad: """
      form Person { textField name { use Short } }
      preset Short { returnKeyType: .default }
      preset Short { clearButtonMode: .always }
      """,
    good: """
      form Person { textField name { use Short } }
      preset Short { returnKeyType: .default }
      """)

  static func check(_ context: ProjectContext, _ report: inout FormReporter) {
    report.addClashes(Self.self, in: context.file.presets, context.file) { "there is a preset '\($0)' already" }
  }
}

extension FormReporter {
  /// Reports all blocks of a file but the first that have one name.
  mutating func addClashes<R: LintRule>(
    _ rule: R.Type, in table: FactTable, _ file: FileModel, _ message: (String) -> String
  ) {
    for (_, chunks) in table.clashes.sorted(by: { $0.value[0] < $1.value[0] }) {
      var first: [String: ChunkPlace] = [:]
      for chunk in chunks {
        guard let block = file.entry(chunk)?.block else { continue }
        let place = ChunkPlace(chunk: chunk, range: block.nameRange)
        guard let earlier = first[block.name] else {
          first[block.name] = place
          continue
        }
        add(
          rule, at: place, Finding.Message(message(block.name)),
          related: [Related("'\(block.name)' is declared here first", earlier)])
      }
    }
  }
}
