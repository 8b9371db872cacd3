import FieldLanguages
import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

/// `type-mismatch`: a value of another type than its place accepts.
enum TypeMismatch: BlockRule, ControlRule {
  static let info = LintRuleInfo(
    "type-mismatch", .error, group: .names,
    summary: "A value has another type or form than its place accepts, or an argument is missing.",
    reason: """
      UIKit's properties have types, and so have the arguments of rules and calls: the code would not compile. What is no \
      colour, day, currency or password rule in its string would compile, and do nothing.
      """,
    bad: """
      form Person {
          textField query {
              keyboardType: "webSearch"
          }
      }
      """,
    good: """
      form Person {
          textField query {
              keyboardType: .webSearch
          }
      }
      """,
    fix: "Writes the case that a name without its dot, a text or a number stands for.")

  static let blockFilter = BlockFilter(flags: .valueProblem, properties: [.passwordRules])

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    if let member = context.block.member(of: .passwordRules), let value = context.block.value(of: member) {
      checkPasswordRules(value, context, &report)
    }
    guard context.block.flags.contains(.valueProblem) else { return }
    let problems = context.block.problems
    for index in problems.indices {
      let problem = problems[index]
      if case .missingArgument = problem.kind {
        // All that one call lacks is told together.
        if index == problems.startIndex || !problem.lacksArgument(asIn: problems[index - 1]) {
          report.missingArguments(problems[index...].prefix { $0.lacksArgument(asIn: problem) }, context)
        }
      } else {
        report.mismatch(problem, context)
      }
    }
  }

  static let controlFilter = RuleFilter(members: [.use])

  /// The `nil` that a preset sets where the property of the same name takes none in the control that uses it.
  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for property in Catalog.namesakes.joined() where property.scope.contains(context.kind) && !property.isNullable {
      guard let set = context.control[property], let origin = set.origin.preset, let value = set.value,
        value.kind == .nilLiteral, set.isWellFormed
      else { continue }
      let place = context.place(value.range, set.origin)
      report.add(
        Self.self, at: context.ownRange(value.range, set.origin), .preset(origin.block.name, property, context.kind),
        related: [Related("it is set here", place)])
    }
  }

  private static func checkPasswordRules(_ value: Value, _ context: BlockContext, _ report: inout Reporter) {
    guard value.isWellFormed, let text = value.string else { return }
    do {
      _ = try PasswordRules(reading: text)
    } catch {
      let bytes = Array(text.utf8)
      let written = String(decoding: bytes[error.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
      let meant = closestMatch(to: written, among: error.choices)
      guard let message = Finding.Message(error.kind, CharacterWords.visible(written), meant) else { return }
      // Where the text is written with escapes, its parts have no places of their own.
      if error.range.isEmpty || value.node.isEncoded { return report.add(Self.self, at: value.range, message) }
      let start = value.node.textRange.lowerBound
      let range = start + error.range.lowerBound..<start + error.range.upperBound
      report.add(Self.self, at: range, message, fixes: context.replacement(range, meant))
    }
  }
}

extension Reporter {
  fileprivate mutating func mismatch(_ problem: ValueProblem, _ context: BlockContext) {
    let block = context.block
    let member = block.member(problem.memberIndex)
    if member.kind == .rule, context.mistakes.hasBareArguments(member) { return }
    switch problem.kind {
    case .mismatch(let type): mismatch(block.view(problem.valueIndex), type, member, context)
    case .missingLabel(let callee, let place):
      let value = block.view(problem.valueIndex)
      let label = callee.arguments[place].label.string
      add(
        TypeMismatch.self, at: value.range, .missingLabel(callee, label),
        fixes: [insertion(ofLabel: label, before: value, context)])
    case .unlabelled(let callee, let place):
      let label = place.map { callee.arguments[$0].label.string }
      add(TypeMismatch.self, at: block.view(problem.valueIndex).range, .missingLabel(callee, label))
    case .extraArgument(let callee):
      let value = block.view(problem.valueIndex)
      add(TypeMismatch.self, at: value.range, .extra(callee), fixes: union(value, callee, member, context))
    case .overflow where block.kind != .tags:
      add(TypeMismatch.self, at: block.view(problem.valueIndex).range, .overflow)
    case .malformed(let type):
      let value = block.view(problem.valueIndex)
      add(TypeMismatch.self, at: value.range, .malformed(value.string ?? value.name, type))
    case .unknown, .unknownLabel, .missingArgument, .overflow: break
    }
  }

  private mutating func mismatch(_ value: Value, _ type: ValueType, _ member: Member, _ context: BlockContext) {
    let fixes = fixes(of: value, type, member, context)
    let meant = fixes.count == 1 ? fixes[0].newText : nil
    add(TypeMismatch.self, at: value.range, .mismatch(value, type, meant), fixes: fixes)
  }

  /// What may stand in the place of a value, its member or the arguments that it is one of.
  private func fixes(of value: Value, _ type: ValueType, _ member: Member, _ context: BlockContext) -> [Fix] {
    if let fix = foreignMember(value, type, member, context) { return [fix] }
    if context.isNumberOfSegment(member) {
      guard context.block.control != nil, context.block.member(of: .selectedSegmentIndex) == nil else { return [] }
      let meant = "\(PropertyID.selectedSegmentIndex.name): \(value.name)"
      return [Fix("Replace with '\(meant)'", .unsafe, [Fix.Edit(context.place(member.range), meant)])]
    }
    // Of two values, one of which is right, nobody knows which was meant.
    if let property = member.property, context.mistakes.repeatedProperties.contains(property) { return [] }
    func fix(_ text: String, _ applicability: Fix.Applicability) -> [Fix] {
      [Fix("Write '\(text)'", applicability, [Fix.Edit(context.place(value.range), text)])]
    }
    // A case that the tags do not have is no better.
    let isNoCase = type == .tag && context.form.map { $0.tag(ofCase: value.nameBytes) == nil } ?? true
    if !isNoCase, let meant = value.spelling(as: type) { return fix(meant, .safe) }
    if let literal = ForeignValues.literal(for: value, type) { return fix(literal, .unsafe) }
    return meantCase(value, type, member, context) + meantArguments(value, type, member, context)
  }

  /// The arguments that one call or rule lacks.
  fileprivate mutating func missingArguments(_ problems: some Collection<ValueProblem>, _ context: BlockContext) {
    guard let problem = problems.first, case .missingArgument(let callee, _) = problem.kind else { return }
    let block = context.block
    let member = block.member(problem.memberIndex)
    if member.kind == .rule, context.mistakes.hasBareArguments(member) { return }
    // What stands in its place under another label is told there.
    let arguments = member.kind == .rule ? 0..<Int.max : block.extent(ofCall: problem.valueIndex)
    if context.mistakes.hasUnknownLabel(inMember: problem.memberIndex, among: arguments) { return }
    // What stands in the block of a rule that cannot be read may be it, too.
    if member.kind == .rule, context.mistakes.hasError(in: member.range) { return }
    let range = problem.value == .max ? member.nameRange : block.view(problem.valueIndex).range
    add(TypeMismatch.self, at: range, .missing(callee, problems.compactMap(\.missingArgument)))
  }

  private func insertion(ofLabel label: String, before value: Value, _ context: BlockContext) -> Fix {
    let start = value.range.lowerBound
    return Fix("Insert '\(label):'", .unsafe, [Fix.Edit(context.place(start..<start), "\(label): ")])
  }

  /// Another member in the place of one that takes nothing like its value: a mask that is a text, a delegate that is
  /// the one that there is anyway.
  private func foreignMember(_ value: Value, _ type: ValueType, _ member: Member, _ context: BlockContext) -> Fix? {
    switch type {
    case .opaque where member.kind == .property:
      let name = context.block.source.text(member.nameRange)
      let meant = ForeignMembers.member(for: name, value, in: context.scope(ofPropertiesIn: nil))
      return meant.map { Fix("Replace with '\($0)'", .unsafe, [Fix.Edit(context.place(member.range), $0)]) }
    case .delegate where value.isSelf:
      let form = context.form?.properties[.formDelegate]
      guard context.block.kind == .property || form == nil || form?.member.flags.contains(.valueProblem) ?? true else {
        return nil
      }
      let edit =
        context.block.kind == .property
        ? context.file.removal(ofChunk: context.id) : context.removal(of: member)
      return edit.map { Fix("Remove 'delegate'", .unsafe, [$0]) }
    default: return nil
    }
  }

  /// What a rule's or a call's arguments stand for: `["a", "b"]` for `"a", "b"`, `1...5` for `1, 5`, `/[0-9]/` for
  /// `"[0-9]"`.
  private func meantArguments(_ value: Value, _ type: ValueType, _ member: Member, _ context: BlockContext) -> [Fix] {
    if type == .day, let day = meantDay(value, context) { return [day] }
    guard member.kind == .rule else { return [] }
    let given = givenArguments(of: member, context)
    guard let first = given.first, let last = given.last, first.range.contains(value.range.lowerBound) else {
      return []
    }
    let all = first.range.lowerBound..<last.range.upperBound
    func fix(_ range: Range<Int>, _ text: String) -> [Fix] {
      [Fix("Write '\(text)'", .unsafe, [Fix.Edit(context.place(range), text)])]
    }
    if let decimals = ForeignText.decimals(context.block.source.text(all)) { return fix(all, decimals) }
    switch (type, value.kind) {
    case (.strings, .member) where given.allSatisfy { $0.children.allSatisfy(\.isBareMember) }:
      let texts = given.flatMap { $0.children.map { LiteralText.quoted($0.name) } }
      return fix(all, "[\(texts.joined(separator: ", "))]")
    case (.strings, .string), (.texts, .string): return fix(all, "[\(context.block.source.text(all))]")
    case (.regex, .string): return value.string.flatMap(LiteralText.regex).map { fix(value.range, $0) } ?? []
    case (.lengthRange, .integer), (.valueRange, .integer), (.valueRange, .decimal):
      let ends = given.map { context.block.source.text($0.range) }
      if ends.count == 1, case .lengthRange = type, let length = value.integer, length > 0 {
        return meantLengths(length, context.place(value.range))
      }
      return ends.count == 2 ? fix(all, ends.joined(separator: "...")) : []
    default: return []
    }
  }

  /// `"2010-11-15"` for `2010, 11, 15`.
  private func meantDay(_ value: Value, _ context: BlockContext) -> Fix? {
    let source = context.block.source
    let rest = source.text(value.range.lowerBound..<context.block.range.upperBound)
    guard let close = rest.firstIndex(of: ")") else { return nil }
    let written = rest[..<close]
    let parts = written.split(separator: ",").map { Int($0.filter { $0 != " " }) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2], 1000...9999 ~= year,
      1...12 ~= month, 1...31 ~= day
    else { return nil }
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let text = "\"\(year)-\(padded(month))-\(padded(day))\""
    let range = value.range.lowerBound..<value.range.lowerBound + written.utf8.count
    return Fix("Write '\(text)'", .unsafe, [Fix.Edit(context.place(range), text)])
  }

  /// The arguments of a rule that have no labels. Calls among them have arguments of their own.
  private func givenArguments(of member: Member, _ context: BlockContext) -> [Value] {
    member.values.map(context.block.view).filter { $0.kind == .argument && $0.name.isEmpty }
      .reduce(into: []) { top, next in
        if top.last.map({ next.range.lowerBound >= $0.range.upperBound }) ?? true { top.append(next) }
      }
  }

  /// What arguments of which only the first is accepted stand for, told at the second: `[.letters, .decimalDigits]` for
  /// `.letters, .decimalDigits`, `0...9.5` for `0...9,5`.
  private func union(_ value: Value, _ callee: Callee, _ member: Member, _ context: BlockContext) -> [Fix] {
    guard member.kind == .rule, callee.arguments.count == 1 else { return [] }
    let given = givenArguments(of: member, context)
    if callee.arguments[0].type == .valueRange, let first = given.first, let last = given.last {
      let all = first.range.lowerBound..<last.range.upperBound
      let decimals = ForeignText.decimals(context.block.source.text(all))
      return decimals.map { [Fix("Write '\($0)'", .unsafe, [Fix.Edit(context.place(all), $0)])] } ?? []
    }
    guard callee.arguments[0].type == .characterSet, given.count > 1, given[1].range.overlaps(value.range),
      let last = given.last,
      given.allSatisfy({ $0.children.allSatisfy { !$0.isBroken && [.member, .string, .regex].contains($0.kind) } })
    else { return [] }
    let range = given[0].range.lowerBound..<last.range.upperBound
    let text = "[\(context.block.source.text(range))]"
    return [Fix("Write '\(text)'", .unsafe, [Fix.Edit(context.place(range), text)])]
  }

  /// What `length(5)` may mean; it does not say which.
  private func meantLengths(_ length: Int, _ place: ChunkPlace) -> [Fix] {
    let meanings = [
      ("...\(length)", "at most"), ("\(length)...\(length)", "exactly"), ("\(length)...", "at least"),
    ]
    return meanings.map { text, words in
      Fix("Write '\(text)' for \(words) \(length)", .display, [Fix.Edit(place, text)])
    }
  }

  /// `emailAddress`, `"emailAddress"` and `7` where `.emailAddress` is a case.
  private func meantCase(_ value: Value, _ type: ValueType, _ member: Member, _ context: BlockContext) -> [Fix] {
    let name = context.block.source.text(member.nameRange)
    guard let meant = MeantCase.name(for: value, type, of: name) else { return [] }
    return [
      Fix(
        "Write '.\(meant.name)'", meant.isExact ? .safe : .unsafe,
        [Fix.Edit(context.place(value.range), ".\(meant.name)")])
    ]
  }
}

extension Fix {
  /// The text that it writes in the place of another, where it is likely to be meant.
  fileprivate var newText: String? {
    guard applicability != .display, case .replace(_, let text)? = edits.first, !text.isEmpty else { return nil }
    return text
  }
}

extension Finding.Message {
  fileprivate static func mismatch(_ value: Value, _ type: ValueType, _ meant: String?) -> Self {
    if type == .delegate, value.isSelf {
      return "'self' is no class; without 'delegate' the fields' delegate is the object that the form's code is in"
    }
    if type == .insets, value.kind == .array {
      let edges = enumerated(ArgumentLabel.edges.map(\.rawValue))
      return Finding.Message(
        "expected four numbers in this list: \(edges), in this order; found \(value.children.count { _ in true })")
    }
    return Finding.Message("expected \(type.summary), found \(value.phrase)\(didYouMean(meant))")
  }

  fileprivate static func preset(_ preset: String, _ property: PropertyID, _ kind: ControlKind) -> Self {
    Finding.Message("the preset '\(preset)' sets '\(property.name)' to nil, which it cannot be in \(kind.phrase)")
  }

  fileprivate static func missingLabel(_ callee: Callee, _ label: String?) -> Self {
    let expected = label.map { "the label '\($0):'" } ?? "a label"
    return Finding.Message("expected \(expected) before this argument of \(callee.signature)")
  }

  fileprivate static func extra(_ callee: Callee) -> Self {
    let arguments = callee.arguments
    let count = arguments.count { $0.label.isEmpty }
    let accepted = count == 0 ? "no argument" : "one argument"
    let label = count == arguments.count ? "" : " without a label"
    let several = arguments.first?.type == .characterSet ? "; several sets go into one list" : ""
    return Finding.Message("\(callee.signature) accepts \(accepted)\(label)\(several)")
  }

  fileprivate static func missing(_ callee: Callee, _ arguments: [Argument]) -> Self {
    let summaries = Set(arguments.map(\.type.summary))
    if arguments.count > 1, summaries.count == 1, let summary = summaries.first,
      arguments.allSatisfy({ !$0.label.isEmpty })
    {
      let labels = enumerated(arguments.map { "'\($0.label):'" })
      return Finding.Message("\(callee.signature) needs \(labels), each \(summary)")
    }
    let names = arguments.map { $0.label.isEmpty ? $0.type.summary : "'\($0.label):', \($0.type.summary)" }
    return Finding.Message("\(callee.signature) needs \(names.joined(separator: "; "))")
  }

  fileprivate static func malformed(_ text: String, _ type: ValueType) -> Self {
    Finding.Message("expected \(type.summary), found \(CharacterWords.quoted(text))")
  }

  fileprivate init?(_ fault: PasswordRulesFault.Kind, _ written: String, _ meant: String?) {
    switch fault {
    case .property: self.init("password rules have no '\(written)'\(didYouMean(meant))")
    case .characters:
      self.init(
        "password rules have no character class '\(written)'\(meant == nil ? "; write characters in '[ ]'" : didYouMean(meant))"
      )
    case .number: self.init("expected a whole number\(written.isEmpty ? "" : ", found '\(written)'")")
    case .missingColon: self.init("expected ':' behind '\(written)'")
    case .openBracket: self.init("expected ']' behind these characters")
    case .unusual: return nil
    }
  }

  fileprivate static var overflow: Self { "this number does not fit into an Int of 64 bits" }
}

extension ValueProblem {
  /// The argument that is missing, where one is.
  fileprivate var missingArgument: Argument? {
    if case .missingArgument(let callee, let place) = kind { callee.arguments[place] } else { nil }
  }

  /// Whether it is an argument that is missing from the same call or rule as that of another one.
  fileprivate func lacksArgument(asIn other: ValueProblem) -> Bool {
    guard case .missingArgument(let callee, _) = kind, case .missingArgument(let otherCallee, _) = other.kind else {
      return false
    }
    return callee == otherCallee && value == other.value && member == other.member
  }
}

extension BlockModel {
  /// A value and what stands in it.
  fileprivate func extent(ofCall value: Int) -> Range<Int> {
    value == .max ? 0..<0 : value..<max(value, Int(self.value(value).next))
  }
}

extension Value {
  /// Whether it is `.name`.
  fileprivate var isBareMember: Bool { kind == .member && !isBroken && !flags.contains(.hasArguments) }

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
