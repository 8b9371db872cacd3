/// That the passwords which iOS makes may not meet the rules of the field.
public struct RejectedPassword: Sendable, Equatable {
  /// One that it may make.
  public var password: String
  /// The rule that rejects it.
  public var rule: Int
}
