import FormModel
import FormSyntax

/// Which preset alone says what a finding is about.
extension ResolvedControl {
  /// Where a finding stands in the preset that says all it is about, itself or by the presets that it uses; nil where
  /// something else has a part in it.
  ///
  /// - Parameters:
  ///   - range: what the finding points at, in the block of its `origin`.
  ///   - others: who says the rest of what it is about.
  func cause(_ range: Range<Int>, _ origin: Origin, with others: [Origin] = []) -> ChunkPlace? {
    if kind == nil || isAssumed, ([origin] + others).contains(where: \.isOwn) {
      let use = origin.preset.map { rangeOfUse(of: $0, in: block) }
      return ChunkPlace(chunk: id, range: use ?? range)
    }
    guard let stated = origin.preset else { return nil }
    guard let preset = preset(thatSays: [origin] + others) else {
      // Each says a part, and the assumed user has nothing but what its preset brings together.
      let isTogether = isAssumed && others.allSatisfy { $0.preset != nil }
      return isTogether ? ChunkPlace(chunk: id, range: rangeOfUse(of: stated, in: block)) : nil
    }
    if preset.isSame(as: stated) { return place(range, origin) }
    return place(rangeOfUse(of: stated, in: preset.block), .preset(preset))
  }

  /// Where a block names a preset that it uses, or another one that uses it.
  private func rangeOfUse(of preset: FoundPreset, in block: BlockModel) -> Range<Int> {
    let use = block.usedPresetValues.first { links.uses(preset, by: $0.nameBytes) }
    return use?.range ?? block.nameRange
  }

  /// The innermost of its presets that says all that some members say, itself or by the presets that it uses; nil where
  /// the control itself or its form says some of it.
  func preset(thatSays origins: [Origin]) -> FoundPreset? {
    var parts: [FoundPreset] = []
    for origin in origins {
      guard let preset = origin.preset else { return nil }
      if !parts.contains(where: preset.isSame) { parts.append(preset) }
    }
    guard parts.count > 1 else { return parts.first }
    return links.innermost(thatUses: parts)
  }
}
