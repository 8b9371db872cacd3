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

  /// How a rule without arguments, or with some that have no labels, would be called here; nil where that is not known.
  init?(_ member: Member, _ name: String, _ block: BlockModel) {
    var values: [Value] = []
    var end = member.nameRange.upperBound
    var index = member.values.lowerBound
    while index < member.values.upperBound {
      let argument = block.view(index)
      guard argument.kind == .argument, let value = argument.children.first(where: { _ in true }),
        argument.name.isEmpty || value.kind == .reference && RuleRewriting.labelsOfFields.contains(argument.name)
      else { return nil }
      values.append(value)
      end = argument.range.upperBound
      index = max(index + 1, Int(argument.node.next))
    }
    if !values.isEmpty {
      guard let close = block.closeBracket(from: end) else { return nil }
      end = close
    }
    let text = values.count < 2 ? RuleRewriting.rule(name, values.first) : RuleRewriting.rule(name, values)
    guard let text else { return nil }
    range = member.nameRange.lowerBound..<end
    self.text = text
  }

  /// Labels before the name of another field: `matches(to: email)`.
  private static let labelsOfFields: Set<String> = ["to", "with", "as", "field", "other"]

  /// The rule that several values say: `between(1, 5)`, `in("a", "b")`.
  private static func rule(_ name: String, _ values: [Value]) -> String? {
    let written = values.map { $0.block.source.text($0.range) }
    switch name.lowercased() {
    case "in", "enum", "among", "values", "options", "choices", "anyof", "isin":
      return values.allSatisfy { $0.string != nil } ? "oneOf([\(written.joined(separator: ", "))])" : nil
    case "between", "minmax", "inrange":
      return values.count == 2 && values.allSatisfy(isNumber) ? "range(\(written[0])...\(written[1]))" : nil
    case "size", "lengthbetween", "lengthrange":
      return values.count == 2 && values.allSatisfy { $0.integer != nil }
        ? "length(\(written[0])...\(written[1]))" : nil
    default: return nil
    }
  }

  /// The rule with its arguments that a name and a value say; nil where they say none.
  ///
  /// - Parameters:
  ///   - name: of the property or the rule.
  ///   - value: of the property, or the only argument of the rule; nil where there is none.
  static func rule(_ name: String, _ value: Value?) -> String? {
    if value.map({ !$0.isWellFormed }) ?? false { return nil }
    let written = value.map { $0.block.source.text($0.range) }
    switch name.lowercased() {
    case "required", "mandatory", "notempty", "nonempty", "isrequired", "notblank", "nonblank":
      return value == nil || isTrue(value) ? "required" : nil
    case "optional", "isoptional": return value?.kind == .boolean && written == "false" ? "required" : nil
    case "maxlength", "max_length", "maxlen", "lengthmax", "maximumlength", "charlimit", "characterlimit",
      "lengthlimit":
      return length(value, "...", "")
    case "minlength", "min_length", "minlen", "lengthmin", "minimumlength": return length(value, "", "...")
    case "exactlength", "len": return length(value, "", "")
    case "max", "maximum", "maxvalue", "atmost", "maximumvalue": return range(value, "...", "")
    case "min", "minimum", "minvalue", "atleast", "minimumvalue": return range(value, "", "...")
    case "lessthan", "exclusivemaximum", "below": return range(value, "..<", "")
    case "digits", "digit", "digitsonly", "onlydigits", "numeric", "number", "numbers", "numbersonly", "decimaldigits":
      return value == nil ? "characters(.decimalDigits)" : nil
    case "alpha", "letters", "letter", "lettersonly", "onlyletters", "alphabetic":
      return value == nil ? "characters(.letters)" : nil
    case "alphanumeric", "alphanumerics", "alnum": return value == nil ? "characters(.alphanumerics)" : nil
    case "ascii", "asciionly": return value == nil ? "characters(.ascii)" : nil
    case "luhn", "creditcard", "cardnumber", "mod10": return value == nil ? "checksum(.luhn)" : nil
    case "iban", "mod97": return value == nil ? "checksum(.mod97)" : nil
    case "isbn", "ean", "gtin": return value == nil ? "checksum(.\(name.lowercased() == "isbn" ? "isbn" : "ean"))" : nil
    case "equal", "equals", "equalto", "match", "matches", "same", "sameas", "confirms", "confirmed":
      if value?.kind == .reference { return written.map { "equal(to: \($0))" } }
      return name.lowercased() == "match" || name.lowercased() == "matches" ? pattern(value) : nil
    case "regex", "regexp", "pattern": return pattern(value)
    case "in", "enum", "oneof", "among", "values", "options", "choices", "anyof":
      return value?.kind == .array && value?.children.allSatisfy { $0.string != nil } == true
        ? written.map { "oneOf(\($0))" } : nil
    case "between", "inrange": return value?.kind == .range ? written.map { "range(\($0))" } : nil
    case "size", "length", "lengthrange", "count": return value?.kind == .range ? written.map { "length(\($0))" } : nil
    default: return nil
    }
  }

  /// A bound, as a number, in quotes, or as the range that it makes already.
  private static func length(_ value: Value?, _ before: String, _ after: String) -> String? {
    guard let value else { return nil }
    if value.kind == .range, before.isEmpty || value.lower == nil, after.isEmpty || value.upper == nil {
      return "length(\(value.block.source.text(value.range)))"
    }
    guard let number = number(value), Int(number) != nil else { return nil }
    let text = before.isEmpty && after.isEmpty ? "\(number)...\(number)" : before + number + after
    return "length(\(text))"
  }

  private static func range(_ value: Value?, _ before: String, _ after: String) -> String? {
    guard let value else { return nil }
    if value.kind == .range { return "range(\(value.block.source.text(value.range)))" }
    return number(value).map { "range(\(before)\($0)\(after))" }
  }

  /// A number, in quotes too, as HTML has it.
  private static func number(_ value: Value) -> String? {
    if isNumber(value) { return value.block.source.text(value.range) }
    guard let text = value.string, !text.isEmpty, text.utf8.count < 10,
      text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return text
  }

  /// Whether a value says so in Swift, Objective-C or HTML, where an attribute has its own name for a value.
  private static func isTrue(_ value: Value?) -> Bool {
    guard let value, !value.flags.contains(.hasArguments) else { return false }
    let word = value.kind == .string ? value.string : value.name
    return ["true", "yes", "required", "1"].contains(word?.lowercased() ?? "")
  }

  private static func isNumber(_ value: Value) -> Bool { value.kind == .integer || value.kind == .decimal }

  /// A regular expression, or a text that is meant as one.
  private static func pattern(_ value: Value?) -> String? {
    guard let value else { return nil }
    if value.kind == .regex { return "pattern(\(value.block.source.text(value.range)))" }
    return value.string.flatMap { $0.isEmpty ? nil : LiteralText.regex($0) }.map { "pattern(\($0))" }
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
