import FormModel
import FormSyntax
import UIKitCatalog

/// Arguments of rules without brackets: `rule length 3...8`, `rule equal to: name`, `rule matches: /[a-z]+/`.
extension BlockContext {
  /// The rule with its brackets, and with the name and the labels that it has here.
  func bareArgumentsFix(_ error: SyntaxError) -> [Fix] {
    var written = chunk.source.text(error.range).drop { $0 == ":" || $0 == "=" || $0 == " " || $0 == "\t" }
    let isClosed = written.hasSuffix(")") && written.count { $0 == ")" } > written.count { $0 == "(" }
    if isClosed { written.removeLast() }
    guard !written.isEmpty else { return [] }
    let name = word(before: error.insertAt)
    let start = error.insertAt - UInt32(clamping: name.utf8.count)
    if isClosed, let rule = withoutNumber(name), written.first == "." {
      // The number that the argument begins with went to the name.
      let place = start + UInt32(clamping: rule.utf8.count)
      return [replacement("Insert '('", place..<place, "(")]
    }
    if let text = bareRule(name, error, written) {
      return [replacement("Write '\(text)'", start..<error.end, text)]
    }
    let isUnsure = ValidationRuleKind.named(name.utf8) == nil && written.contains("(")
    if isUnsure { return [] }
    return [
      isClosed
        ? replacement("Insert '('", error.insertAt..<error.end, "(\(written))")
        : replacement("Insert '(' and ')'", error.insertAt..<error.end, "(\(written))")
    ]
  }

  /// The name of a rule in front of a number; nil where it is none.
  private func withoutNumber(_ name: String) -> String? {
    let rule = String(name.reversed().drop(while: \.isASCIIDigit).reversed())
    return rule.count < name.count && ValidationRuleKind.named(rule.utf8) != nil ? rule : nil
  }

  /// The rule as it is written here; nil where only the brackets are missing, or it is not known.
  private func bareRule(_ name: String, _ error: SyntaxError, _ written: Substring) -> String? {
    let kind = ValidationRuleKind.named(name.utf8)
    if kind == .length || kind == .range, let bounds = ForeignText.bounds(written) { return "\(name)(\(bounds))" }
    guard
      let member = block.members.first(where: { $0.kind == .rule && $0.nameRange.upperBound == Int(error.insertAt) })
    else { return nil }
    let arguments = bareArguments(of: member)
    guard let first = arguments.first, let value = first.children.first(where: { _ in true }) else { return nil }
    let text = block.source.text(value.range)
    guard let kind else {
      return arguments.count == 1 ? RuleRewriting.rule(name, value) : nil
    }
    if kind == .required {
      return value.kind == .string && arguments.count == 1 ? "required { message: \(text) }" : nil
    }
    guard arguments.count == 1 || kind == .length || kind == .range else { return nil }
    if let bounds = ArgumentRewriting.bounds(arguments, isRange: kind == .length || kind == .range) {
      return "\(name)(\(bounds))"
    }
    guard arguments.count == 1 else { return nil }
    let label = kind.arguments.first?.label.string ?? ""
    if label.isEmpty { return first.name.isEmpty || first.name == "counting" ? nil : "\(name)(\(text))" }
    return "\(name)(\(label): \(text))"
  }

  private func bareArguments(of member: Member) -> [Value] {
    var all: [Value] = []
    var index = member.values.lowerBound
    while index < member.values.upperBound {
      let value = block.view(index)
      if value.kind == .argument { all.append(value) }
      index = max(index + 1, Int(value.node.next))
    }
    return all
  }
}
