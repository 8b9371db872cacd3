import TextPatterns
import ValueFormatting

/// A field, asked whether others that must be equal to it leave it any text.
public struct FieldExclusion {
  private let field: FieldLanguage
  private let lengths: [LengthInterval]
  private let isBound: Bool

  /// Asks about a field.
  public init(_ field: FieldLanguage) {
    self.field = field
    lengths = field.allowedLengths
    isBound = field.restrictsTexts
  }

  /// Whether no text meets both the rules of the field and those of another one, though each by itself can be met.
  public func excludes(_ other: FieldLanguage) -> Bool {
    guard field.analysis.conflict == nil, other.analysis.conflict == nil, let steps = field.normalization,
      let others = other.normalization
    else { return false }
    // Lengths that are counted alike may have none in common.
    let areApart = zip(lengths, other.allowedLengths).contains { mine, theirs in
      mine.max.map { $0 < theirs.min } ?? false || theirs.max.map { $0 < mine.min } ?? false
    }
    if areApart { return true }
    // What nothing but the same normalization binds can be as the other is.
    guard isBound && other.restrictsTexts || steps.words != others.words else { return false }
    return (field.seen(by: steps) + other.seen(by: others)).witness(budget: field.budget) == .decided(nil)
  }
}

extension FieldLanguage {
  /// The lengths that rules allow which keep a text from being submitted, by unit.
  fileprivate var allowedLengths: [LengthInterval] {
    let windows = rules.filter(\.rejects).compactMap(\.language.window)
    return [LengthWindow.Unit.characters, .scalars, .utf16].map { unit in
      LengthInterval(windows.filter { $0.unit == unit })
    }
  }

  /// Whether a mask, or some rule that keeps a text from being submitted, says something of texts.
  fileprivate var restrictsTexts: Bool { rules.contains { $0.rejects && $0.restrictsTexts } || mask != nil }

  /// What these say, about texts as rules see them.
  fileprivate func seen(by normalization: FieldNormalization) -> [TextLanguage] {
    let space = RuleSpace(rules, nil)
    let left = normalization.image(of: .all)
    return space.rejecting.map(space.upper) + [left, textsOfMask(normalization)].compactMap { $0 }
  }

  private var mask: Mask? {
    guard case .format(let format) = source.formatter, case .mask(let pattern) = format else { return nil }
    return Mask(pattern)
  }

  /// What a mask leaves in the field, as rules see it: what its texts begin with, too. Nil where there is none, or
  /// normalization makes other texts of these.
  private func textsOfMask(_ normalization: FieldNormalization) -> TextLanguage? {
    guard let mask, mask.places.count <= Mask.judgedLength, let written,
      let used = [written.all].usedScalars().value
    else { return nil }
    let isKept = normalization.steps.allSatisfy { step in
      switch step {
      // What is trimmed at the end of a text leaves what it begins with.
      case .trim(let set): mask.places.first.map { $0.scalars.isDisjoint(with: set) } ?? true
      case .remove(let set): used.isDisjoint(with: set)
      case .map: false
      }
    }
    return isKept ? written.all : nil
  }
}
