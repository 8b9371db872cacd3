import FormModel
import FormSyntax
import UIKitCatalog

/// Where findings about a control point.
extension ResolvedControl {
  /// Where a range of a member is: of its own, of a preset's or of its form's.
  func place(_ range: Range<Int>, _ origin: Origin) -> ChunkPlace {
    switch origin {
    case .own: ChunkPlace(chunk: id, range: range)
    case .preset(let preset): ChunkPlace(path: preset.path, chunk: preset.id, range: range)
    case .form(let chunk): ChunkPlace(chunk: chunk, range: range)
    }
  }

  /// Where to point in the control's own text for something of an origin: the range itself, the `use` that brought the
  /// preset, or the control's name for what its form says.
  func ownRange(_ range: Range<Int>, _ origin: Origin) -> Range<Int> { block.ownRange(range, origin) }

  /// Where a finding about a property stands in a preset that sets it, and the others where they are set, itself or by
  /// what it uses; nil where something else has a part in it.
  ///
  /// - Parameter range: what of it the finding points at; nil: its value.
  func cause(of set: ResolvedProperty, at range: Range<Int>? = nil, with others: [PropertyID] = []) -> ChunkPlace? {
    cause(
      range ?? set.value?.range ?? set.member.nameRange, set.origin, with: others.compactMap { self[$0]?.origin })
  }
}

extension BlockModel {
  /// Where to point in a control's block for something of an origin, as `ResolvedControl` says.
  func ownRange(_ range: Range<Int>, _ origin: Origin) -> Range<Int> {
    switch origin {
    case .own: return range
    case .form: return nameRange
    case .preset(let preset):
      let uses = usedPresetValues
      if uses.count == 1 { return uses[0].range }
      return (uses.first { preset.block.hasName($0.nameBytes) } ?? uses.first)?.range ?? nameRange
    }
  }
}
