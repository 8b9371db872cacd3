/// What a handler is asked for, or an override overrides.
struct HandledMessage: Hashable {
  private let kind: MemberKind
  private let symbol: UInt16
  private let isControlEvent: Bool

  /// Nil where nobody knows it.
  init?(_ member: Member) {
    guard member.flags.isDisjoint(with: .unknown) else { return nil }
    kind = member.kind
    symbol = member.symbol
    isControlEvent = member.flags.contains(.isControlEvent)
  }
}
