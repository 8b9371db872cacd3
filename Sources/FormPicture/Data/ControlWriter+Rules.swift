import FieldLanguages
import FormEditing
import FormModel
import JSONText
import TextPatterns
import UIKitCatalog
import ValueFormatting

/// Its rules, as data that the page's program asks.
extension ControlWriter {
  /// Writes a validation rule with its messages and what the page tests; nothing where `resolved` is nil.
  func rule(_ rule: ValidationRule, _ resolved: ResolvedRule?, _ json: inout JSONWriter) {
    guard let resolved else { return }
    json.object { object in
      object.member("kind", "\(rule.kind.keyword)")
      object.member("source", rule.sourceText)
      object.member("when", rule.terms.time.name.string)
      object.key("refuses")
      object.bool(rule.terms.isRefusing)
      object.key("warns")
      object.bool(rule.terms.isWarning)
      picture.texts(of: resolved.member.inner(.message), key: "message", &object)
      picture.texts(of: resolved.member.inner(.ruleTitle), key: "title", &object)
      object.key("buttons")
      let shown = resolved.buttons.compactMap { button in picture.shown(button).map { (button, $0) } }
      object.array { list in for (_, texts) in shown { picture.write(texts, &list) } }
      object.key("clears")
      object.array { list in for (button, _) in shown { list.bool(button.clearsField) } }
      test(rule, &object)
    }
  }

  /// Nothing where only the app can tell.
  private func test(_ rule: ValidationRule, _ json: inout JSONWriter) {
    guard rule.member.isWellFormed else { return }
    switch rule.kind {
    case .required, .custom: break
    case .length: length(rule.language, &json)
    case .characters:
      guard let set = rule.language.characters else { break }
      json.member("set", picture.shared.index(of: set))
    case .oneOf:
      guard let choices = rule.language.choices else { break }
      json.key("choices")
      json.array { for choice in choices { $0.string(choice) } }
    case .equal: json.member("field", rule.member.argument(.to)?.name)
    case .checksum: json.member("checksum", rule.member.argument()?.enumMember?.name.string)
    case .range: range(rule, &json)
    case .pattern: tables(rule.language, &json)
    }
  }

  private func length(_ language: RuleLanguage, _ json: inout JSONWriter) {
    if language.isEmptyRange {
      json.key("never")
      json.bool(true)
    }
    guard let window = language.window else { return }
    json.member("min", window.min)
    json.member("max", window.max)
    json.member("unit", window.unit.name)
  }

  /// The automata of the rule: of the texts that may meet it, and of those that certainly do.
  private func tables(_ language: RuleLanguage, _ json: inout JSONWriter) {
    if language.isOpaque { return }
    json.member("possible", picture.shared.index(of: language, .possible))
    json.member("certain", picture.shared.index(of: language, .certain))
  }

  /// Whether the page reads the values of a rule and compares them with its ends, in each locale.
  func isCompared(_ rule: ResolvedMember) -> Bool {
    guard rule.member.rule == .range, rule.isWellFormed, let value = rule.argument(), ends(of: value) != nil else {
      return false
    }
    return format.map { !$0.readsValues || !formats($0).contains(nil) } ?? true
  }

  /// The ends of a range, where the page reads values itself: numbers as digits, days counted from the first of 1970. Else
  /// the automata of its texts, which differ from range to range.
  private func range(_ rule: ValidationRule, _ json: inout JSONWriter) {
    if !isCompared(rule.member) { tables(rule.language, &json) }
    guard let value = rule.member.argument(), let ends = ends(of: value) else { return }
    json.key("range")
    json.object { object in
      for (name, end) in zip(["lower", "upper"], ends) {
        guard let end else { continue }
        object.key(named: name)
        switch end {
        case .number(let digits): object.string(digits)
        case .day(let number): object.integer(number)
        }
      }
      object.key("isHalfOpen")
      object.bool(value.flags.contains(.isHalfOpen))
    }
  }

  private enum RangeEnd {
    case number(String)
    case day(Int)
  }

  /// Both ends, the lower one first, an open one as nil; nil where they are no values of the formatter, or moments within
  /// a day.
  private func ends(of range: Value) -> [RangeEnd?]? {
    let format = format
    guard range.kind == .range, range.isWellFormed, format != nil || control[.formatter] == nil else { return nil }
    let ends = [range.lower, range.upper].map { value -> (isKnown: Bool, end: RangeEnd?) in
      guard let value else { return (true, nil) }
      let end: RangeEnd? =
        switch format {
        case nil, .mask, .grouped, .number: value.numberText.map(RangeEnd.number)
        case .date: day(value).map(RangeEnd.day)
        case .custom: nil
        }
      return (end != nil, end)
    }
    return ends.allSatisfy(\.isKnown) ? ends.map(\.end) : nil
  }

  /// The day that an end stands for when the clock is what it is, where the formatter is; nil for a moment within a day.
  private func day(_ value: Value) -> Int? {
    var context = place.contexts.first ?? FormattingContext()
    if case .date(let format) = format, let zone = format.timeZone { context.timeZone = zone }
    let today = picture.options.clock.seconds(in: context.timeZone).flatMap {
      DateFormat().day(secondsSince1970: $0, in: context)
    }
    return switch DateBound(value) {
    case .day(let day): day.number
    case .today(let offset): today.map { offset.applied(to: $0).number }
    case .now, nil: nil
    }
  }
}

extension LengthWindow.Unit {
  /// As the language writes it.
  fileprivate var name: String {
    switch self {
    case .characters: "characters"
    case .utf16: "utf16"
    case .scalars: "scalars"
    }
  }
}
