import FormFormatter
import FormModel
import FormSyntax

extension Selection {
  /// A preset's members in place of its name, those that count here: the preset itself stays for others, and goes with its
  /// last use.
  var inlinedPreset: QuickFix? {
    guard block.kind == .control, let use = touchedUse,
      let control = ResolvedControl(file.entries[place.index], in: file, snapshot.scope),
      control.isComplete, let preset = snapshot.scope.preset(named: use.nameBytes, in: file),
      preset.block.topMembers.allSatisfy({ [.property, .rule, .event].contains($0.member.kind) }),
      !preset.block.hasSyntaxErrors, keepsOrder(preset, control),
      !isUsedByAnother(preset, control),
      let node = place.chunk.node(at: use.range), let removal = place.chunk.removal(of: node)
    else { return nil }
    let parts = PresetParts(preset, in: snapshot, control)
    guard let properties = parts?.texts(.property), let rules = parts?.texts(.rule), let events = parts?.texts(.event)
    else {
      return nil
    }
    var texts = properties + rules + events
    var presetRemoval: SourceEdit?
    if isLastUse(of: preset) {
      guard let going = GoingPreset(preset, in: snapshot, inlined: parts?.inlined ?? []) else { return nil }
      if texts.isEmpty, !going.comments.isEmpty { return nil }
      if !texts.isEmpty { texts[0] = (going.comments + [texts[0]]).joined(separator: "\n") }
      presetRemoval = going.removal
    }
    var edits = [removed(use) ?? edit(removal.range, String(decoding: removal.replacement, as: UTF8.self))]
    if !texts.isEmpty {
      guard let insertion = insertion(texts) else { return nil }
      edits.append(insertion)
    }
    if let presetRemoval { edits.append(presetRemoval) }
    return refactoring("Inline the preset '\(preset.block.name)'", .inline, edits)
  }

  /// Takes out a `use` with a single name and leaves the comment behind it; nil where there is none.
  private func removed(_ use: Value) -> SourceEdit? {
    guard
      let member = block.topMembers.first(where: { $0.member.kind == .use && $0.member.values.contains(use.index) })?
        .member, block.view(member.values.lowerBound).range == use.range,
      member.range.upperBound == use.range.upperBound
    else { return nil }
    let rest = place.chunk.bytes.dropFirst(member.range.upperBound)
    let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let isCommented = rest.dropFirst(blanks).starts(with: "//".utf8) || rest.dropFirst(blanks).starts(with: "/*".utf8)
    return isCommented ? edit(member.range.lowerBound..<member.range.upperBound + blanks, "") : nil
  }

  /// The preset's name that the place touches.
  private var touchedUse: Value? {
    block.usedPresetValues.first {
      $0.range.lowerBound <= place.offset && place.offset <= $0.range.upperBound && $0.kind == .reference
    }
  }

  /// Whether rules and handlers stay in their order: own ones come first, then those of the presets used last.
  private func keepsOrder(_ preset: FoundPreset, _ control: ResolvedControl) -> Bool {
    let isFirst = control.presets.first.map { $0.id == preset.id && $0.path == preset.path } ?? false
    let isTwice = control.presets.count(where: { $0.id == preset.id && $0.path == preset.path }) != 1
    let isNamedTwice =
      block.usedPresets.count(where: preset.block.hasName) != 1
    return isFirst && !isTwice && !isNamedTwice
  }

  /// Whether another preset of the control uses the preset as well: what it says would be said twice.
  private func isUsedByAnother(_ preset: FoundPreset, _ control: ResolvedControl) -> Bool {
    control.presets.contains { !$0.isSame(as: preset) && $0.block.usedPresets.contains(where: preset.block.hasName) }
  }

  /// All at the end of the block; in a block on one line, behind each other.
  private func insertion(_ texts: [String]) -> SourceEdit? {
    let isOneLine = MemberLines(place.chunk) == nil
    guard !isOneLine || texts.allSatisfy({ !$0.contains("\n") && !$0.contains("//") }) else { return nil }
    let text = texts.joined(separator: isOneLine ? "; " : "\n")
    return insertion(ofMember: text, intoChunk: place.index, at: .end)
  }
}

/// The members of a preset that count for one of its users.
private struct PresetParts {
  let preset: FoundPreset
  let control: ResolvedControl
  private let chunk: Chunk
  private let lines: MemberLines?

  init?(_ preset: FoundPreset, in snapshot: FileSnapshot, _ control: ResolvedControl) {
    guard let model = snapshot.model(preset.path ?? snapshot.path), let index = model.document.index(of: preset.id)
    else {
      return nil
    }
    self.preset = preset
    self.control = control
    chunk = model.document.chunks[index]
    lines = MemberLines(chunk)
    // Where members share lines, nobody knows whose the comments are.
    if lines == nil, hasComments { return nil }
  }

  private var hasComments: Bool {
    var found = false
    chunk.forEachLexeme { lexeme in
      if lexeme.kind.isComment, lexeme.start > preset.block.range.lowerBound { found = true }
    }
    return found
  }

  /// The bytes of the preset's chunk that are inlined with their comments.
  var inlined: [Range<Int>] {
    preset.block.topMembers.filter { counts($0.index, $0.member) }.compactMap { _, member in
      lines?.items.first { $0.range.lowerBound == member.range.lowerBound }?.lines
    }
  }

  /// The texts of the members of one kind that count, with their comments; nil where one cannot be taken out.
  func texts(_ kind: MemberKind) -> [String]? {
    var texts: [String] = []
    for (index, member) in preset.block.topMembers where member.kind == kind && counts(index, member) {
      guard let lines else {
        texts.append(preset.block.source.text(member.range))
        continue
      }
      guard let item = lines.items.first(where: { $0.range.lowerBound == member.range.lowerBound }),
        let text = lines.outdented(item)
      else { return nil }
      texts.append(text)
    }
    return texts
  }

  private func counts(_ index: Int, _ member: Member) -> Bool {
    switch member.kind {
    case .property:
      guard let property = member.property, let set = control[property] else { return true }
      return set.block === preset.block
    case .event: return control.events.contains { $0.block === preset.block && $0.index == index }
    default: return true
    }
  }
}
