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
    let preset = FoundPreset(path: nil, id: context.id, block: context.block)
    guard let circle = context.presets.circle(of: preset), circle.last == context.id else { return }
    for value in context.block.usedPresetValues {
      guard let used = context.scope.preset(named: value.nameBytes, in: context.file),
        let way = context.way(from: used, to: preset, circle)
      else { continue }
      report.add(Self.self, at: value.range, .circle([preset] + way))
      return
    }
  }
}

extension BlockContext {
  /// The presets from one to another, as few as can be; nil where it does not lead there.
  fileprivate func way(from start: FoundPreset, to end: FoundPreset, _ circle: PresetCircle) -> [FoundPreset]? {
    guard circle.contains(start) else { return nil }
    // Each with the index of the one that led there.
    var met: [(preset: FoundPreset, from: Int?)] = [(start, nil)]
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(start.block)]
    var next = 0
    while next < met.count {
      let preset = met[next].preset
      if preset.block === end.block {
        let way = sequence(first: next) { met[$0].from }
        return way.map { met[$0].preset }.reversed()
      }
      for name in preset.block.usedPresets {
        guard let used = scope.preset(named: name, in: file), circle.contains(used),
          known.insert(ObjectIdentifier(used.block)).inserted
        else { continue }
        met.append((used, next))
      }
      next += 1
    }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func circle(_ presets: [FoundPreset]) -> Self {
    let left = presets.count - PresetCycle.mostNames
    let first = presets.prefix(left > 0 ? PresetCycle.mostNames - 1 : presets.count).map(\.block.name)
    let rest = left > 0 ? ["\(left) others"] + presets.suffix(1).map(\.block.name) : []
    return Finding.Message("circular use of presets: \((first + rest).joined(separator: " → "))")
  }
}

extension PresetCycle {
  /// So many are named.
  fileprivate static let mostNames = 8
}
