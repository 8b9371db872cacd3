import FormSyntax
import FormModel
import UIKitCatalog
import ValueFormatting

/// Calls and what stands in their brackets.
extension CompletionFinder {
  /// The calls and words that give a value of the expected type; behind a dot, only those that are written with one.
  func calls(_ expected: ExpectedValue) -> [Completion] {
    var functions = expected.type.calling.functions
    if expected.isAfterDot { functions = functions.filter(\.hasDot) }
    if expected.type == .placeholder { functions = functions.filter { !$0.isWord } }
    if expected.type == .valueRange || expected.isBound, !takesDate(expected) { return [] }
    // Attributes stand in a list, be it one alone.
    let isListed = expected.type == .attributes && !expected.isElement
    if isListed, expected.isAfterDot { return [] }
    return CompletionFinder.wordsFirst(functions).map {
      call($0, isAfterDot: expected.isAfterDot, isListed: isListed)
    }
  }

  /// The same, a word before the call of its name.
  private static func wordsFirst(_ functions: [FunctionID]) -> [FunctionID] {
    var ordered: [FunctionID] = []
    for function in functions where !ordered.contains(function) {
      if !function.isWord, let word = functions.first(where: { $0.isWord && $0.name == function.name }) {
        ordered.append(word)
      }
      ordered.append(function)
    }
    return ordered
  }

  /// - Parameters:
  ///   - following: the first byte behind what is replaced.
  ///   - isListed: whether it is to stand in a list by itself.
  func call(_ function: FunctionID, isAfterDot: Bool, following: UInt8? = nil, isListed: Bool = false) -> Completion {
    let name = function.name.string
    let head = function.hasDot && !isAfterDot ? ".\(name)" : name
    let hasBracket = (following ?? context.following) == UInt8(ascii: "(")
    let template = [.text(head)] + CallTemplate.parts(function.arguments)
    // Beside a word of its name it is told apart where editors show no more than the label, too.
    let isOverloaded =
      !function.isWord && !function.hasDot
      && Catalog.functions.contains { $0.isWord && $0.name == function.name }
    let labels = isOverloaded ? Argument.labelList(function.arguments) : ""
    var item = Completion(
      (function.hasDot ? "." : "") + name + labels, function.isWord ? .constant : .function,
      insert: function.isWord || hasBracket ? head : nil,
      snippet: function.isWord || hasBracket ? nil : isListed ? [.text("[")] + template + [.text("]")] : template,
      filter: name, detail: function.summary.string)
    if !function.isWord, !isOverloaded { item.labelDetail = Argument.labelList(function.arguments) }
    return item.since(function.since, on: target)
  }

  /// What may begin the next argument: a value for the unlabelled one at `position`, and the labels that are not in
  /// `used`.
  func arguments(_ callee: Callee, _ used: [String], _ position: Int) -> [Completion] {
    let parameters = callee.arguments
    var items: [Completion] = []
    if let parameter = Expectation.unlabelled(parameters, position) {
      items += values(ExpectedValue(type: parameter.type))
    }
    for parameter in parameters where !parameter.label.isEmpty && !used.contains(parameter.label.string) {
      items.append(argument(parameter))
    }
    return items
  }

  private func argument(_ parameter: Argument) -> Completion {
    let label = parameter.label.string
    let hasColon = context.following == UInt8(ascii: ":")
    return Completion(
      label + ":", .property, insert: hasColon ? label : nil,
      snippet: hasColon ? nil : [.text(label + ": ")] + naming(CallTemplate.value(parameter)) + [.end],
      filter: label,
      detail: parameter.isRequired ? parameter.type.summary : "optional: \(parameter.type.summary)")
  }

  /// A template that names a field of the form where it says 'field', and has a range of what the field's values are.
  private func naming(_ parts: [SnippetPart]) -> [SnippetPart] {
    if parts.contains(CallTemplate.anyRange), !readsValues(of: .number) {
      return parts.flatMap { $0 == CallTemplate.anyRange ? CallTemplate.days : [$0] }
    }
    guard parts.contains(.field("field")), let first = equalReferences.first else { return parts }
    return parts.map { $0 == .field("field") ? .field(first.label) : $0 }
  }

  /// The validation rules that may follow `rule`, each with a template of its arguments unless a `(` stands there. One
  /// without arguments that is there already comes last: it would say the same once more.
  var rules: [Completion] {
    let hasBracket = context.following == UInt8(ascii: "(")
    let present = presentRules
    let isRepeated = { (rule: ValidationRuleKind) in rule.arguments.isEmpty && present.contains(rule) }
    let rules = ValidationRuleKind.allCases
    return (rules.filter { !isRepeated($0) } + rules.filter(isRepeated)).map { rule in
      let name = rule.keyword.description
      let takesArguments = !rule.arguments.isEmpty && !hasBracket
      var item = Completion(
        name, .function, snippet: takesArguments ? [.text(name)] + naming(CallTemplate.parts(rule.arguments)) : nil,
        detail: rule.summary.description)
      if !rule.arguments.isEmpty { item.labelDetail = Argument.labelList(rule.arguments) }
      return item
    }
  }
}

extension CompletionFinder {
  /// The kinds of the rules that the control or preset around the place has, be it by presets, without the rule that is
  /// being typed.
  private var presentRules: Set<ValidationRuleKind> {
    let others = resolved.rules.filter { $0.block !== place.block || $0.member.nameRange != context.word }
    return Set(others.compactMap(\.member.rule))
  }
}

extension Argument {
  /// `(_:counting:)`; of many, the first.
  static func labelList(_ arguments: [Argument]) -> String {
    let shown = arguments.prefix(4).map { $0.label.isEmpty ? "_:" : "\($0.label):" }.joined()
    return "(" + shown + (arguments.count > 4 ? "…)" : ")")
  }
}

/// Calls as templates.
enum CallTemplate {
  /// The brackets with what a call needs; where it needs nothing, with what it takes first.
  static func parts(_ arguments: [Argument]) -> [SnippetPart] {
    var chosen = arguments.filter(\.isRequired)
    if chosen.isEmpty { chosen = Array(arguments.prefix(1)) }
    var parts: [SnippetPart] = [.text("(")]
    for (index, argument) in chosen.enumerated() {
      if index > 0 { parts.append(.text(", ")) }
      if !argument.label.isEmpty { parts.append(.text("\(argument.label): ")) }
      parts += value(argument)
    }
    return parts + [.text(")"), .end]
  }

  /// A range of numbers, as one place to fill in.
  static let anyRange = SnippetPart.field("0...100")
  /// The same with a place for each bound.
  static let numbers: [SnippetPart] = [.field("0"), .text("..."), .field("100")]
  /// A range of days, with a place for its lower bound.
  static let days: [SnippetPart] = [.text("date(\""), .field("1900-01-01"), .text("\")...today")]

  /// A place to fill in, with what is most often there.
  static func value(_ argument: Argument) -> [SnippetPart] {
    switch argument.type {
    case .string, .text, .placeholder, .locale, .timeZone, .currency, .image, .hexColor, .day:
      [.text("\""), .field(argument.isLabelled(.currency) ? "EUR" : ""), .text("\"")]
    case .integer, .count: [.field("0")]
    case .positive: [.field("1")]
    case .nonNegative: [.field("16")]
    case .number: [.field(isEdge(argument) ? "0" : "16")]
    case .bool: [.field("true")]
    case .enumeration(let id), .options(let id): [.field(".\(sample(id))")]
    case .className: [.field("ClassName")]
    case .method: [.field("method")]
    case .control: [.field("field")]
    case .regex: [.text("/"), .field("[0-9]+"), .text("/")]
    case .lengthRange: [.field("...50")]
    case .valueRange: [anyRange]
    case .characterSet: [.field(".decimalDigits")]
    case .strings, .texts: [.text("[\""), .field(""), .text("\"]")]
    case .integers: [.text("["), .field("4"), .text("]")]
    case .toolbarItems: [.text("["), .field(".flexibleSpace, .done"), .text("]")]
    case .color: [.field(".label")]
    case .font: [.field(".preferred(.body)")]
    case .date: [.field("today")]
    default: [.field("")]
    }
  }

  private static func isEdge(_ argument: Argument) -> Bool {
    ArgumentLabel.edges.contains(where: argument.isLabelled)
  }

  private static func sample(_ id: EnumID) -> String {
    switch id {
    case .dateStyle: "medium"
    case .numberStyle: "decimal"
    case .textStyle: "body"
    case .fontWeight: "regular"
    case .datePickerMode: "date"
    default: id.members.first { !$0.isUnavailableOnIOS && $0.isWritable }?.name.string ?? ""
    }
  }
}
