public import UIKitCatalog

/// What is wrong with a value, as plain data.
public struct ValueProblem: Sendable {
  /// What is wrong.
  public enum Kind: Sendable, Equatable {
    /// Another type than the place takes.
    case mismatch(ValueType)
    /// No such case, constant or call in what the place takes.
    case unknown(ValueType)
    /// A label that the call does not have.
    case unknownLabel(Callee)
    /// An argument that stands without its label, the label of this argument.
    case missingLabel(Callee, Int)
    /// An argument that stands without a label, or is a part of one, where only such with labels are left; that of this
    /// argument, where no other may be meant.
    case unlabelled(Callee, Int?)
    /// An argument too many.
    case extraArgument(Callee)
    /// An argument that the call needs is not there.
    case missingArgument(Callee, Int)
    /// A number that does not fit: of a tag, into an `Int`.
    case overflow
    /// A string whose text is not what the place takes: a day that no calendar has.
    case malformed(ValueType)
  }
  /// What is wrong.
  public var kind: Kind
  /// The value that it is about; of a missing argument, the call.
  public var value: UInt32
  /// The member that the value stands in.
  public var member: UInt32

  /// The value's index in the block.
  public var valueIndex: Int { Int(value) }
  /// The member's index in the block.
  public var memberIndex: Int { Int(member) }
}

/// What takes arguments.
public enum Callee: Sendable, Equatable {
  /// A call that makes a value.
  case function(FunctionID)
  /// A validation rule.
  case rule(ValidationRuleKind)

  /// The arguments that it takes, in order, as the catalogue has them.
  public var arguments: [Argument] {
    switch self {
    case .function(let function): function.arguments
    case .rule(let rule): rule.arguments
    }
  }

  /// How it is written, with its labels.
  public var signature: String {
    switch self {
    case .function(let function): function.signature
    case .rule(let rule): rule.signature
    }
  }
}
