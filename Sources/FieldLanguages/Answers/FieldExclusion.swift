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
      let others = other.normalization, field.canBeEntered, other.canBeEntered
    else { return false }
    // Lengths that are counted alike may have none in common.
    let areApart = zip(lengths, other.allowedLengths).contains { mine, theirs in
      mine.max.map { $0 < theirs.min } ?? false || theirs.max.map { $0 < mine.min } ?? false
    }
    if areApart || field.hasRangesApart(from: other) { return true }
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

  /// Whether a text can be entered that meets the rules, as far as is known: else that is told of the field itself.
  fileprivate var canBeEntered: Bool {
    maskGap == nil && longestEntry.map { $0 > 0 && rulesBeyondEntry == nil } ?? true
  }

  /// Whether ranges of both that read the same values have none in common.
  fileprivate func hasRangesApart(from other: FieldLanguage) -> Bool {
    let (own, others) = (ranges, other.ranges)
    guard let reader = own.first?.meaning.reader, (own + others).allSatisfy({ $0.meaning.reader == reader }) else {
      return false
    }
    return RuleConflict(ofRangesApartIn: own + others) != nil
  }

  /// The ranges that keep a text from being submitted.
  private var ranges: [ValidationRule] { rules.filter { $0.rejects && $0.language.bounds != nil } }

  /// Whether a mask, a browser, or some rule that keeps a text from being submitted, says something of texts.
  fileprivate var restrictsTexts: Bool {
    rules.contains { $0.rejects && $0.restrictsTexts } || mask != nil || longestEntry != nil
  }

  /// What these say, about texts as rules see them.
  fileprivate func seen(by normalization: FieldNormalization) -> [TextLanguage] {
    let space = RuleSpace(rules, nil)
    let left = normalization.image(of: .all)
    return space.rejecting.map(space.upper)
      + [left, textsOfMask(normalization), entries(normalization)].compactMap { $0 }
  }

  /// What a browser lets people type, as rules see it; nil where all may be, or normalization makes longer texts of it.
  private func entries(_ normalization: FieldNormalization) -> TextLanguage? {
    normalization.expands ? nil : entries
  }

  private var mask: Mask? {
    guard case .format(let format) = source.formatter, case .mask(let pattern) = format else { return nil }
    return Mask(pattern)
  }

  /// What fills a mask, as rules see it; where ends are trimmed, what its texts begin with, too. Nil where there is none,
  /// or normalization makes other texts of these.
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
    return isKept ? (normalization.steps.contains { mask.ends(in: $0) } ? written.all : written.complete) : nil
  }
}

extension Mask {
  /// Whether some text that fills it ends in a character that a step trims.
  fileprivate func ends(in step: Normalization) -> Bool {
    guard case .trim(let set) = step else { return false }
    return (tails + [places.count]).contains { $0 > 0 && !places[$0 - 1].scalars.isDisjoint(with: set) }
  }
}
