import FormModel
import FormSyntax
import UIKitCatalog

/// What presets give, and to how many.
extension HintFinder {
  /// How many members are shown behind a `use`.
  private static let shownMembers = 3

  /// Behind each preset that a control uses: what of it counts there.
  var presetMembers: [InlineHint] {
    guard block.memberKinds.contains(MemberKinds(.use)),
      let control = ResolvedControl(entry, in: snapshot.file, snapshot.scope)
    else { return [] }
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
    let inner = snapshot.scope.used(by: preset.block, in: snapshot.file)
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
    let count = snapshot.useCount(ofPreset: entry.id)
    let words = count == 0 ? "not used" : count == 1 ? "used once" : "used \(count) times"
    return InlineHint(
      at: start + block.nameRange.upperBound, words, Prose("How many controls and presets use it, in all files."))
  }
}

extension FileSnapshot {
  /// How many blocks use a preset of this file.
  fileprivate func useCount(ofPreset id: ChunkID) -> Int {
    guard let name = file.entry(id).map({ $0.block.source.bytes($0.block.nameRange) }) else { return 0 }
    let key = factKey(name)
    return knownFiles.reduce(0) { count, user in
      guard let model = model(user) else { return count }
      let users = model.presetUses[key]
      guard !users.isEmpty, let seen = scope(of: user).preset(named: name, in: model), seen.id == id,
        seen.path ?? user == path
      else { return count }
      return count + users.count
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
