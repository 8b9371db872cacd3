import FormModel
import UIKitCatalog

/// `type-mismatch`: a value of another type than its place takes.
enum TypeMismatch: BlockRule {
  static let info = RuleInfo(
    "type-mismatch", .error,
    summary: "A value has another type than its place takes, or an argument is missing.",
    reason: "UIKit's properties have types, and so have the arguments of rules and calls: the code would not compile.",
    bad: """
      form Person {
          textField site {
              keyboardType: "URL"
          }
      }
      """,
    good: """
      form Person {
          textField site {
              keyboardType: .URL
          }
      }
      """,
    fix: "Puts the dot before the name of a case, or takes the quotes from it.")

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    guard context.block.flags.contains(.valueProblem) else { return }
    for problem in context.block.problems { report.mismatch(problem, context) }
  }
}

extension Reporter {
  fileprivate mutating func mismatch(_ problem: ValueProblem, _ context: BlockContext) {
    let block = context.block
    let member = block.member(problem.memberIndex)
    switch problem.kind {
    case .mismatch(let type):
      let value = block.view(problem.valueIndex)
      add(TypeMismatch.self, at: value.range, .mismatch(value, type), fixes: meantCase(value, type, context))
    case .extraArgument(let callee):
      add(TypeMismatch.self, at: block.view(problem.valueIndex).range, .extra(callee))
    case .missingArgument(let callee, let place):
      let range = problem.value == .max ? member.nameRange : block.view(problem.valueIndex).range
      add(TypeMismatch.self, at: range, .missing(callee, place))
    case .overflow:
      add(TypeMismatch.self, at: block.view(problem.valueIndex).range, .overflow)
    case .noSuchDay:
      let value = block.view(problem.valueIndex)
      add(TypeMismatch.self, at: value.range, .noSuchDay(value.name))
    case .unknown, .unknownLabel: break
    }
  }

  /// `emailAddress` and `"emailAddress"` where `.emailAddress` is a case.
  private func meantCase(_ value: Value, _ type: ValueType, _ context: BlockContext) -> [Fix] {
    guard let id = type.enumID, value.kind == .reference || value.kind == .string,
      !value.flags.contains(.hasArguments), Catalog.member(named: value.nameBytes, of: id) != nil
    else { return [] }
    let name = value.kind == .string ? value.name : value.name
    return [Fix("Write '.\(name)'", .safe, [Fix.Edit(context.place(value.range), ".\(name)")])]
  }
}

extension Finding.Message {
  fileprivate static func mismatch(_ value: Value, _ type: ValueType) -> Self {
    Finding.Message("expected \(type.summary), found \(value.phrase)")
  }

  fileprivate static func extra(_ callee: Callee) -> Self {
    Finding.Message("\(callee.signature) takes no further argument")
  }

  fileprivate static func missing(_ callee: Callee, _ place: Int) -> Self {
    let argument = callee.arguments[place]
    let name = argument.label.isEmpty ? argument.type.summary : "'\(argument.label):', \(argument.type.summary)"
    return Finding.Message("\(callee.signature) needs \(name)")
  }

  fileprivate static func noSuchDay(_ text: String) -> Self {
    Finding.Message("expected a day as year-month-day, found '\(text)', which is none")
  }

  fileprivate static var overflow: Self { "this number does not fit into an Int of 64 bits" }
}

extension Value {
  /// What it is, with its article: "a string".
  var phrase: String {
    switch kind {
    case .string: "a string"
    case .integer: "the number \(name)"
    case .decimal: "the decimal \(name)"
    case .boolean: "'\(name)'"
    case .nilLiteral: "'nil'"
    case .regex: "a regular expression"
    case .member: "'.\(name)\(flags.contains(.hasArguments) ? "(…)" : "")'"
    case .reference: "'\(name)\(flags.contains(.hasArguments) ? "(…)" : "")'"
    case .array: "a list"
    case .range: "a range"
    case .argument, .interpolation: "another value"
    }
  }
}
