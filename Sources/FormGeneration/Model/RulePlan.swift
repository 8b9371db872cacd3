import FieldLanguages
import FormModel
import UIKitCatalog
import ValueFormatting

/// A rule as it is generated.
struct RulePlan {
  /// The name of the field, as the form has it.
  var field: String
  /// The rule with the preset that it comes from.
  var rule: ResolvedRule
  /// Where it stands.
  var line: String
  /// When it holds, of the text `$0`: one expression, or statements of a closure; none where the keyword says it all.
  var condition: [String]
}

extension ModelNeeds {
  /// Adds what the rules of a field need, and their conditions or why there are none.
  mutating func add(rulesOf field: ControlPlan, _ plan: FormPlan) {
    for member in field.control.rules where ResolvedRule(member) == nil {
      refusals.append("\(plan.line(of: member, field)): there is no such rule")
    }
    for rule in field.rules {
      let line = plan.line(of: rule.member, field)
      if rule.time == EnumMember.RuleTime.change { checksChanges = true }
      switch condition(rule, field, line, plan) {
      case .success(let condition):
        rules.append(RulePlan(field: field.name, rule: rule, line: line, condition: condition))
      case .failure(let refusal): refusals.append("\(line): \(refusal.reason)")
      }
    }
  }

  /// Why a rule cannot be generated, in words without its place.
  struct Refusal: Error { var reason: String }

  private mutating func condition(
    _ rule: ResolvedRule, _ field: ControlPlan, _ line: String, _ plan: FormPlan
  ) -> Result<[String], Refusal> {
    guard rule.member.isWellFormed else {
      return .failure(Refusal(reason: "rule '\(rule.kind.keyword)' has a mistake"))
    }
    switch rule.kind {
    case .required: return .success([])
    case .length: return length(rule)
    case .pattern: return pattern(rule, field, line, plan)
    case .characters: return characters(rule, field, line, plan)
    case .range: return range(rule, field, plan)
    case .oneOf: return oneOf(rule)
    case .equal: return equal(rule, plan)
    case .checksum: return checksum(rule)
    case .custom:
      guard let name = rule.member.argument()?.name else {
        return .failure(Refusal(reason: "rule 'custom' names no function"))
      }
      if let objection = SwiftName.objection(toFunction: name) { return .failure(Refusal(reason: objection)) }
      return .success(["checks?.\(SwiftName.member(name))($0) ?? true"])
    }
  }

  private func length(_ rule: ResolvedRule) -> Result<[String], Refusal> {
    guard let range = rule.member.argument(), range.kind == .range else {
      return .failure(.init(reason: "no range of lengths"))
    }
    let count =
      switch rule.member.argument(.counting)?.enumMember {
      case EnumMember.LengthUnit.utf16: "$0.utf16.count"
      case EnumMember.LengthUnit.scalars: "$0.unicodeScalars.count"
      default: "$0.count"
      }
    let bounds = [range.lower, range.upper].map { $0.map { $0.integer } }
    if bounds.contains(where: { $0 == .some(nil) }) { return .failure(.init(reason: "a length that no number holds")) }
    let lower = bounds[0] ?? nil
    let upper = bounds[1] ?? nil
    let isHalfOpen = range.flags.contains(.isHalfOpen)
    func number(_ value: Int) -> String { SwiftLiteral.integer(String(value)) }
    switch (lower, upper) {
    case (let lower?, let upper?) where lower == upper && !isHalfOpen: return .success(["\(count) == \(number(lower))"])
    case (let lower?, let upper?) where lower < upper:
      return .success(["(\(number(lower))\(isHalfOpen ? "..<" : "...")\(number(upper))).contains(\(count))"])
    case (_?, _?): return .success(["_ in false"])
    case (let lower?, nil): return .success(["\(count) >= \(number(lower))"])
    case (nil, let upper?): return .success(["\(count) \(isHalfOpen ? "<" : "<=") \(number(upper))"])
    case (nil, nil): return .success(["_ in true"])
    }
  }

  private mutating func oneOf(_ rule: ResolvedRule) -> Result<[String], Refusal> {
    let choices = rule.member.argument()?.children.compactMap(\.string) ?? []
    comparesTexts = true
    return .success(["isOne(of: \(SwiftLiteral.list(choices.map(SwiftLiteral.string))), $0)"])
  }

  private mutating func equal(_ rule: ResolvedRule, _ plan: FormPlan) -> Result<[String], Refusal> {
    guard let name = rule.member.argument(.to)?.name else {
      return .failure(.init(reason: "rule 'equal' names no field"))
    }
    guard let other = plan.field(named: name) else {
      return .failure(.init(reason: "the form has no text field or text view '\(name)' for rule 'equal'"))
    }
    comparesTexts = true
    let field = ".\(other.memberName)"
    return .success([
      "text in", "guard let other = texts[\(field)] else { return true }",
      "return isOne(of: [normalized(other, of: \(field))], text)",
    ])
  }

  private mutating func checksum(_ rule: ResolvedRule) -> Result<[String], Refusal> {
    guard let member = rule.member.argument()?.enumMember else { return .failure(.init(reason: "no such checksum")) }
    checksums.insert(member)
    return .success(["\(member.name)Holds($0)"])
  }

  // MARK: Patterns and characters

  private mutating func pattern(
    _ rule: ResolvedRule, _ field: ControlPlan, _ line: String, _ plan: FormPlan
  ) -> Result<[String], Refusal> {
    guard let source = rule.member.argument()?.pattern else { return .failure(.init(reason: "no regular expression")) }
    var line = line
    switch plan.patterns.cost(of: rule, source, in: field, plan.environment) {
    case .harmless: break
    case .undecided:
      plan.patterns.noteUndecided(line)
      line += ", of which it is not decided how long it takes on some texts"
    case .refused(let reason): return .failure(.init(reason: reason))
    }
    let text = String(decoding: source, as: UTF8.self)
    let isWhole = rule.member.argument(.match)?.enumMember != EnumMember.PatternMatch.anywhere
    let name = newName(field.stem + "Pattern")
    let whole = isWhole ? self.whole(text, plan.patterns) : text
    constants.append((name, "try? NSRegularExpression(pattern: \(SwiftLiteral.raw(whole)))", line))
    matchesWhole = true
    return .success(["matches(\(name), $0)"])
  }

  /// The pattern as one that only all of a text matches.
  private func whole(_ text: String, _ patterns: PatternCosts) -> String {
    "\\A(?:" + text + patterns.closing(of: text) + ")\\z"
  }

  private mutating func characters(
    _ rule: ResolvedRule, _ field: ControlPlan, _ line: String, _ plan: FormPlan
  ) -> Result<[String], Refusal> {
    guard let value = rule.member.argument() else { return .failure(.init(reason: "no characters")) }
    let parts = value.kind == .array ? Array(value.children) : [value]
    // `CharacterSet(charactersIn:)` of Foundation on Linux loses what is beyond U+FFFF where there is other text.
    let isBeyond = parts.contains { $0.string?.unicodeScalars.contains { $0.value > 0xFFFF } == true }
    if isBeyond || parts.contains(where: { $0.kind == .regex }) {
      let name = newName(field.stem + "Pattern")
      let classes = parts.compactMap(classPattern).joined(separator: "|")
      constants.append((name, "try? NSRegularExpression(pattern: \(SwiftLiteral.raw("\\A(?:\(classes))*+\\z")))", line))
      matchesWhole = true
      return .success(["matches(\(name), $0)"])
    }
    let name = newName(field.stem + "Characters")
    let sets = parts.compactMap(characterSet)
    let rest = sets.dropFirst().map { ".union(\($0))" }.joined()
    constants.append((name, (sets.first ?? "CharacterSet()") + rest, line))
    return .success(["$0.unicodeScalars.allSatisfy(\(name).contains)"])
  }

  private func characterSet(_ value: Value) -> String? {
    if let text = value.string { return "CharacterSet(charactersIn: \(SwiftLiteral.string(text)))" }
    guard let member = value.enumMember else { return nil }
    if member == EnumMember.CharacterClass.ascii { return "CharacterSet(charactersIn: \"\\u{0}\"...\"\\u{7F}\")" }
    return "CharacterSet.\(member.name.string)"
  }

  /// One character of a part, as a pattern.
  private func classPattern(_ value: Value) -> String? {
    if let source = value.pattern { return "(?:\(String(decoding: source, as: UTF8.self)))" }
    if let text = value.string {
      let scalars = text.unicodeScalars.map { "\\x{\(String($0.value, radix: 16, uppercase: true))}" }
      return scalars.isEmpty ? nil : "[\(scalars.joined())]"
    }
    switch value.enumMember {
    case EnumMember.CharacterClass.decimalDigits: return "\\p{Nd}"
    case EnumMember.CharacterClass.letters: return "[\\p{L}\\p{M}]"
    case EnumMember.CharacterClass.alphanumerics: return "[\\p{L}\\p{M}\\p{N}]"
    // CFCharacterSet.c has the zero-width space among them, of which Unicode does not say that it is one.
    case EnumMember.CharacterClass.whitespaces: return "[\\p{Zs}\\t\\x{200B}]"
    case EnumMember.CharacterClass.ascii: return "[\\x00-\\x7F]"
    default: return nil
    }
  }

  /// A name that no constant has yet.
  private mutating func newName(_ name: String) -> String {
    constantNames.take(name)
  }

  // MARK: Ranges

  private mutating func range(_ rule: ResolvedRule, _ field: ControlPlan, _ plan: FormPlan) -> Result<[String], Refusal>
  {
    guard let range = rule.member.argument(), range.kind == .range else { return .failure(.init(reason: "no range")) }
    let bounds = [range.lower, range.upper].compactMap { $0 }
    let end = range.flags.contains(.isHalfOpen) ? "<" : "<="
    if bounds.allSatisfy({ $0.numberText != nil }) {
      var conditions: [String] = []
      for (value, sign) in [(range.lower, ">="), (range.upper, end)] {
        guard let text = value?.numberText else { continue }
        guard let number = SwiftLiteral.decimal(text) else {
          return .failure(.init(reason: "'\(text)' has more digits than a literal takes"))
        }
        conditions.append("value \(sign) \(number)")
      }
      guard let read = numberReading(field) else { return .failure(.init(reason: "a formatter that reads no numbers")) }
      return .success([
        "guard let value = \(read) else { return false }", "return " + conditions.joined(separator: " && "),
      ])
    }
    let dates = [range.lower, range.upper].map { $0.flatMap { DateBound($0) } }
    guard case .date(let format) = field.format, dates.compactMap({ $0 }).count == bounds.count else {
      return .failure(.init(reason: "a range of dates needs a formatter of dates"))
    }
    var conditions: [String] = []
    for bound in dates { if let bound { note(bound) } }
    if let lower = dates[0] { conditions.append("value >= \(plan.moment(lower, format, of: field))") }
    if let upper = dates[1] {
      let isLastDay = upper != .now && end == "<="
      conditions.append(
        "value \(upper == .now ? end : "<") \(plan.moment(upper, format, of: field, plusDays: isLastDay ? 1 : 0))")
    }
    return .success([
      "guard let value = date(in: $0, by: \(field.stem)Formatter(locale)) else { return false }",
      "return " + conditions.joined(separator: " && "),
    ])
  }

  /// How the number of a text `$0` is read.
  private mutating func numberReading(_ field: ControlPlan) -> String? {
    switch field.format {
    case .number(let format): return field.numberReading("$0", format)
    case .mask, .grouped, nil:
      readsPlainNumbers = true
      return "number(in: $0, locale)"
    case .date, .custom: return nil
    }
  }
}

extension ControlPlan {
  /// How the number of a text is read.
  func numberReading(_ text: String, _ format: NumberFormat) -> String {
    "\(format.isDigits ? "number" : "wordNumber")(in: \(text), by: \(stem)Formatter(locale))"
  }

  /// How the value of a text is read; nil where it is the text itself.
  func valueReading(_ text: String) -> String? {
    switch format {
    case .date: "date(in: \(text), by: \(stem)Formatter(locale))"
    case .number(let format): numberReading(text, format)
    case .mask, .grouped, .custom, nil: nil
    }
  }
}
