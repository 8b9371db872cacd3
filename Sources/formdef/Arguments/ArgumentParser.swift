/// Reads the arguments of a subcommand: `--name`, `--name value`, `--name=value`, `-n`; behind `--` all are operands.
struct ArgumentParser {
  private let specification: CommandSpecification

  /// Reads the arguments of the subcommand that is specified.
  init(_ specification: CommandSpecification) { self.specification = specification }

  /// The operands and options; throws at an option that is not known, that lacks its value or has a wrong one.
  func parse(_ arguments: ArraySlice<String>) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        for operand in rest { parsed.add(operand: operand) }
        break
      }
      if argument.hasPrefix("-"), argument != "-" {
        try parse(option: argument, &rest, &parsed)
      } else {
        parsed.add(operand: argument)
      }
    }
    if !parsed.wantsHelp { try checkOperands(parsed.operands) }
    return parsed
  }

  private func parse(
    option argument: String, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) throws(UsageError) {
    let (name, attached) = ArgumentParser.split(argument)
    guard let option = specification.allOptions.first(where: { $0.name == name || $0.isShort(name) }) else {
      throw unknown(name)
    }
    if case .none = option.value {
      if attached != nil { throw error("'\(option.name)' takes no value") }
      parsed.set(option.name)
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw error("'\(option.name)' needs a value: \(option.placeholder ?? "")")
    }
    try check(value, of: option)
    parsed.set(option.name, value)
  }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private func check(_ value: String, of option: OptionSpecification) throws(UsageError) {
    switch option.value {
    case .choice(let words) where !words.contains(value):
      let expected = words.map { "'\($0)'" }.joined(separator: ", ")
      throw error(
        "'\(option.name)' cannot be '\(value)': expected one of \(expected)", meant: meantName(value, among: words))
    case .count where Int(value).map({ $0 < 0 }) ?? true:
      let isNumber = !value.isEmpty && value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let reason = isNumber ? "it is too large" : "expected a whole number from 0"
      throw error("'\(option.name)' cannot be '\(value)': \(reason)")
    default: break
    }
  }

  private func checkOperands(_ operands: [String]) throws(UsageError) {
    if operands.count > specification.operandCount.upperBound {
      let extra = operands[specification.operandCount.upperBound]
      throw error("unexpected argument '\(extra)'")
    }
    if operands.count < specification.operandCount.lowerBound {
      throw error("missing arguments: formdef \(specification.name) \(specification.operands)")
    }
    if specification.operandWords == .files, operands.prefix(specification.pathCount).contains(where: \.isEmpty) {
      throw error("an empty path names no file: formdef \(specification.name) \(specification.operands)")
    }
  }

  private func unknown(_ name: String) -> UsageError {
    error(
      "there is no option '\(name)'", meant: meantName(name, among: specification.allOptions.map(\.name)))
  }

  private func error(_ message: String, meant: String? = nil) -> UsageError {
    UsageError(message, meant: meant, command: specification.name)
  }
}

extension OptionSpecification {
  /// Whether an argument is the short form of the option.
  fileprivate func isShort(_ argument: String) -> Bool { short.map { "-\($0)" == argument } ?? false }
}
