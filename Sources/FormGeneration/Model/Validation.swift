import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// What the rules of a form say, as functions.
extension FormPlan {
  /// The functions of one's own that the rules of fields call, each once.
  static func checkNames(of fields: [ControlPlan]) -> [String] {
    let rules = fields.flatMap(\.rules).filter { $0.kind == .custom }
    var known: Set<ExactText> = []
    return rules.compactMap { $0.member.argument()?.name }
      .filter { SwiftName.objection(toFunction: $0) == nil && known.insert(ExactText($0)).inserted }
  }

  /// Writes the protocol with the app's own rules, where there are some.
  func writeChecks(to writer: inout SwiftWriter) {
    writer.doc(
      "The rules of `\(form.name)` that the app checks itself; the empty text is not among what comes to them.")
    writer.block("\(access)protocol \(checksType): Sendable") { writer in
      for name in checkNames {
        let head = "func \(SwiftName.declared(name))("
        let parameter = "_ text: String"
        let whole = "\(head)\(parameter)) -> Bool"
        if writer.fits(whole) {
          writer.line(whole)
        } else {
          writer.line(head)
          writer.nested { $0.line(parameter) }
          writer.line(") -> Bool")
        }
      }
    }
  }

  /// Writes the functions that say which rules texts break.
  func writeValidation(_ needs: ModelNeeds, to writer: inout SwiftWriter) {
    for refusal in needs.refusals { writer.refusal(refusal) }
    let hasChecks = !checkNames.isEmpty
    let checks = hasChecks ? ["checks: (some \(checksType))?"] : []
    let parameters = ["_ text: String", "as field: Field", "at moment: Moment", "texts: [Field: String]"]
    let rest = ["locale: Locale", "now: Date"]
    writer.doc(
      "The rules that a text breaks at a moment, in their order; the first of severity `error` is the last.\n\n"
        + "- Parameter texts: those of the fields that it is compared with; a field that is not there is not compared.")
    if hasChecks {
      writer.function("\(access)static func validate", parameters + checks + rest, " -> [Problem]") { writer in
        writer.call(
          "problems",
          ["in: text", "as: field", "at: moment", "texts: texts", "checks: checks", "locale: locale", "now: now"])
      }
      writer.line()
      writer.doc("The same, with checks of whatever type.")
    }
    let own =
      hasChecks
      ? ["in text: String"] + parameters.dropFirst() + ["checks: (any \(checksType))?"] + rest : parameters + rest
    writer.function(
      "\(hasChecks ? "" : access)static func \(hasChecks ? "problems" : "validate")", own, " -> [Problem]"
    ) {
      writeRules(needs, &$0)
    }
    guard fields.contains(where: { isJudged($0, needs) }) else { return }
    writer.line()
    writeCheck(&writer)
  }

  /// Whether a rule or a formatter has something against texts of a field.
  private func isJudged(_ field: ControlPlan, _ needs: ModelNeeds) -> Bool {
    hasFormatterRule(field) || needs.rules.contains { $0.field == field.name }
  }

  /// The rules, field by field.
  private func writeRules(_ needs: ModelNeeds, _ writer: inout SwiftWriter) {
    let rules = Dictionary(grouping: needs.rules, by: \.field)
    let judged = fields.filter { rules[$0.name] != nil || hasFormatterRule($0) }
    guard !judged.isEmpty else { return writer.line("[]") }
    let isWritten = !needs.masks.isEmpty || !needs.groups.isEmpty
    if isWritten { writer.line("let written = entered(text, in: field)") }
    if isWritten {
      writer.comment("What does not fit a mask is judged as it is, so that it is not taken for an empty text.")
      writer.line("let seen = written.map { normalized($0, of: field) } ?? text")
      writer.line("var check = Check(field: field, moment: moment, text: seen)")
    } else {
      writer.line("var check = Check(field: field, moment: moment, text: normalized(text, of: field))")
    }
    writer.choice("field") { writer in
      for field in judged {
        writer.line("case .\(field.memberName):")
        writer.nested { writer in
          for rule in rules[field.name] ?? [] { writeRule(rule, field, &writer) }
          writeFormatterRule(field, &writer)
        }
      }
      if judged.count < fields.count {
        writer.line("default:")
        writer.nested { $0.line("break") }
      }
    }
    writer.line("return check.problems")
  }

  private func writeRule(_ plan: RulePlan, _ field: ControlPlan, _ writer: inout SwiftWriter) {
    writer.comment(plan.line)
    let rule = plan.rule
    var arguments = ["\"\(rule.kind.keyword)\"", "at: .\(momentName(rule.time))"]
    if rule.effect == EnumMember.RuleEffect.refuse { arguments.append("effect: .refuse") }
    if rule.severity == EnumMember.RuleSeverity.warning { arguments.append("severity: .warning") }
    var what: String { "\(form.name).\(field.name), rule \(rule.kind.keyword)" }
    if let title = rule.member.inner(.ruleTitle) { arguments.append("title: \(expression(title, for: what))") }
    if let message = rule.member.inner(.message) { arguments.append("message: \(expression(message, for: what))") }
    if !rule.buttons.isEmpty, rule.member.inner(.buttons) != nil {
      arguments.append("buttons: \(SwiftLiteral.list(rule.buttons.map { expression($0, for: what) }))")
    }
    writer.check(arguments, plan.condition)
  }

  private func momentName(_ time: EnumMember) -> String { time.name.string }

  /// Whether a text has to be a value, or to fill a mask.
  private func hasFormatterRule(_ field: ControlPlan) -> Bool {
    switch field.format {
    case .date, .number, .mask: true
    case .grouped, .custom, nil: false
    }
  }

  /// That a text is all of a value, or fills the mask.
  private func writeFormatterRule(_ field: ControlPlan, _ writer: inout SwiftWriter) {
    guard hasFormatterRule(field), let set = field.control[.formatter] else { return }
    writer.comment(line(set.member.range, set.origin, of: field))
    let condition: String
    if case .mask = field.format {
      condition = "_ in written.map(\(field.stem)Mask.isComplete) ?? false"
    } else {
      condition = "\(field.valueReading("$0") ?? "") != nil"
    }
    let judgesEmpty = leavesNothing(field) ? ["judgesEmpty: true"] : []
    writer.check(["\"formatter\"", "at: .submit", "message: \(formatMessage(of: field))"] + judgesEmpty, [condition])
  }

  /// Whether `normalize` may leave nothing of what a mask begins with, which is no complete entry all the same.
  private func leavesNothing(_ field: ControlPlan) -> Bool {
    guard case .mask(let pattern) = field.format else { return false }
    return NormalizationStep.steps(of: field.control).contains { step in
      switch step {
      // Of a text in the mask only what it begins with itself may be blank.
      case .trim: pattern.drop { "\\[".contains($0) }.first?.isWhitespace == true
      case .removeSpaces, .removeCharacters: true
      case .uppercase, .lowercase, .asciiDigits: false
      }
    }
  }

  /// What keeps the books of a check.
  private func writeCheck(_ writer: inout SwiftWriter) {
    let judgesEmpty = fields.contains { leavesNothing($0) }
    writer.doc("The check of one text, rule by rule.")
    writer.block("private struct Check") { writer in
      writer.line("let field: Field")
      writer.line("let moment: Moment")
      writer.line("let text: String")
      writer.line("var problems: [Problem] = []")
      writer.line()
      writer.doc(
        "Notes that a rule is broken. An empty text breaks `required` alone"
          + (judgesEmpty ? ", and a mask that something was typed into before `normalize` left nothing of it." : "."))
      writer.function(
        "mutating func rule",
        [
          "_ keyword: String", "at time: Moment", "effect: Effect = .report", "severity: Severity = .error",
          "title: @autoclosure () -> String? = nil", "message: @autoclosure () -> String? = nil",
          "buttons: @autoclosure () -> [String] = [\"OK\"]",
        ] + (judgesEmpty ? ["judgesEmpty: Bool = false"] : []) + ["isMet: (String) -> Bool = { !$0.isEmpty }"]
      ) { writer in
        writer.line("guard moment == time || moment == .submit, problems.last?.severity != .error else { return }")
        let judged = judgesEmpty ? "text.isEmpty && !judgesEmpty" : "text.isEmpty"
        writer.line("guard \(judged) ? keyword == \"required\" : !isMet(text) else { return }")
        writer.line("problems.append(")
        writer.nested { writer in
          writer.line("Problem(")
          writer.nested { writer in
            writer.line("field: field, rule: keyword, severity: severity, effect: effect, title: title(),")
            writer.line("message: message(), buttons: buttons()))")
          }
        }
      }
    }
  }
}

extension SwiftWriter {
  /// A call of the check with the condition behind it.
  fileprivate mutating func check(_ arguments: [String], _ condition: [String]) {
    guard let first = condition.first else { return call("check.rule", arguments) }
    let head = "check.rule(\(arguments.joined(separator: ", ")))"
    if condition.count == 1 {
      let whole = "\(head) { \(first) }"
      if fits(whole) { return line(whole) }
      if fits(head + " {") {
        return block(head + (first.hasPrefix("_ in ") ? " { _ in" : ""), asClosure: first)
      }
      call("check.rule", arguments, " { \(first) }")
      return
    }
    let hasName = first.hasSuffix(" in")
    call("check.rule", arguments, hasName ? " { \(first)" : " {")
    nested { writer in for statement in condition.dropFirst(hasName ? 1 : 0) { writer.conjunction(statement) } }
    line("}")
  }

  /// A statement; `return a && b` in two lines where one is too short.
  private mutating func conjunction(_ statement: String) {
    guard !fits(statement), statement.hasPrefix("return ") else { return line(statement) }
    let words = statement.split(separator: " ", omittingEmptySubsequences: false)
    guard let at = words.firstIndex(of: "&&") else { return line(statement) }
    line(words[..<at].joined(separator: " "))
    nested { $0.line(words[at...].joined(separator: " ")) }
  }

  private mutating func block(_ head: String, asClosure statement: String) {
    let hasName = statement.hasPrefix("_ in ")
    line(hasName ? head : head + " {")
    nested { $0.condition(hasName ? String(statement.dropFirst(5)) : statement) }
    line("}")
  }

  /// An expression; `a ?? b` in two lines where one is too short.
  private mutating func condition(_ text: String) {
    guard !fits(text), let at = text.firstRange(of: " ?? ") else { return expression(text) }
    line(String(text[..<at.lowerBound]))
    nested { $0.line(String(text[at.lowerBound...].dropFirst())) }
  }
}
