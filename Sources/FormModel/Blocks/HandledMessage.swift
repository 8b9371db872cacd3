/// What a handler is asked for, or an override overrides.
public struct HandledMessage: Hashable {
  private let kind: MemberKind
  private let symbol: UInt16
  private let isControlEvent: Bool

  /// Tells it from all others; never 0.
  var number: UInt64 { 1 << 32 | UInt64(kind.rawValue) << 17 | UInt64(symbol) << 1 | (isControlEvent ? 1 : 0) }

  /// Nil where nobody knows it.
  public init?(_ member: Member) {
    guard member.flags.isDisjoint(with: .unknown) else { return nil }
    kind = member.kind
    symbol = member.symbol
    isControlEvent = member.flags.contains(.isControlEvent)
  }
}
