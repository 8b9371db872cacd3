/// A text that breaks exactly one rule of a field.
public struct FieldNearMiss: Sendable, Equatable {
  /// The text, as it is typed.
  public var text: String
  /// The index of the rule.
  public var rule: Int
  /// What is wrong with it.
  let kind: MissKind

  /// A text that breaks one rule.
  init(text: String, rule: Int, kind: MissKind) {
    self.text = text
    self.rule = rule
    self.kind = kind
  }
}

/// In what a near miss differs from a right text: two of one kind show the same mistake.
enum MissKind: Sendable {
  /// Below a range, above it, or a value of another kind that it has not.
  case below, above, otherValue
  /// Fewer characters, or more of them.
  case shorter, longer
  /// Another character in the place of one, or in another case.
  case replaced, otherCase
  /// A character less or twice that is no letter or digit, or the text twice.
  case withoutPunctuation, doubledPunctuation, twice
  /// A wrong check digit, or two digits that changed places.
  case wrongDigit, swapped
  /// Nothing at all, or a text that the other rules make.
  case empty, made
}
