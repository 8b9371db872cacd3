import FormModel
import FormSyntax
import UIKitCatalog

/// Arguments with labels of other languages: `length(min: 2, max: 5)`, `characters(in: .letters)`.
struct ArgumentRewriting {
  /// What the text takes the place of.
  let range: Range<Int>
  /// The arguments as they are written here.
  let text: String
  /// What the fix is called.
  var title: String { "Write '\(text)'" }

  /// How the arguments around an unknown label are meant; nil where that is not known, or another label of theirs was told
  /// first.
  init?(_ problem: ValueProblem, _ callee: Callee, _ block: BlockModel) {
    let arguments = ArgumentRewriting.arguments(around: problem, block)
    guard let first = arguments.first, let last = arguments.last,
      let place = arguments.firstIndex(where: { $0.index == problem.valueIndex })
    else { return nil }
    if let settings = ArgumentRewriting.settings(problem, arguments, block) {
      (range, text) = settings
      return
    }
    if let digits = ArgumentRewriting.fractionDigits(arguments[place], arguments, callee) {
      (range, text) = (arguments[place].range, digits)
      return
    }
    let type = callee.arguments.first?.type
    if place == 0,
      let bounds = ArgumentRewriting.bounds(arguments, isRange: type == .lengthRange || type == .valueRange)
    {
      (range, text) = (first.range.lowerBound..<last.range.upperBound, bounds)
      return
    }
    // The label of an argument that has none.
    guard callee.arguments.first?.label.isEmpty == true, !arguments.contains(where: { $0.name.isEmpty }),
      arguments.count == 1, let value = first.children.first(where: { _ in true }),
      !ArgumentRewriting.ofOtherMeaning.contains(first.name), ArgumentRewriting.fits(value, callee)
    else { return nil }
    (range, text) = (first.range, block.source.text(value.range))
  }

  /// Labels of what the only argument is not: a symbol of the system is no image of the app's, and what is left out is not
  /// what is accepted.
  private static let ofOtherMeaning: Set<String> = [
    "systemName", "systemImage", "systemSymbolName", "not", "notIn", "excluding", "except", "without", "inverted",
    "forbidden", "disallowed", "excluded",
  ]

  /// What stands in the block of a rule.
  static let ofRuleBlocks: Set<String> = ["message", "when", "effect", "severity"]

  /// `required { message: "…" }` of `required(message: "…")`: what a rule's block says, behind its arguments.
  private static func settings(
    _ problem: ValueProblem, _ arguments: [Value], _ block: BlockModel
  ) -> (range: Range<Int>, text: String)? {
    let member = block.member(problem.memberIndex)
    guard member.kind == .rule, let last = arguments.last, !arguments.contains(where: \.isBroken),
      let start = arguments.firstIndex(where: { ofRuleBlocks.contains($0.name) }),
      arguments[start...].allSatisfy({ ofRuleBlocks.contains($0.name) }),
      block.source.text(last.range.upperBound..<member.range.upperBound).allSatisfy({ $0 == " " || $0 == ")" })
    else { return nil }
    let said = arguments[start...].map { block.source.text($0.range) }.joined(separator: "; ")
    let own = arguments[..<start].map { block.source.text($0.range) }.joined(separator: ", ")
    let name = block.source.text(member.nameRange)
    return (
      member.nameRange.lowerBound..<member.range.upperBound, "\(name)\(own.isEmpty ? "" : "(\(own))") { \(said) }"
    )
  }

  /// The least and the most digits of `decimals: 2`.
  private static func fractionDigits(_ argument: Value, _ all: [Value], _ callee: Callee) -> String? {
    guard ["decimals", "fractiondigits", "decimalplaces", "precision", "digits"].contains(argument.name.lowercased()),
      callee.arguments.contains(where: { $0.isLabelled(.minimumFractionDigits) }),
      !all.contains(where: { $0.name.hasSuffix("imumFractionDigits") }),
      let value = argument.children.first(where: { _ in true }), let count = value.integer, 0...20 ~= count
    else { return nil }
    return "minimumFractionDigits: \(count), maximumFractionDigits: \(count)"
  }

  /// The arguments of the call or rule that a value is an argument of.
  private static func arguments(around problem: ValueProblem, _ block: BlockModel) -> [Value] {
    let member = block.member(problem.memberIndex)
    let call = (member.values.lowerBound..<max(member.values.lowerBound, problem.valueIndex)).last {
      Int(block.value($0).next) > problem.valueIndex && block.value($0).flags.contains(.hasArguments)
    }
    if let call { return block.view(call).children.filter { $0.kind == .argument } }
    var all: [Value] = []
    var index = member.values.lowerBound
    while index < member.values.upperBound, block.value(index).kind == .argument {
      all.append(block.view(index))
      index = max(index + 1, Int(block.value(index).next))
    }
    return all
  }

  /// Whether a value is what the only argument may be: only literals and cases are sure.
  private static func fits(_ value: Value, _ callee: Callee) -> Bool {
    guard !value.isBroken, let type = callee.arguments.first?.type else { return false }
    switch type {
    case .string, .text, .image, .passwordRules: return value.kind == .string
    case .regex: return value.kind == .regex
    case .characterSet: return value.kind == .member || value.kind == .string || value.kind == .array
    case .strings, .texts, .integers: return value.kind == .array
    case .lengthRange, .valueRange: return value.kind == .range
    case .className, .method, .control: return value.kind == .reference && !value.flags.contains(.hasArguments)
    default: return type.enumID.map { Catalog.member(named: value.nameBytes, of: $0) != nil } ?? false
    }
  }

  /// `2...5` of `min: 2, max: 5`.
  static func bounds(_ arguments: [Value], isRange: Bool) -> String? {
    guard isRange, !arguments.isEmpty else { return nil }
    var (lower, upper) = ("", "")
    for argument in arguments {
      guard let value = argument.children.first(where: { _ in true }), value.kind == .integer || value.kind == .decimal,
        !value.isBroken
      else { return nil }
      let number = value.block.source.text(value.range)
      switch argument.name.lowercased() {
      case "min", "minimum", "from", "atleast", "lower", "least": lower = number
      case "max", "maximum", "to", "atmost", "upper", "upto", "most": upper = number
      case "exactly", "equal", "is", "of": (lower, upper) = (number, number)
      default: return nil
      }
    }
    return "\(lower)...\(upper)"
  }
}
