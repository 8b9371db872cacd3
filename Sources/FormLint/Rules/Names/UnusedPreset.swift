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
    guard !unused.isEmpty, !context.project.isImportedByOthers(context.path) else { return }
    let meant = meantNames(context, among: unused)
    for entry in unused where !meant.contains(entry.block.name) {
      report.add(
        Self.self, at: ChunkPlace(chunk: entry.id, range: entry.block.nameRange),
        "no control uses the preset '\(entry.block.name)'", tags: [.unnecessary])
    }
  }

  /// So many names of presets that there are not are looked at.
  private static let mostNames = 64

  /// The unused presets that a name is meant for which no preset has: that is told of the name.
  private static func meantNames(_ context: ProjectContext, among unused: [ModelEntry]) -> Set<String> {
    let users = context.file.usersOfOtherPresets(most: mostNames)
    if users.isEmpty { return [] }
    let scope = PresetScope(context.project, from: context.path)
    let names = unused.map(\.block.name)
    return Set(
      users.lazy.flatMap(\.block.usedPresetValues).filter { scope.preset(named: $0.nameBytes, in: context.file) == nil }
        .prefix(mostNames).compactMap { closestMatch(to: $0.name, among: names) })
  }
}
