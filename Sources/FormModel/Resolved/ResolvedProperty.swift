/// A property that is set, with where.
public struct ResolvedProperty: Sendable {
  /// The block that sets it: the control's or a preset's.
  public let block: BlockModel
  /// The member that sets it.
  public let member: Member
  /// Whose block that is.
  public let origin: Origin

  /// The property that a member of a block sets.
  public init(block: BlockModel, member: Member, origin: Origin) {
    self.block = block
    self.member = member
    self.origin = origin
  }

  /// The value as it is written; nil where it is missing.
  public var value: Value? { block.value(of: member) }

  /// Whether the value is there and is what the property takes.
  public var isWellFormed: Bool { member.isWellFormed }
}

extension Member {
  /// Whether its value is there and is what the property takes.
  @inline(__always)
  var isWellFormed: Bool { flags.isDisjoint(with: [.broken, .valueProblem, .misplaced]) && flags.contains(.hasValue) }
}
