public import UIKitCatalog

/// A validation rule, handler or override of a control: its own, from a preset or of its form.
public struct ResolvedMember: Sendable {
  /// The block that it stands in.
  public let block: BlockModel
  /// Its index among the block's members.
  public let index: Int
  /// Whose block that is.
  public let origin: Origin

  /// The member of a block at an index.
  public init(block: BlockModel, index: Int, origin: Origin) {
    self.block = block
    self.index = index
    self.origin = origin
  }

  /// The member as its block has it.
  public var member: Member { block.member(index) }

  /// The value of a property in its `{ }`; nil where that is not set, or not what the property takes.
  public func inner(_ property: PropertyID) -> Value? {
    for (_, member) in block.innerMembers(of: index) where member.property == property {
      return member.flags.isDisjoint(with: [.broken, .valueProblem]) ? block.value(of: member) : nil
    }
    return nil
  }

  /// Whether nobody knows what a property in its `{ }` is: what sets it cannot be read, or something there that cannot be
  /// read may set it. A name that is near those of others is meant for these alone.
  public func isOpen(_ property: PropertyID) -> Bool {
    guard block.hasSyntaxErrors || !block.flags.isDisjoint(with: [.broken, .valueProblem, .unknown, .misplaced]) else {
      return false
    }
    if member.flags.contains(.unread) { return true }
    var isMeant = false
    for (_, inner) in block.innerMembers(of: index) {
      if inner.property == property { return !inner.isWellFormed }
      guard !isMeant, inner.flags.contains(.unknown) else { continue }
      isMeant = block.nearProperty(inner, in: member.kind.innerScope).map { $0 == property } ?? true
    }
    return isMeant
  }

  /// The values of its arguments, as `argument` nodes.
  public var arguments: ValueChildren {
    let values = member.values
    return ValueChildren(block: block, at: values.lowerBound, end: values.upperBound)
  }

  /// The value of the argument with a label, or of the first without one; nil where it is not given.
  public func argument(_ label: ArgumentLabel? = nil) -> Value? {
    for argument in arguments where argument.kind == .argument {
      let isMatch = label.map(argument.isLabelled) ?? (argument.node.textLength == 0)
      if isMatch { return argument.children.first { _ in true } }
    }
    return nil
  }

  /// Whether it says what it says without mistakes.
  public var isWellFormed: Bool { member.flags.isDisjoint(with: [.broken, .valueProblem, .unknown, .misplaced]) }

  /// Whether a handler, or something in it, is written with a mistake: what that was meant to do is not known.
  public var isUnclear: Bool {
    !isWellFormed || member.flags.contains(.unread)
      || block.innerMembers(of: index).contains {
        !$0.member.flags.isDisjoint(with: [.broken, .valueProblem, .unknown])
      }
  }

  /// Whether it is asked whether editing may begin, and always answers false; nil where a mistake hides that.
  public var refusesToBegin: Bool? {
    let answer = inner(.return)?.boolean
    switch member.method {
    case .textFieldShouldBeginEditing, .textViewShouldBeginEditing:
      return answer.map { !$0 } ?? (isUnclear ? nil : false)
    case nil:
      return answer == false && member.flags.contains(.unknown) ? nil : false
    default: return false
    }
  }
}

extension MemberKind {
  /// The blocks that its `{ }` is one of.
  fileprivate var innerScope: Scope {
    switch self {
    case .rule: .rule
    case .observer: .observer
    case .override: .override
    default: .event
    }
  }
}
