import FormModel
import TextPatterns
import UIKitCatalog

/// What the arguments of a `length` rule say: `length(a...b, counting: unit)`. It reads the nodes themselves, since
/// most fields have such a rule, and each says something else.
struct LengthBounds {
  /// Both included.
  var min: Int
  /// Nil: there is none.
  var max: Int?
  /// What is counted.
  var unit: LengthWindow.Unit

  /// Lengths past it are as good as none.
  private static let limit: Int64 = 1 << 40

  /// Nil where a bound is no number that is known.
  init?(_ rule: ResolvedMember) {
    let member = rule.member
    let block = rule.block
    unit = .characters
    (min, max) = (0, nil)
    var range: Int?
    var at = member.values.lowerBound
    while at < member.values.upperBound {
      let argument = block.value(at)
      if argument.kind == .argument, at + 1 < Int(argument.next) {
        if argument.textLength == 0 { range = range ?? at + 1 } else { readUnit(block.value(at + 1)) }
      }
      at = Swift.max(at + 1, Int(argument.next))
    }
    guard let range else { return nil }
    let node = block.value(range)
    guard node.kind == .range, node.flags.isDisjoint(with: [.broken, .hasProblem]) else { return nil }
    let first = LengthBounds.number(block, at: range + 1, in: node)
    let second = LengthBounds.number(block, at: range + 2, in: node)
    switch (node.flags.contains(.hasLower), node.flags.contains(.hasUpper)) {
    case (true, true):
      guard let first, let second else { return nil }
      (min, max) = (first, second)
    case (true, false):
      guard let first else { return nil }
      (min, max) = (first, nil)
    case (false, true):
      guard let first else { return nil }
      (min, max) = (0, first)
    case (false, false): (min, max) = (0, nil)
    }
    if node.flags.contains(.isHalfOpen) { max = max.map { $0 - 1 } }
  }

  /// What a `length` rule allows; nil where it allows nothing, or is not known.
  static func window(of rule: ResolvedMember) -> LengthWindow? { LengthBounds(rule).flatMap(\.window) }

  /// What a `length` rule allows, where it is asked at the end, as most are.
  static func closingWindow(of rule: ResolvedMember) -> LengthWindow? {
    let member = rule.member
    guard member.rule == .length, rule.isWellFormed else { return nil }
    if Int(member.next) > rule.index + 1, RuleTerms(rule).time == EnumMember.RuleTime.change { return nil }
    return window(of: rule)
  }

  /// The lengths; nil where there is none.
  var window: LengthWindow? {
    if let max, max < 0 || max < min { return nil }
    // That there is something at all, every unit counts alike.
    return LengthWindow(min: min, max: max, unit: min <= 1 && max == nil ? .scalars : unit)
  }

  private mutating func readUnit(_ node: ValueNode) {
    guard node.kind == .member, node.flags.contains(.isResolved), !node.flags.contains(.hasArguments) else { return }
    switch EnumMember(rawValue: UInt16(truncatingIfNeeded: node.number)) {
    case EnumMember.LengthUnit.utf16: unit = .utf16
    case EnumMember.LengthUnit.scalars: unit = .scalars
    default: unit = .characters
    }
  }

  /// A bound of a range: numbers have nothing inside, so the second follows the first.
  private static func number(_ block: BlockModel, at index: Int, in range: ValueNode) -> Int? {
    guard index < Int(range.next) else { return nil }
    let node = block.value(index)
    guard node.kind == .integer, !node.flags.contains(.broken) else { return nil }
    return Int(Swift.max(-limit, Swift.min(limit, node.number)))
  }
}
