import FormFormatter
import FormModel
import FormSyntax
import UIKitCatalog

/// `unknown-value`: a case, a call, a rule, an event or a notification that there is not.
enum UnknownValue: BlockRule, ControlRule {
  static let info = LintRuleInfo(
    "unknown-value", .error, group: .names,
    summary: "A value is none of those that its place accepts.",
    reason: """
      Enumeration cases, rules, control events and notifications have UIKit's names. One that is not among them does not \
      compile; one of another enumeration is often what was meant.
      """,
    bad: """
      form Person {
          textField query {
              keyboardType: .webSerch
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
    fix: "Replaces the value with the one that is close to it.")

  static let blockFilter = BlockFilter(flags: [.valueProblem, .unknown])

  static let controlFilter = RuleFilter(members: [.use])

  /// What a preset sets to a case that the property of the same name has not in the control that uses it.
  static func check(_ context: ControlContext, _ report: inout Reporter) {
    for property in Catalog.namesakes.joined() where property.scope.contains(context.kind) {
      guard let set = context.control[property], let origin = set.origin.preset, let value = set.value,
        value.kind == .member, !value.flags.contains(.hasArguments), let id = property.type.enumID,
        Catalog.member(named: value.nameBytes, of: id)?.isUnavailableOnIOS ?? true
      else { continue }
      let place = context.place(value.range, set.origin)
      report.add(
        Self.self, at: context.ownRange(value.range, set.origin), .preset(origin.block.name, value, id),
        related: [Related("it is set here", place)])
    }
  }

  static func check(_ context: BlockContext, _ report: inout Reporter) {
    let block = context.block
    if block.flags.contains(.unknown) {
      for (_, member) in block.topMembers where member.flags.contains(.unknown) && !member.flags.contains(.broken) {
        report.unknownMember(member, context)
      }
    }
    for problem in block.problems {
      guard case .unknown(let type) = problem.kind else { continue }
      let value = block.view(problem.valueIndex)
      if type == .example, value.isNamed(.example) {
        report.add(Self.self, at: value.range, .exampleOfItself)
        continue
      }
      if let identifier = UnknownIdentifier(value, type) {
        report.add(
          Self.self, at: value.range, identifier.message,
          fixes: context.replacement(ofText: value, identifier.meant))
        continue
      }
      if type.enumID == .htmlAutocomplete, let text = value.string, let mistake = mistake(inAutofill: text) {
        report.add(
          Self.self, at: value.range, .autofill(text, mistake, type),
          fixes: context.replacement(ofText: value, mistake.meant))
        continue
      }
      if let literal = ForeignValues.literal(for: value, type) {
        let fix = Fix("Replace with '\(literal)'", .unsafe, [Fix.Edit(context.place(value.range), literal)])
        report.add(Self.self, at: value.range, .value(value, type, literal), fixes: [fix])
        continue
      }
      if let name = bareName(value, type) {
        let fix = Fix("Write '\(name)'", .safe, [Fix.Edit(context.place(value.range), name)])
        report.add(Self.self, at: value.range, .takesNoArguments(name, value.name), fixes: [fix])
        continue
      }
      if let call = call(named: value, type) {
        report.add(Self.self, at: value.range, .needsArguments(call))
        continue
      }
      let range =
        value.kind == .string ? value.range : value.range.lowerBound..<value.node.textRange.upperBound
      let meant = meantName(value, type).map { dot(of: $0, type, value) + $0 }
      report.add(Self.self, at: range, .value(value, type, meant), fixes: fixes(value, range, meant, context))
    }
  }

  private static func mistake(inAutofill text: String) -> AutofillMistake? {
    let found = Array(text.utf8).withUnsafeBufferPointer { Catalog.autofillField(named: $0) }
    return if case .failure(let mistake) = found { mistake } else { nil }
  }

  /// The case that is written with `( )` which it does not take, or, where nothing stands between, one that is close to
  /// it; nil of other values.
  private static func bareName(_ value: Value, _ type: ValueType) -> String? {
    guard value.kind == .member || value.kind == .reference, value.flags.contains(.hasArguments), !value.isBroken else {
      return nil
    }
    let names = names(of: type, hasArguments: false)
    let dot = value.kind == .member ? "." : ""
    if names.contains(value.name) { return dot + value.name }
    guard value.children.allSatisfy({ _ in false }) else { return nil }
    return closestMatch(to: value.name, among: names).map { dot + $0 }
  }

  /// The call that has the name of a value without arguments; nil where there is none.
  private static func call(named value: Value, _ type: ValueType) -> FunctionID? {
    guard value.kind == .member, !value.flags.contains(.hasArguments) else { return nil }
    return type.functions.first { !$0.isWord && $0.hasDot && $0.name.string == value.name }
  }

  /// The name that is close to what was written, be that in Swift or in Objective-C.
  private static func meantName(_ value: Value, _ type: ValueType) -> String? {
    let hasArguments = value.flags.contains(.hasArguments)
    var written = value.string ?? value.name
    // Words of HTML are the same in capitals.
    if case .token = type { written = written.lowercased() }
    if let name = closestMatch(to: written, among: names(of: type, hasArguments: hasArguments)) { return name }
    guard let id = type.enumID, !hasArguments else { return nil }
    let members = id.members.filter { !$0.isUnavailableOnIOS && !$0.objcName.isEmpty }
    let name = closestMatch(to: written, among: members.map(\.objcName.string))
    return members.first { $0.objcName.string == name }?.name.string
  }

  /// The dot of a name, where it has one: of a case or a call that is known for itself, else as it was written.
  private static func dot(of name: String, _ type: ValueType, _ value: Value) -> String {
    if case .word = type { return "" }
    if value.kind == .string { return "" }
    if value.flags.contains(.hasArguments), let call = type.functions.first(where: { $0.name.string == name }) {
      return call.hasDot ? "." : ""
    }
    let isCase = type.enumID.map { Catalog.member(named: name.utf8, of: $0) != nil } ?? false
    return isCase || value.kind == .member ? "." : ""
  }

  private static func fixes(_ value: Value, _ range: Range<Int>, _ meant: String?, _ context: BlockContext) -> [Fix] {
    // What stands between quotes keeps them.
    if value.kind == .string { return context.replacement(ofText: value, meant) }
    return value.flags.contains(.hasArguments)
      ? context.replacement(ofCallee: range, meant) : context.replacement(range, meant)
  }

  /// What could have been written in the place of an unknown value.
  private static func names(of type: ValueType, hasArguments: Bool) -> [String] {
    let calls = type.functions.filter { $0.isWord != hasArguments }.map(\.name.string)
    guard let id = type.enumID, !hasArguments else { return calls }
    return id.members.filter { !$0.isUnavailableOnIOS }.map(\.name.string) + calls
  }
}

extension BlockContext {
  /// Puts what was meant in the place of what a string says. Quotes on lines of their own go, too.
  fileprivate func replacement(ofText value: Value, _ meant: String?) -> [Fix] {
    value.flags.contains(.isMultiline)
      ? replacement(value.range, meant.map(LiteralText.quoted)) : replacement(value.node.textRange, meant)
  }
}

extension Reporter {
  /// The notification that is close to a name; in full where several classes have one of the name without its class.
  private func notification(near name: String) -> String? {
    let all = Catalog.notifications
    let isShort = all.contains { $0.shortName.equals(name.utf8) }
    let close = isShort ? name : closestMatch(to: name, among: all.flatMap { [$0.shortName.string, $0.name.string] })
    guard let close, Catalog.notification(written: close.utf8) == nil else { return close }
    return all.first { $0.shortName.equals(close.utf8) }?.name.string
  }

  fileprivate mutating func unknownMember(_ member: Member, _ context: BlockContext) {
    let name = context.block.source.text(member.nameRange)
    switch member.kind {
    case .rule where !name.isEmpty:
      if context.mistakes.hasBareArguments(member) { return }
      if let rewriting = RuleRewriting(member, name, context.block) {
        let edit = Fix.Edit(context.place(rewriting.range), rewriting.text)
        return add(
          UnknownValue.self, at: member.nameRange, .rule(name, rewriting.text),
          fixes: [Fix("Replace with '\(rewriting.text)'", .unsafe, [edit])])
      }
      let meant = closestMatch(to: name, among: ValidationRuleKind.allCases.map { "\($0.keyword)" })
      add(
        UnknownValue.self, at: member.nameRange, .rule(name, meant),
        fixes: context.replacement(ofCallee: member.nameRange, meant))
    case .event where member.flags.contains(.isControlEvent):
      let names = Catalog.controlEvents.map { $0.isLanguageOwn ? "\($0.name)" : ".\($0.name)" }
      let bare = String(name.drop { $0 == "." })
      let control = context.block.control
      let meant =
        ForeignEvents.method(named: bare, in: control) ?? ForeignEvents.method(ofHandler: bare, in: control)
        ?? closestMatch(to: name, among: names)
      add(
        UnknownValue.self, at: member.nameRange, .event(name, meant),
        fixes: context.replacement(member.nameRange, meant))
    case .observer where !name.isEmpty:
      let meant = notification(near: name)
      add(
        UnknownValue.self, at: member.nameRange, .notification(name, meant),
        fixes: context.replacement(member.nameRange, meant))
    case .override where !name.isEmpty && !member.flags.contains(.broken):
      let meant = closestMatch(to: name, among: Catalog.overrides.map(\.name.string))
      add(
        UnknownValue.self, at: member.nameRange, .override(name, meant),
        fixes: context.replacement(member.nameRange, meant))
    default: break
    }
  }
}

extension AutofillMistake {
  /// The whole value that was probably meant; nil where none is close.
  fileprivate var meant: String? { if case .unknown(_, let meant) = self { meant } else { nil } }
}

/// A locale, a time zone or a currency that there is not.
private struct UnknownIdentifier {
  let message: Finding.Message
  /// The whole identifier that was probably meant.
  let meant: String?

  /// Nil for a value of another type.
  init?(_ value: Value, _ type: ValueType) {
    guard value.kind == .string else { return nil }
    let name = value.string ?? value.name
    switch type {
    case .currency:
      meant = Currency.closest(to: name)?.string
      message = .identifier("currency", name, meant)
    case .timeZone:
      meant = Catalog.closestTimeZone(to: name)
      message = .identifier("time zone", name, meant)
    case .locale:
      guard let part = LocaleIdentifier(name)?.unknownPart else {
        (meant, message) = (nil, .identifier("locale", name, nil))
        return
      }
      meant = UnknownIdentifier.closest(to: name)
      message = .part(part, name, meant)
    default: return nil
    }
  }

  /// The locale with what was meant in the place of each part that is not known; nil where nothing is close.
  private static func closest(to locale: String) -> String? {
    var meant = locale
    for _ in 0..<5 {
      guard let part = LocaleIdentifier(meant)?.unknownPart, let name = part.meant else { break }
      meant = LocaleIdentifier.replacing(part.written, by: name, in: meant)
    }
    return meant == locale ? nil : meant
  }
}

extension Finding.Message {
  fileprivate static var exampleOfItself: Self { "an example cannot show itself" }

  fileprivate static func takesNoArguments(_ name: String, _ written: String) -> Self {
    let dot = name.hasPrefix(".") ? "." : ""
    return name == dot + written
      ? Finding.Message("'\(name)' takes no arguments")
      : Finding.Message("there is no '\(dot)\(written)(…)'\(didYouMean(name))")
  }

  fileprivate static func needsArguments(_ call: FunctionID) -> Self {
    let first = call.arguments.first { _ in true }.map { $0.type.summary } ?? "its arguments"
    return Finding.Message("\(call.signature) needs \(first)")
  }

  fileprivate static func preset(_ preset: String, _ value: Value, _ id: EnumID) -> Self {
    Finding.Message("the preset '\(preset)' sets '.\(value.name)', which \(id.name) does not have")
  }

  fileprivate static func identifier(_ kind: String, _ name: String, _ meant: String?) -> Self {
    Finding.Message("there is no \(kind) '\(name)'\(didYouMean(meant))")
  }

  fileprivate static func part(_ part: LocaleIdentifier.UnknownPart, _ name: String, _ meant: String?) -> Self {
    if part.written.lowercased() == name.lowercased() { return identifier(part.kind, name, meant) }
    return Finding.Message("there is no \(part.kind) '\(part.written)', as in '\(name)'\(didYouMean(meant))")
  }

  fileprivate static func value(_ value: Value, _ type: ValueType, _ meant: String?) -> Self {
    let written = value.string.map(CharacterWords.visible) ?? (value.kind == .member ? "." : "") + value.name
    return unknown(written, type, meant)
  }

  private static func unknown(_ written: String, _ type: ValueType, _ meant: String?) -> Self {
    let hint = meant == nil ? "; \(type.choice)" : didYouMean(meant)
    let owner = if case .word = type { "there is" } else { type.enumID.map { "\($0.name) has" } ?? "there is" }
    return Finding.Message("\(owner) no '\(written)'\(hint)")
  }

  fileprivate static func autofill(_ text: String, _ mistake: AutofillMistake, _ type: ValueType) -> Self {
    switch mistake {
    case .unknown(let word, let meant):
      let written = CharacterWords.visible(meant == nil ? word : text)
      return unknown(written, type, meant)
    case .notBefore(let field, let word):
      return Finding.Message(
        "'\(word)' stands only before 'tel' and its parts, 'email' and 'impp', not before '\(field)'")
    case .notAlone(let word): return Finding.Message("'\(word)' stands alone: no other word goes with it")
    case .misplaced(let word):
      return Finding.Message(
        "'\(CharacterWords.visible(word))' cannot stand there: 'section-…' comes first, then 'shipping' or 'billing', "
          + "then 'home', 'work', 'mobile', 'fax' or 'pager', then one field, then 'webauthn'")
    }
  }

  fileprivate static func rule(_ name: String, _ meant: String?) -> Self {
    Finding.Message("there is no rule '\(name)'\(didYouMean(meant))")
  }

  fileprivate static func event(_ name: String, _ meant: String?) -> Self {
    Finding.Message("there is no control event '\(name)'\(didYouMean(meant))")
  }

  fileprivate static func notification(_ name: String, _ meant: String?) -> Self {
    Finding.Message("there is no notification '\(name)'\(didYouMean(meant))")
  }

  fileprivate static func override(_ name: String, _ meant: String?) -> Self {
    Finding.Message("UITextField has no method '\(name)' to override here\(didYouMean(meant))")
  }
}

extension ValueType {
  /// What could have been written: `it has .never, .always`; the name of the type is said before.
  fileprivate var choice: String {
    guard enumID != nil, let colon = summary.firstRange(of: ": ") else { return "expected \(summary)" }
    return "it has \(summary[colon.upperBound...])"
  }
}
