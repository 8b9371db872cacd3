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
  /// The numbers that the bounds are written as, by their indices in the block; nil where there is none.
  private var lower, upper: Int?
  /// Whether the upper one is not included.
  private var isHalfOpen = false

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
    isHalfOpen = node.flags.contains(.isHalfOpen)
    if node.flags.contains(.hasLower) { lower = range + 1 }
    // Numbers have nothing inside, so that the second follows the first.
    if node.flags.contains(.hasUpper) { upper = lower.map { $0 + 1 } ?? range + 1 }
    for bound in [lower, upper].compactMap({ $0 }) {
      guard bound < Int(node.next), block.value(bound).kind == .integer,
        !block.value(bound).flags.contains(.broken)
      else { return nil }
    }
    read(block)
  }

  /// What a rule allows that is written in the same places of another block, but perhaps with other numbers.
  func window(in block: BlockModel) -> LengthWindow? {
    var bounds = self
    bounds.read(block)
    return bounds.window
  }

  private mutating func read(_ block: BlockModel) {
    min = lower.map { LengthBounds.number(block.number(ofValue: $0)) } ?? 0
    max = upper.map { LengthBounds.number(block.number(ofValue: $0)) - (isHalfOpen ? 1 : 0) }
  }

  /// What a `length` rule allows; nil where it allows nothing, or is not known.
  static func window(of rule: ResolvedMember) -> LengthWindow? { LengthBounds(rule).flatMap(\.window) }

  /// What a `length` rule allows, where it is certain that it is asked at the end, as most are.
  static func closingWindow(of rule: ResolvedMember) -> LengthWindow? {
    let member = rule.member
    guard member.rule == .length, rule.isWellFormed else { return nil }
    if Int(member.next) > rule.index + 1 {
      let terms = RuleTerms(rule)
      if terms.time == EnumMember.RuleTime.change || terms.isOpen { return nil }
    }
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

  private static func number(_ number: Int64) -> Int {
    Int(Swift.max(-limit, Swift.min(limit, number)))
  }
}
