/// A text that breaks exactly one rule of a field.
public struct FieldNearMiss: Sendable, Equatable {
  /// The text, as it is typed.
  public var text: String
  /// The index of the rule.
  public var rule: Int
}
