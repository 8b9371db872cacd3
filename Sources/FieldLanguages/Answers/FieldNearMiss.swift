/// A text that breaks exactly one rule of a field.
public struct FieldNearMiss: Sendable, Equatable {
  public var text: String
  /// The index of the rule.
  public var rule: Int
}
