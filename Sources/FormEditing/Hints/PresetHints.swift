import FormModel
import FormSyntax
import UIKitCatalog

/// What presets give, and to how many.
extension HintFinder {
  /// How many members are shown behind a `use`.
  private static let shownMembers = 3

  /// Behind each preset that a control uses: what of it counts there.
  var presetMembers: [InlineHint] {
    guard block.memberKinds.contains(MemberKinds(.use)), let control else { return [] }
    return block.usedPresetValues.compactMap { value in
      guard let preset = snapshot.scope.preset(named: value.nameBytes, in: snapshot.file) else { return nil }
      let texts = members(of: preset, in: control)
      guard !texts.isEmpty else { return nil }
      let shown = texts.prefix(HintFinder.shownMembers).joined(separator: "; ")
      let rest = texts.count - HintFinder.shownMembers
      return InlineHint(
        at: start + value.range.upperBound, "{ \(shown)\(rest > 0 ? "; and \(rest) more" : "") }",
        explanation: {
          var explanation = Prose("What counts here of the preset \(code: preset.block.name):")
          explanation.addCode(texts.joined(separator: "\n"))
          return explanation
        })
    }
  }

  /// The members of a preset, and of those that it uses and the control does not name, that no other one hides.
  private func members(of preset: FoundPreset, in control: ResolvedControl) -> [String] {
    let own = Set(block.usedPresetValues.map(\.name))
    let inner = self.presets.used.presets(of: preset.block)
    let presets = [preset] + inner.filter { !own.contains($0.block.name) }
    return presets.flatMap { ownMembers(of: $0, in: control) }
  }

  private func ownMembers(of preset: FoundPreset, in control: ResolvedControl) -> [String] {
    let isFromHere = { (origin: Origin) in
      if case .preset(let found) = origin { return found.id == preset.id && found.path == preset.path }
      return false
    }
    let block = preset.block
    let properties = block.topMembers.compactMap { _, member -> String? in
      guard let property = member.property, let set = control[property], isFromHere(set.origin),
        let value = block.value(of: member)
      else { return nil }
      return "\(property.name): \(block.source.text(value.range).firstLine)"
    }
    let others = (control.rules + control.events).filter { isFromHere($0.origin) }.map { $0.head.firstLine }
    return properties + others
  }

  /// How often a preset is used, in all files that are known.
  var useCount: InlineHint? {
    guard !block.nameRange.isEmpty else { return nil }
    let count = presets.useCount(of: entry)
    let words = count == 0 ? "not used" : count == 1 ? "used once" : "used \(count) times"
    return InlineHint(
      at: start + block.nameRange.upperBound, words, Prose("How many controls and presets use it, in all files."))
  }
}

/// What is known of presets while the hints of a range are looked for; for one thread.
final class HintedPresets {
  private let snapshot: FileSnapshot
  /// The presets that blocks use.
  let used: UsedPresets
  /// The file and those that import it, which alone see its presets.
  private lazy var users = snapshot.project.importers(of: snapshot.path).union([snapshot.path]).compactMap { user in
    snapshot.model(user).map { (path: user, model: $0, scope: snapshot.scope(of: user)) }
  }

  init(_ snapshot: FileSnapshot) {
    self.snapshot = snapshot
    used = UsedPresets(in: snapshot.file, snapshot.scope)
  }

  /// How many blocks use a preset of the file.
  func useCount(of preset: ModelEntry) -> Int {
    let name = preset.block.source.bytes(preset.block.nameRange)
    let key = factKey(name)
    return users.reduce(0) { count, user in
      let uses = user.model.presetUses[key]
      guard !uses.isEmpty, let seen = user.scope.preset(named: name, in: user.model), seen.id == preset.id,
        seen.path ?? user.path == snapshot.path
      else { return count }
      return count + uses.count
    }
  }
}

extension String {
  /// Up to the first line break.
  fileprivate var firstLine: String {
    let line = prefix { !$0.isNewline }
    return line.count == count ? self : line + " …"
  }
}
