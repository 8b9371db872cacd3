import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

/// Properties and rules of other form libraries as the rules that they stand for: `maxLength: 5`, `rule minLength(8)`.
struct RuleRewriting {
  /// The name of the rule that is rewritten, with its brackets.
  let range: Range<Int>
  /// The rule as this language has it.
  let text: String

  /// How a rule without arguments, or with one, would be called here; nil where that is not known.
  init?(_ member: Member, _ name: String, _ block: BlockModel) {
    var value: Value?
    var end = member.nameRange.upperBound
    if let first = member.values.first {
      let argument = block.view(first)
      guard argument.kind == .argument, argument.name.isEmpty,
        member.values.upperBound == Int(argument.node.next),
        let close = block.closeBracket(from: argument.range.upperBound)
      else { return nil }
      value = argument.children.first { _ in true }
      end = close
    }
    guard let text = RuleRewriting.rule(name, value) else { return nil }
    range = member.nameRange.lowerBound..<end
    self.text = text
  }

  /// The rule with its arguments that a name and a value say; nil where they say none.
  ///
  /// - Parameters:
  ///   - name: of the property or the rule.
  ///   - value: of the property, or the only argument of the rule; nil where there is none.
  static func rule(_ name: String, _ value: Value?) -> String? {
    let written = value.flatMap { $0.isWellFormed ? $0.block.source.text($0.range) : nil }
    switch name.lowercased() {
    case "required", "mandatory", "notempty", "nonempty":
      return value == nil || value?.kind == .boolean && written == "true" ? "required" : nil
    case "maxlength", "max_length", "maxlen", "lengthmax":
      return value?.kind == .integer ? written.map { "length(...\($0))" } : nil
    case "minlength", "min_length", "minlen", "lengthmin":
      return value?.kind == .integer ? written.map { "length(\($0)...)" } : nil
    case "max", "maximum", "maxvalue": return isNumber(value) ? written.map { "range(...\($0))" } : nil
    case "min", "minimum", "minvalue": return isNumber(value) ? written.map { "range(\($0)...)" } : nil
    case "digits", "digitsonly", "onlydigits", "numeric", "number", "numbers":
      return value == nil ? "characters(.decimalDigits)" : nil
    case "alpha", "letters", "lettersonly", "onlyletters": return value == nil ? "characters(.letters)" : nil
    case "alphanumeric", "alphanumerics", "alnum": return value == nil ? "characters(.alphanumerics)" : nil
    case "equal", "equals", "equalto", "match", "same", "sameas":
      return value?.kind == .reference ? written.map { "equal(to: \($0))" } : nil
    case "regex", "regexp", "pattern", "matches": return value.flatMap(pattern).map { "pattern(\($0))" }
    default: return nil
    }
  }

  private static func isNumber(_ value: Value?) -> Bool { value?.kind == .integer || value?.kind == .decimal }

  /// A regular expression, or a text that is meant as one.
  private static func pattern(_ value: Value) -> String? {
    guard value.isWellFormed else { return nil }
    if value.kind == .regex { return value.block.source.text(value.range) }
    return value.string.flatMap { $0.isEmpty ? nil : LiteralText.regex($0) }
  }
}

extension BlockModel {
  /// The end of the `)` that follows a place; nil where other text does.
  fileprivate func closeBracket(from place: Int) -> Int? {
    let rest = source.bytes(place..<source.count)
    let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return rest.dropFirst(blanks).first == UInt8(ascii: ")") ? place + blanks + 1 : nil
  }
}
