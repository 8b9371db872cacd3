import FormModel
import UIKitCatalog
import ValueFormatting

/// The delegate methods that a form needs, and no others.
extension ScreenPlan {
  /// Writes the delegate methods of text fields, then those of text views.
  func writeDelegates(to writer: inout SwiftWriter) {
    write(.textFieldDelegate, textFields.filter(\.hasDelegate), to: &writer)
    write(.textViewDelegate, textViews.filter(\.hasDelegate), to: &writer)
  }

  private func write(_ owner: MethodOwner, _ views: [ViewPlan], to writer: inout SwiftWriter) {
    guard !views.isEmpty else { return }
    let methods = methods(of: owner, views)
    writer.line()
    writeAvailability(to: &writer)
    if methods.isEmpty {
      writer.line("extension \(controller): \(owner.name) {}")
      return
    }
    writer.block("extension \(controller): \(owner.name)") { writer in
      for method in methods {
        writer.line()
        write(method, views, &writer)
      }
    }
  }

  /// The methods that handlers or the form's own work need, but for those in whose place UIKit always calls a newer one.
  private func methods(of owner: MethodOwner, _ views: [ViewPlan]) -> [MethodID] {
    let handled = views.reduce(into: Set<MethodID>()) { $0.formUnion($1.handled) }
    let needed = Catalog.delegateMethods.filter { method in
      let isOwn = method.owner == owner || owner == .textViewDelegate && method.owner == .scrollViewDelegate
      return isOwn && (handled.contains(method) || isNeeded(method, views))
    }
    return needed.filter { method in
      guard let newer = method.rival, needed.contains(newer) else { return true }
      return newer.since.map { $0 > baseline } ?? false
    }
  }

  /// Whether a view's handler is ever called: where a delegate has a newer method too, UIKit calls that alone.
  func isCalled(_ handler: ResolvedMember, of view: ViewPlan) -> Bool {
    guard let newer = handler.member.method?.rival, newer.since.map({ $0 <= baseline }) ?? true else { return true }
    return !rivals.passOver(handler, of: view.control.control, for: newer, view.handled)
  }

  /// The handlers of a method, with their views. Where UIKit calls it in place of an older one, with those of the older
  /// that it does not pass over.
  private func handlers(of method: MethodID, _ views: [ViewPlan]) -> [Handled] {
    views.compactMap { view in
      let own = view.handlers.first { $0.member.method == method }
      let handler = own ?? view.handlers.first { $0.member.method?.rival == method && isCalled($0, of: view) }
      return handler.map { Handled(view: view, handler: $0) }
    }
  }

  /// Whether the form's own work needs a method, whoever handles it.
  private func isNeeded(_ method: MethodID, _ views: [ViewPlan]) -> Bool {
    guard ScreenPlan.methodsWithWork.contains(method) else { return false }
    let older = MethodID.rivals[method]
    if older != nil, !views.contains(where: { $0.handled.contains(method) }) { return false }
    let asked = ScreenPlan.questions.contains(method) ? views.filter { !isRefused(method, $0) } : views
    func anyRule(_ isSo: (ResolvedRule) -> Bool) -> Bool { asked.contains { $0.control.rules.contains(where: isSo) } }
    switch older ?? method {
    case .textFieldShouldChange, .textViewShouldChange: return asked.contains(where: ScreenPlan.checksChanges)
    case .textFieldShouldEndEditing, .textViewShouldEndEditing:
      return anyRule { $0.time == EnumMember.RuleTime.endEditing && $0.refuses }
    case .textFieldDidEndEditing, .textViewDidEndEditing: return writesAtEnd(views) || reportsAtEnd(views)
    case .textFieldDidBeginEditing, .textViewDidBeginEditing:
      return makesRoom || views.contains { $0.control.kind.isTextField && $0.control.control.sets(.typingAttributes) }
        || views.contains { $0.control.kind == .textView && ScreenPlan.wheel(of: $0) != nil }
    case .textFieldShouldReturn: return anyRule { $0.time == EnumMember.RuleTime.return }
    case .textViewDidChange: return views.contains(where: isFollowed)
    default: return false
    }
  }

  /// Whether a view's handler always says no when the method asks, so that nothing else matters.
  private func isRefused(_ method: MethodID, _ view: ViewPlan) -> Bool {
    ScreenPlan.questions.contains(method) && handlers(of: method, [view]).first?.answer == false
  }

  /// Whether texts are written anew when editing ends: as formatters write their values.
  private func writesAtEnd(_ views: [ViewPlan]) -> Bool {
    views.contains { $0.control.valueType != .string || $0.control.format == .custom }
  }

  /// Whether rules are checked when editing has ended.
  private func reportsAtEnd(_ views: [ViewPlan]) -> Bool {
    views.flatMap(rules).contains { $0.time == EnumMember.RuleTime.endEditing && !$0.refuses }
  }

  // MARK: One method

  private func write(_ method: MethodID, _ views: [ViewPlan], _ writer: inout SwiftWriter) {
    let declaration = method.swiftDeclaration.string
    guard let open = declaration.firstIndex(of: "("), let close = declaration.lastIndex(of: ")") else { return }
    if let since = method.since, since > baseline { writer.line("@available(iOS \(since), *)") }
    let parameters = method.swiftParameters
    let sender = String(
      parameters.first.flatMap { $0.split(separator: ":").first }.flatMap { $0.split(separator: " ").last } ?? "")
    writer.function(
      access + declaration[..<open], parameters, String(declaration[declaration.index(after: close)...])
    ) { writer in
      guard isNeeded(method, views), ScreenPlan.questions.contains(method) else {
        writeOwnWork(method, sender, views, &writer)
        return writeHandlers(method, sender, views, &writer)
      }
      writeAnswer(method, sender, views, &writer)
    }
  }

  /// What is asked of the app's handlers first, and then of the form's rules and masks.
  private static let questions: Set<MethodID> = [
    .textFieldShouldChange, .textViewShouldChange, .textFieldShouldEndEditing, .textViewShouldEndEditing,
    .textFieldShouldChangeRanges, .textViewShouldChangeRanges,
  ]

  /// The answer to such a question, where the form has rules or masks for it.
  private func writeAnswer(_ method: MethodID, _ sender: String, _ views: [ViewPlan], _ writer: inout SwiftWriter) {
    let isHandled = !handlers(of: method, views).isEmpty
    let isEnd = method == .textFieldShouldEndEditing || method == .textViewShouldEndEditing
    if isEnd { writer.comment("A screen that goes away is not held up, and the alert is shown once.") }
    let leaving = isEnd && !isHandled ? "!isLeaving, " : ""
    if isEnd { note(.isLeaving) }
    writer.line("guard \(leaving)let owner = \(fieldOf(sender)) else { return true }")
    if isHandled { writeHandlers(method, sender, views, &writer, isLast: false) }
    guard isEnd else {
      let text = method.owner == .textFieldDelegate ? "string" : "text"
      note(.allows)
      if MethodID.rivals[method] != nil {
        writer.comment("What changes in several places is checked when it has changed.")
        writer.line("guard let range = ranges.first, ranges.count == 1 else { return true }")
        return writer.line("return allows(\(text), at: range.rangeValue, in: owner)")
      }
      return writer.line("return allows(\(text), at: range, in: owner)")
    }
    writer.line("let refusals = \(problems("owner", ".endEditing")).filter { $0.refuses }")
    writer.line("if refusals.isEmpty\(isHandled ? " || isLeaving" : "") { return true }")
    writer.lines([present("refusals"), "return false"])
  }

  /// What the form itself has to do before handlers are called.
  private func writeOwnWork(_ method: MethodID, _ sender: String, _ views: [ViewPlan], _ writer: inout SwiftWriter) {
    guard isNeeded(method, views) else { return }
    switch method {
    case .textFieldDidEndEditing, .textFieldDidEndEditingReason, .textViewDidEndEditing:
      writeEnd(sender, views, &writer)
    case .textFieldDidBeginEditing, .textViewDidBeginEditing:
      for view in views where view.control.kind.isTextField {
        guard let value = view.control.control[.typingAttributes]?.value else { continue }
        let attributes = value.kind == .nilLiteral ? "nil" : self.attributes(Array(value.children))
        writer.comment("A field takes them only while it is edited.")
        writer.block("if \(sender) === \(view.name)") {
          $0.expression(attributes, prefix: "\(sender).typingAttributes = ")
        }
      }
      for view in views where view.control.kind == .textView && ScreenPlan.wheel(of: view) != nil {
        writer.line("if \(sender) === \(view.name) { showWheel(of: \(view.field)) }")
      }
      if makesRoom { writer.line("showActiveField()") }
    case .textFieldShouldReturn:
      writer.line("guard let owner = \(fieldOf(sender)) else { return true }")
      writer.line("let broken = \(problems("owner", ".return"))")
      writer.line(present("broken"))
      writer.line("if broken.contains(where: { $0.refuses }) { return false }")
    case .textViewDidChange:
      writer.lines(["guard let owner = \(fieldOf(sender)) else { return }", "textDidChange(in: owner)"])
    default: break
    }
  }

  /// Shows the value as its formatter writes it, and reports what is wrong.
  private func writeEnd(_ sender: String, _ views: [ViewPlan], _ writer: inout SwiftWriter) {
    writer.line("guard let owner = \(fieldOf(sender)) else { return }")
    let isFormatted = views.contains { $0.control.valueType != .string }
    let customs = views.filter { $0.control.format == .custom }
    if isFormatted || !customs.isEmpty { writer.line("let text = \(sender).text ?? \"\"") }
    if isFormatted {
      writer.line("let written = \(type).formatted(text, as: owner, locale: locale)")
      writer.line("if !\(isSpelled("written", like: "text")) { setText(written, of: owner) }")
    }
    for view in customs {
      guard let name = view.control.control[.formatter]?.value?.argument()?.name else { continue }
      writer.block("if owner == \(view.field), let written = \(name)().string(for: text)") { writer in
        writer.line("setText(written, of: owner)")
      }
    }
    if isFormatted || !customs.isEmpty { writeValidity(to: &writer) }
    guard reportsAtEnd(views) else { return }
    writer.line(present("\(problems("owner", ".endEditing")).filter { !$0.refuses }"))
  }

  // MARK: Handlers

  /// - Parameter isLast: whether nothing else answers behind the handlers; else only those that refuse return.
  private func writeHandlers(
    _ method: MethodID, _ sender: String, _ views: [ViewPlan], _ writer: inout SwiftWriter, isLast: Bool = true
  ) {
    let handled = handlers(of: method, views)
    let answer = isLast ? method.usualAnswer : nil
    guard let common = handled.first(where: \.isOfForm) ?? handled.first else {
      if let answer { writer.line("return \(answer)") }
      return
    }
    let own = handled.filter { !$0.isOfForm }
    let isKnown = isNeeded(method, views) && ScreenPlan.methodsWithOwner.contains(method)
    let field = isKnown ? "owner" : "field"
    let needsField = common.handler.movesFocus
    if own.isEmpty {
      if !isKnown {
        let known = needsField ? "let field = \(fieldOf(sender))" : "\(fieldOf(sender)) != nil"
        writer.line("guard \(known) else { return\(answer.map { " " + $0 } ?? "") }")
      }
      return writeHandler(common, method, sender, answer, field: field, isCase: false, &writer)
    }
    writer.choice(isKnown ? "owner" : "\(fieldOf(sender))") { writer in
      for one in own {
        writer.line("case \(isKnown ? one.view.field : one.view.matchedField):")
        writer.nested { writeHandler(one, method, sender, answer, field: one.view.optionalField, isCase: true, &$0) }
      }
      if common.isOfForm, own.count < inputs.count || !isKnown {
        writer.line(isKnown ? "default:" : needsField ? "case let field?:" : "case _?:")
        writer.nested { writeHandler(common, method, sender, answer, field: field, isCase: true, &$0) }
        if isKnown { return }
      }
      if own.count == inputs.count, isKnown { return }
      writer.line(common.isOfForm ? "case nil:" : "default:")
      writer.nested { $0.line(answer.map { "return \($0)" } ?? "break") }
    }
  }

  /// The methods in which forms have something to do by themselves.
  private static let methodsWithWork = methodsWithOwner.union([.textFieldDidBeginEditing, .textViewDidBeginEditing])

  /// The methods whose own work begins by finding the field, `owner`.
  private static let methodsWithOwner = questions.union([
    .textFieldDidEndEditing, .textFieldDidEndEditingReason, .textViewDidEndEditing, .textFieldShouldReturn,
    .textViewDidChange,
  ])

  /// - Parameter isCase: whether it is a case of a `switch`, which may not be empty.
  private func writeHandler(
    _ handled: Handled, _ method: MethodID, _ sender: String, _ answer: String?, field: String, isCase: Bool,
    _ writer: inout SwiftWriter
  ) {
    let handler = handled.handler
    let place = line(handler, handled.view)
    writer.comment(place)
    let statements = statements(handler, of: handled.view, sender: sender, field: field)
    writer.lines(statements)
    if handler.inner(.return) != nil, !method.returnsBool {
      writer.refusal("\(place): '\(method.name)' answers with \(method.answerText): take 'return' out")
    }
    let said = handled.answer
    if said == false, method == .textFieldShouldEndEditing || method == .textViewShouldEndEditing {
      note(.isLeaving)
      return writer.line("return isLeaving")
    }
    guard let answer else {
      if said == false, method.returnsBool { return writer.line("return false") }
      if statements.isEmpty, isCase { writer.line("break") }
      return
    }
    let moves = [PropertyID.focus, .submit, .resign].contains { handler.inner($0) != nil }
    let usual = method == .textFieldShouldReturn && moves ? "false" : answer
    writer.line("return \(method.returnsBool ? said.map { String($0) } ?? usual : usual)")
  }
}

extension MethodID {
  /// What a delegate answers that has nothing to say; nil where it is only told.
  fileprivate var usualAnswer: String? {
    if returnType.isEmpty { return nil }
    if defaultReturn.isEmpty { return returnType.string.hasPrefix("[") ? "[]" : "nil" }
    return defaultReturn.string
  }

  /// What it answers, in words.
  fileprivate var answerText: String { returnType.isEmpty ? "nothing" : "a value of type \(returnType)" }

  /// The method that UIKit calls in its place where both are there, if it asks the same.
  fileprivate var rival: MethodID? { MethodID.newer[self] }

  private static let newer: [MethodID: MethodID] = Catalog.delegateMethods.reduce(into: [:]) { newer, method in
    guard let other = method.supersededBy, other.owner == method.owner else { return }
    if other.returnType.string == method.returnType.string { newer[method] = other }
  }

  /// By methods that UIKit calls in the place of older ones, the older ones in which the form has work of its own.
  fileprivate static let rivals: [MethodID: MethodID] = [
    .textFieldDidEndEditingReason: .textFieldDidEndEditing, .textFieldShouldChangeRanges: .textFieldShouldChange,
    .textViewShouldChangeRanges: .textViewShouldChange,
  ]
}

extension ResolvedRule {
  /// Whether the field keeps the focus for it, or a change is not made.
  fileprivate var refuses: Bool {
    effect == EnumMember.RuleEffect.refuse && severity == EnumMember.RuleSeverity.error
  }
}

/// The handler of a message with the view that sends it.
private struct Handled {
  let view: ViewPlan
  let handler: ResolvedMember

  /// Whether the form handles it for all.
  var isOfForm: Bool {
    if case .form = handler.origin { true } else { false }
  }

  /// What it answers.
  var answer: Bool? { handler.inner(.return)?.boolean }
}
