import TextPatterns

/// A field, asked whether others that must be equal to it leave it any text.
public struct FieldExclusion {
  private let field: FieldLanguage
  private let lengths: [LengthInterval]
  private let hasRules: Bool

  /// Asks about a field.
  public init(_ field: FieldLanguage) {
    self.field = field
    lengths = field.allowedLengths
    hasRules = field.restrictsTexts
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
    guard hasRules && other.restrictsTexts || steps.maps || others.maps else { return false }
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

  /// Whether some rule that keeps a text from being submitted says something of texts.
  fileprivate var restrictsTexts: Bool { rules.contains { $0.rejects && $0.restrictsTexts } }

  /// What these rules say, about texts as they see them.
  fileprivate func seen(by normalization: FieldNormalization) -> [TextLanguage] {
    let space = RuleSpace(rules, nil)
    return space.rejecting.map(space.upper) + (normalization.image(of: .all).map { [$0] } ?? [])
  }
}
