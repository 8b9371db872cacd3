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
      ArgumentRewriting.fits(value, callee)
    else { return nil }
    (range, text) = (first.range, block.source.text(value.range))
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
