/// That a rule lets nobody type a valid text key by key.
public struct BlockedTyping: Sendable, Equatable {
  /// A text that meets all rules.
  public var goal: String
  /// The first beginning of it that the rule refuses.
  public var refused: String
}
