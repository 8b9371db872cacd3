import FormModel
import FormSyntax
import UIKitCatalog

/// `preset-cycle`: presets that use each other.
enum PresetCycle: BlockRule {
  static let info = LintRuleInfo(
    "preset-cycle", .warning, group: .names,
    summary: "A preset uses itself, directly or through others.",
    reason: """
      Each preset of the circle is met once, and which of them counts most depends on where one enters it: what one of them \
      is to change in another it changes for some of the fields only.
      """,
    bad: """
      form Person { textField name { use Short } }
      preset Short { use Plain; clearButtonMode: .always }
      preset Plain { use Short; returnKeyType: .default }
      """,
    good: """
      form Person { textField name { use Short } }
      preset Short { use Plain; clearButtonMode: .always }
      preset Plain { returnKeyType: .default }
      """)

  static let blockFilter = BlockFilter(kinds: [.preset])

  /// Of the presets of one circle, the last one of the file tells it.
  static func check(_ context: BlockContext, _ report: inout Reporter) {
    guard context.block.kind == .preset, context.block.memberKinds.contains(MemberKinds(.use)) else { return }
    let reached = context.presets.presets(of: context.block)
    guard reached.contains(where: context.isItself) else { return }
    let others = reached.filter { $0.path == nil && $0.id > context.id }
    if others.contains(where: context.leadsBack) { return }
    for value in context.block.usedPresetValues {
      guard let used = context.scope.preset(named: value.nameBytes, in: context.file),
        let way = context.way(from: used)
      else { continue }
      report.add(Self.self, at: value.range, .circle([context.block.name] + way))
      return
    }
  }
}

extension BlockContext {
  /// Whether a preset is the one that is looked at.
  fileprivate func isItself(_ preset: FoundPreset) -> Bool { preset.path == nil && preset.id == id }

  /// Whether a preset uses the one that is looked at.
  fileprivate func leadsBack(_ preset: FoundPreset) -> Bool {
    presets.presets(of: preset.block).contains(where: isItself)
  }

  /// The names of the presets from one to the one that is looked at, as few as can be; nil where it does not lead there.
  fileprivate func way(from start: FoundPreset) -> [String]? {
    var waiting = [(preset: start, names: [start.block.name])]
    var met: Set<ObjectIdentifier> = [ObjectIdentifier(start.block)]
    var next = 0
    while next < waiting.count {
      let (preset, names) = waiting[next]
      next += 1
      if isItself(preset) { return names }
      guard leadsBack(preset) else { continue }
      for name in preset.block.usedPresets {
        guard let used = scope.preset(named: name, in: file), met.insert(ObjectIdentifier(used.block)).inserted else {
          continue
        }
        waiting.append((used, names + [used.block.name]))
      }
    }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func circle(_ names: [String]) -> Self {
    let left = names.count - PresetCycle.mostNames
    let shown =
      left > 0 ? names.prefix(PresetCycle.mostNames - 1) + ["\(left) others"] + names.suffix(1) : names[...]
    return Finding.Message("circular use of presets: \(shown.joined(separator: " → "))")
  }
}

extension PresetCycle {
  /// So many are named.
  fileprivate static let mostNames = 8
}
