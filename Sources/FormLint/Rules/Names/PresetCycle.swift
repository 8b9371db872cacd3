import FormModel
import FormSyntax
import UIKitCatalog

/// `preset-cycle`: presets that use each other.
enum PresetCycle: BlockRule, ProjectRule {
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
    let preset = FoundPreset(path: nil, id: context.id, block: context.block)
    guard context.block.kind == .preset, let circle = circle(endingWith: preset, context.presets), circle.isOfOneFile,
      let (range, presets) = Way(context.scope, context.file).back(to: preset, circle)
    else { return }
    report.add(Self.self, at: range, .circle(presets))
  }

  /// Circles by way of other files: each of those files tells of them, at the last of its presets.
  static func check(_ context: ProjectContext, _ report: inout FormReporter) {
    let (path, file) = (context.path, context.file)
    guard !file.imports.isEmpty, !file.usersOfOtherPresets(most: 1).isEmpty else { return }
    let scope = PresetScope(context.project, from: path)
    guard leadBack(context, scope) else { return }
    let presets = UsedPresets(in: file, scope)
    file.forEachEntry(in: 0..<file.entries.count) { entry in
      let preset = FoundPreset(path: nil, id: entry.id, block: entry.block)
      guard entry.block.kind == .preset, let circle = circle(endingWith: preset, presets), !circle.isOfOneFile,
        let (range, presets) = Way(scope, file).back(to: preset, circle)
      else { return }
      report.add(Self.self, at: ChunkPlace(chunk: entry.id, range: range), .circle(presets))
    }
  }

  /// The circle of which a preset is the last in its file; nil where there is none.
  private static func circle(endingWith preset: FoundPreset, _ presets: UsedPresets) -> PresetCircle? {
    guard preset.block.memberKinds.contains(MemberKinds(.use)), let circle = presets.circle(of: preset) else {
      return nil
    }
    return circle.last == preset.id ? circle : nil
  }

  /// Whether an imported file uses a preset of this one, or may.
  private static func leadBack(_ context: ProjectContext, _ scope: PresetScope) -> Bool {
    context.project.seen(from: context.path).contains { path in
      guard path != context.path, let model = context.project.model(path) else { return false }
      let users = model.usersOfOtherPresets(most: mostUsers)
      return users.count == mostUsers
        || users.contains { user in
          user.block.usedPresetValues.contains { value in
            scope.preset(named: value.nameBytes, in: context.file).map { $0.path == nil } ?? false
          }
        }
    }
  }

  /// So many users of presets of other files are looked at in each file.
  private static let mostUsers = 64
}

extension PresetCircle {
  /// Whether all of it stands in the file that asked.
  fileprivate var isOfOneFile: Bool { presets.allSatisfy { $0.path == nil } }
}

/// From one preset of a circle to another.
private struct Way {
  private let scope: PresetScope
  private let file: FileModel

  init(_ scope: PresetScope, _ file: FileModel) { (self.scope, self.file) = (scope, file) }

  /// The first of a preset's uses that leads back to it, and the presets on the way there.
  func back(to preset: FoundPreset, _ circle: PresetCircle) -> (range: Range<Int>, presets: [FoundPreset])? {
    for value in preset.block.usedPresetValues {
      guard let used = scope.preset(named: value.nameBytes, in: file), let way = way(from: used, to: preset, circle)
      else { continue }
      return (value.range, [preset] + way)
    }
    return nil
  }

  /// The presets from one to another, as few as can be; nil where it does not lead there.
  private func way(from start: FoundPreset, to end: FoundPreset, _ circle: PresetCircle) -> [FoundPreset]? {
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
