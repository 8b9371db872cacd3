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
    let handled = Set(views.flatMap { $0.handlers.compactMap(\.member.method) })
    let methods = Catalog.delegateMethods.filter { method in
      let isOwn = method.owner == owner || owner == .textViewDelegate && method.owner == .scrollViewDelegate
      return isOwn && (handled.contains(method) || isNeeded(method, views))
    }
    writer.line()
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

  /// The handlers of a method, with their views.
  private func handlers(of method: MethodID, _ views: [ViewPlan]) -> [Handled] {
    views.flatMap { view in
      view.handlers.filter { $0.member.method == method }.prefix(1).map { Handled(view: view, handler: $0) }
    }
  }

  /// Whether the form's own work needs a method, whoever handles it.
  private func isNeeded(_ method: MethodID, _ views: [ViewPlan]) -> Bool {
    func anyRule(_ isSo: (ResolvedRule) -> Bool) -> Bool { views.contains { $0.control.rules.contains(where: isSo) } }
    switch method {
    case .textFieldShouldChange, .textViewShouldChange: return views.contains(where: ScreenPlan.checksChanges)
    case .textFieldShouldEndEditing, .textViewShouldEndEditing:
      return anyRule { $0.time == EnumMember.RuleTime.endEditing && $0.refuses }
    case .textFieldDidEndEditing, .textViewDidEndEditing:
      let isHandled = !handlers(of: .textFieldDidEndEditingReason, views).isEmpty
      return !isHandled && needsEnd(views)
    case .textFieldDidEndEditingReason:
      return !handlers(of: .textFieldDidEndEditingReason, views).isEmpty && needsEnd(views)
    case .textFieldDidBeginEditing, .textViewDidBeginEditing:
      return makesRoom || views.contains { $0.control.kind.isTextField && $0.control.control.sets(.typingAttributes) }
        || views.contains { $0.control.kind == .textView && ScreenPlan.wheel(of: $0) != nil }
    case .textFieldShouldReturn: return anyRule { $0.time == EnumMember.RuleTime.return }
    case .textViewDidChange: return followsTexts
    default: return false
    }
  }

  private func needsEnd(_ views: [ViewPlan]) -> Bool {
    views.contains { $0.control.valueType != "String" || $0.control.format == .custom }
      || views.flatMap(rules).contains {
        $0.time == EnumMember.RuleTime.endEditing && !$0.refuses
      }
  }

  // MARK: One method

  private func write(_ method: MethodID, _ views: [ViewPlan], _ writer: inout SwiftWriter) {
    let declaration = method.swiftDeclaration.string
    guard let open = declaration.firstIndex(of: "("), let close = declaration.lastIndex(of: ")") else { return }
    if let since = method.since, since > baseline { writer.line("@available(iOS \(since), *)") }
    let parameters = method.swiftParameters
    let sender =
      parameters.first.flatMap { $0.split(separator: ":").first }.flatMap { $0.split(separator: " ").last } ?? ""
    writer.function(
      access + declaration[..<open], parameters, String(declaration[declaration.index(after: close)...])
    ) { writer in
      writeOwnWork(method, String(sender), views, &writer)
      // What is asked of each change answers by itself where nobody else handles it.
      let isChange = method == .textFieldShouldChange || method == .textViewShouldChange
      if isChange, isNeeded(method, views), handlers(of: method, views).isEmpty { return }
      writeHandlers(method, String(sender), views, &writer)
    }
  }

  /// What the form's rules ask for before handlers are asked.
  private func writeOwnWork(_ method: MethodID, _ sender: String, _ views: [ViewPlan], _ writer: inout SwiftWriter) {
    guard isNeeded(method, views) else { return }
    switch method {
    case .textFieldShouldChange, .textViewShouldChange:
      let text = method == .textFieldShouldChange ? "string" : "text"
      writer.line("guard let owner = field(of: \(sender)) else { return true }")
      if handlers(of: method, views).isEmpty {
        writer.line("return allows(\(text), at: range, in: owner)")
      } else {
        writer.line("guard allows(\(text), at: range, in: owner) else { return false }")
      }
    case .textFieldShouldEndEditing, .textViewShouldEndEditing:
      writer.comment("A screen that goes away is not held up, and the alert is shown once.")
      writer.line("guard !isLeaving, let owner = field(of: \(sender)) else { return true }")
      writer.line("let refusals = problems(of: owner, at: .endEditing).filter { $0.refuses }")
      writer.line("if !refusals.isEmpty {")
      writer.nested { $0.lines(["present(refusals)", "return false"]) }
      writer.line("}")
    case .textFieldDidEndEditing, .textFieldDidEndEditingReason, .textViewDidEndEditing:
      writeEnd(sender, views, &writer)
    case .textFieldDidBeginEditing, .textViewDidBeginEditing:
      for view in views where view.control.kind.isTextField {
        guard let value = view.control.control[.typingAttributes]?.value else { continue }
        let attributes = value.kind == .nilLiteral ? "nil" : self.attributes(Array(value.children))
        writer.comment("A field takes them only while it is edited.")
        writer.block("if \(sender) === \(view.name)") { $0.line("\(sender).typingAttributes = \(attributes)") }
      }
      for view in views where view.control.kind == .textView && ScreenPlan.wheel(of: view) != nil {
        writer.line("if \(sender) === \(view.name) { showWheel(of: \(view.field)) }")
      }
      if makesRoom { writer.line("showActiveField()") }
    case .textFieldShouldReturn:
      writer.line("let broken = field(of: \(sender)).map { problems(of: $0, at: .return) } ?? []")
      writer.line("present(broken)")
      writer.line("if broken.contains(where: { $0.refuses }) { return false }")
    case .textViewDidChange: writer.line("if let owner = field(of: \(sender)) { textDidChange(in: owner) }")
    default: break
    }
  }

  /// Shows the value as its formatter writes it, and reports what is wrong.
  private func writeEnd(_ sender: String, _ views: [ViewPlan], _ writer: inout SwiftWriter) {
    writer.line("guard let owner = field(of: \(sender)) else { return }")
    let isFormatted = views.contains { $0.control.valueType != "String" }
    let customs = views.filter { $0.control.format == .custom }
    if isFormatted || !customs.isEmpty { writer.line("let text = \(sender).text ?? \"\"") }
    if isFormatted {
      writer.line("let written = \(type).formatted(text, as: owner, locale: locale)")
      writer.line("if written != text { setText(written, of: owner) }")
    }
    for view in customs {
      guard let name = view.control.control[.formatter]?.value?.argument()?.name else { continue }
      writer.block("if owner == \(view.field), let written = \(name)().string(for: text)") { writer in
        writer.line("setText(written, of: owner)")
      }
    }
    writer.line("present(problems(of: owner, at: .endEditing).filter { !$0.refuses })")
  }

  // MARK: Handlers

  private func writeHandlers(_ method: MethodID, _ sender: String, _ views: [ViewPlan], _ writer: inout SwiftWriter) {
    let handled = handlers(of: method, views)
    let answer = method.returnType.isEmpty ? nil : method.defaultReturn.isEmpty ? "nil" : method.defaultReturn.string
    guard let common = handled.first(where: \.isOfForm) ?? handled.first else {
      if let answer { writer.line("return \(answer)") }
      return
    }
    let own = handled.filter { !$0.isOfForm }
    let isKnown = isNeeded(method, views) && ScreenPlan.methodsWithOwner.contains(method)
    let field = isKnown ? "owner" : "field"
    let needsField = statements(common.handler, of: common.view, sender: sender, field: field)
      .contains { $0.contains("(from: \(field))") }
    if own.isEmpty {
      if !isKnown {
        let known = needsField ? "let field = field(of: \(sender))" : "field(of: \(sender)) != nil"
        writer.line("guard \(known) else { return\(answer.map { " " + $0 } ?? "") }")
      }
      return writeHandler(common.handler, of: common.view, method, sender, answer, field: field, &writer)
    }
    writer.choice(isKnown ? "owner" : "field(of: \(sender))") { writer in
      for one in own {
        writer.line("case \(isKnown ? one.view.field : one.view.matchedField):")
        writer.nested { writeHandler(one.handler, of: one.view, method, sender, answer, field: one.view.field, &$0) }
      }
      if common.isOfForm {
        writer.line(isKnown ? "default:" : needsField ? "case let field?:" : "case _?:")
        writer.nested { writeHandler(common.handler, of: common.view, method, sender, answer, field: field, &$0) }
        if isKnown { return }
      }
      if own.count == inputs.count, isKnown { return }
      writer.line(common.isOfForm ? "case nil:" : "default:")
      writer.nested { $0.line(answer.map { "return \($0)" } ?? "break") }
    }
  }

  /// The methods whose own work begins by finding the field, `owner`.
  private static let methodsWithOwner: Set<MethodID> = [
    .textFieldShouldChange, .textViewShouldChange, .textFieldShouldEndEditing, .textViewShouldEndEditing,
    .textFieldDidEndEditing, .textFieldDidEndEditingReason, .textViewDidEndEditing,
  ]

  private func writeHandler(
    _ handler: ResolvedMember, of view: ViewPlan, _ method: MethodID, _ sender: String, _ answer: String?,
    field: String, _ writer: inout SwiftWriter
  ) {
    writer.comment(line(handler, view))
    let statements = statements(handler, of: view, sender: sender, field: field)
    writer.lines(statements)
    guard let answer else {
      if statements.isEmpty { writer.line("break") }
      return
    }
    let moves = handler.inner(.focus) != nil || handler.inner(.submit) != nil || handler.inner(.resign) != nil
    let usual = method == .textFieldShouldReturn && moves ? "false" : answer
    writer.line("return \(handler.inner(.return)?.boolean.map { String($0) } ?? usual)")
  }
}

extension ResolvedRule {
  /// Whether the field keeps the focus for it, or a change is not made.
  fileprivate var refuses: Bool {
    effect == EnumMember.RuleEffect.refuse && severity == EnumMember.RuleSeverity.error
  }
}

/// A handler of a message with the view that sends it.
private struct Handled {
  var view: ViewPlan
  var handler: ResolvedMember

  /// Whether the form handles it for all.
  var isOfForm: Bool {
    if case .form = handler.origin { true } else { false }
  }
}
