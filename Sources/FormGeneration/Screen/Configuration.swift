import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// How views are set up: every property that the form sets, in its order.
extension ScreenPlan {
  /// Writes the function that sets the properties of all views, and one more for each view.
  func writeConfiguration(to writer: inout SwiftWriter) {
    writer.doc("Sets the views up as the form says.")
    writer.block("private func configure()") { writer in
      for view in views { writer.line("\(configuration(view))()") }
      if !localizations.isEmpty { writer.line("localize()") }
      if dismisses(EnumMember.KeyboardDismissal.tapOutside) { writer.line("addTapOutside()") }
      if let mode = dismissMode { writer.line("scrollView?.keyboardDismissMode = .\(mode)") }
      if checksAny { writer.line("checked = texts") }
      writeValidity(to: &writer)
      refuseFormHandlers(&writer)
    }
    if !localizations.isEmpty {
      writer.line()
      writer.doc("Shows dates and examples as people of the locale write them.")
      writer.block("private func localize()") { writer in for write in localizations { write(&writer) } }
    }
    for view in views {
      writer.line()
      writer.comment(view.control.line)
      writer.block("private func \(configuration(view))()") { writeSettings(of: view, &$0) }
    }
  }

  private func configuration(_ view: ViewPlan) -> String { "configure" + view.capitalizedName }

  private func writeSettings(of view: ViewPlan, _ writer: inout SwiftWriter) {
    writeTag(of: view, &writer)
    writeDelegate(of: view, &writer)
    if view.followsTextSize { writer.line("\(view.name).adjustsFontForContentSizeCategory = true") }
    if view.control.kind == .datePicker { writeReckoning(of: view, &writer) }
    for set in view.control.inOrder { write(set, of: view, &writer) }
    if view.control.kind == .picker, !view.control.control.sets(.items) {
      writer.refusal("\(view.control.line): picker '\(view.control.name)' has no items to choose from")
    }
    writeAttributes(of: view, &writer)
    writeEvents(of: view, to: &writer)
    refuseOtherDelegates(of: view, &writer)
    refuseOtherViews(of: view, &writer)
  }

  private func writeDelegate(of view: ViewPlan, _ writer: inout SwiftWriter) {
    if view.hasDelegate { return writer.line("\(view.name).delegate = self") }
    if let other = view.otherDelegate { writer.comment("The app sets its delegate, \(other), which asks `validate`.") }
    for handler in view.handlers {
      guard let method = handler.member.method, view.control.isTextInput else { continue }
      if case .form = handler.origin { continue }
      let owner = view.otherDelegate.map { "of '\($0)'" } ?? "never sent, since the delegate is 'none'"
      writer.refusal("\(line(handler, view)): '\(method.name)' is \(owner): take the handler out")
    }
    guard view.control.isTextInput, view.otherDelegate == nil else { return }
    for rule in view.control.rules where rule.time != EnumMember.RuleTime.submit {
      let line = plan.line(of: rule.member, view.control)
      let isRechecked = rule.time == EnumMember.RuleTime.change && view.isTold
      let time = isRechecked ? "when the text has changed, not before" : "at a submission only"
      writer.comment("\(line): with the delegate 'none' rule '\(rule.kind.keyword)' is asked \(time).")
    }
  }

  /// Handlers of the form that no view sends, since the controller is the delegate of none.
  private func refuseFormHandlers(_ writer: inout SwiftWriter) {
    var known: Set<Int> = []
    for view in views where view.control.isTextInput {
      for handler in view.handlers {
        guard case .form = handler.origin, let method = handler.member.method,
          method.owner == .textFieldDelegate || method.owner == .textViewDelegate,
          known.insert(handler.member.range.lowerBound).inserted
        else { continue }
        let isOfFields = method.owner == .textFieldDelegate
        let isSent = views.contains { $0.hasDelegate && $0.control.kind.isTextField == isOfFields }
        if isSent { continue }
        writer.refusal(
          "\(line(handler, view)): '\(method.name)' is never sent, since the controller is nobody's delegate: "
            + "take the handler out")
      }
    }
  }

  private func writeTag(of view: ViewPlan, _ writer: inout SwiftWriter) {
    guard let tag = plan.tagCase(of: view.control) else { return }
    // Behind a type's name, these two are types, whatever marks stand around them.
    guard ["`Type`", "`Protocol`"].contains(tag) else {
      return writer.line("\(view.name).tag = \(plan.tagsType).\(tag).rawValue")
    }
    writer.line("let tag: \(plan.tagsType) = .\(tag)")
    writer.line("\(view.name).tag = tag.rawValue")
  }

  /// Handlers of pasting, dragging and dropping: their delegates are not those that the controller is.
  private func refuseOtherDelegates(of view: ViewPlan, _ writer: inout SwiftWriter) {
    for handler in view.handlers {
      guard let method = handler.member.method, !ScreenPlan.delegates.contains(method.owner) else { continue }
      let place = plan.line(handler.member.range, handler.origin, of: view.control)
      writer.refusal("\(place): '\(method.name)' is of another delegate: set that one in code")
    }
  }

  /// Handlers of a control's own that show or hide a view which UIKit's class does not have: that of the app may.
  private func refuseOtherViews(of view: ViewPlan, _ writer: inout SwiftWriter) {
    if view.control.kind.isTextField { return }
    for handler in view.handlers {
      if case .form = handler.origin { continue }
      for slot in [PropertyID.show, .hide].compactMap({ handler.inner($0)?.enumMember }) {
        writer.refusal(
          "\(line(handler, view)): \(view.control.kind.className) has no '\(slot.name)': show and hide it in code")
      }
    }
  }

  private static let delegates: [MethodOwner] = [.textFieldDelegate, .textViewDelegate, .scrollViewDelegate]

  // MARK: Properties

  private func write(_ set: ResolvedProperty, of view: ViewPlan, _ writer: inout SwiftWriter) {
    guard let property = set.member.property, let value = set.value else { return }
    var place: String { plan.line(set.member.range, set.origin, of: view.control) }
    if property.isReadOnly { return writer.refusal("\(place): only UIKit sets '\(property.name)'") }
    if writeOwn(property, value, of: view, &writer) { return }
    if property == .typingAttributes, view.control.kind.isTextField { return }
    // Whether the form is valid says it at once.
    if property == .isEnabled, validButtons.contains(where: { $0 === view }) { return }
    var what: String { "\(form.name).\(view.control.name), \(property.name)" }
    switch property.type {
    case .overlay: writeOverlay(property, value, of: view, to: &writer)
    case .inputView: writeInputView(value, of: view, to: &writer)
    case .accessory: writeAccessory(value, of: view, to: &writer)
    default:
      let picker = hasZone(view) ? DateBound(value).map { ValueExpression(date($0, of: view.name)) } : nil
      guard let expression = picker ?? expression(value, property.type, for: what) else {
        return writer.refusal("\(place): no literal says a value of '\(property.name)': set it in code")
      }
      assign(view, property, expression, &writer)
    }
  }

  /// `view.property = value`, where the system has both.
  private func assign(
    _ view: ViewPlan, _ property: PropertyID, _ value: ValueExpression, _ writer: inout SwiftWriter
  ) {
    // UIPickerView is no UIControl: it is switched off as views are.
    let isPickers = property == .isEnabled && view.control.kind == .picker
    let line = "\(view.name).\(isPickers ? "isUserInteractionEnabled" : property.uiKitName) = "
    let since = [property.since, value.since, property.type.enumID?.since].compactMap { $0 }.max()
    guard let since, since > baseline else { return write(value, to: line, property, &writer) }
    writer.available("iOS \(since)") { write(value, to: line, property, &$0) }
  }

  /// What is found by name may not be there: a property that takes no nil keeps its own value then.
  private func write(_ value: ValueExpression, to target: String, _ property: PropertyID, _ writer: inout SwiftWriter) {
    guard value.isOptional, !property.isNullable else { return writer.expression(value.text, prefix: target) }
    writer.block("if let found = \(value.text)") { $0.line(target + "found") }
  }

  /// What is the form language's own; gives whether the property is of that kind.
  private func writeOwn(_ property: PropertyID, _ value: Value, of view: ViewPlan, _ writer: inout SwiftWriter) -> Bool
  {
    var what: String { "\(form.name).\(view.control.name), \(property.name)" }
    switch property {
    case .tag, .delegate: break
    case .text:
      // What is there when the screen appears is as if it had been typed.
      guard let text = value.string, let entered = view.control.control.entered(text), entered != text else {
        return false
      }
      writer.expression(SwiftLiteral.string(entered), prefix: "\(view.name).text = ")
    case .label:
      if !view.control.setsAccessibilityLabel {
        writer.expression(plan.expression(value, for: what), prefix: "\(view.name).accessibilityLabel = ")
      }
    case .placeholder:
      guard view.control.kind.isTextField, value.kind != .nilLiteral else { return false }
      if !hasLocalPlaceholder(view) { writePlaceholder(of: view, &writer) }
    case .buttonTitle:
      writer.call("\(view.name).setTitle", [plan.expression(value, for: what), "for: .normal"])
    case .buttonImage:
      writer.call("\(view.name).setImage", [image(value) ?? "nil", "for: .normal"])
    case .segments:
      writer.line("\(view.name).removeAllSegments()")
      for (index, title) in value.children.enumerated() {
        writer.call(
          "\(view.name).insertSegment",
          ["withTitle: \(plan.expression(title, for: what))", "at: \(index)", "animated: false"])
      }
    case .items:
      let items = value.children.map { plan.expression($0, for: what) }
      writeItems(items, &writer)
      writeChoices(of: view, &writer)
    case .isSecureTextEntry, .passwordRules:
      return false
    default: return property.isLanguageOwn && property.type != .overlay
    }
    return true
  }

  private func writePlaceholder(of view: ViewPlan, _ writer: inout SwiftWriter) {
    let arguments = "of: \(view.field), locale: locale, now: Date())"
    let head = "\(view.name).placeholder = \(type).placeholder("
    if writer.fits(head) {
      writer.line(head)
      return writer.nested { $0.line(arguments) }
    }
    writer.line("\(view.name).placeholder =")
    writer.nested { $0.line("\(type).placeholder(\(arguments)") }
  }

  /// Whether a field's placeholder has a value in it, which each locale writes in its own way.
  private func hasLocalPlaceholder(_ view: ViewPlan) -> Bool {
    guard view.control.kind.isTextField, let set = view.control.control[.placeholder], set.isWellFormed,
      let value = set.value, value.kind != .nilLiteral
    else { return false }
    return (value.shownText ?? value).string == nil
  }

  /// What depends on the controller's locale, view by view.
  var localizations: [(inout SwiftWriter) -> Void] {
    views.flatMap { view -> [(inout SwiftWriter) -> Void] in
      var found: [(inout SwiftWriter) -> Void] = []
      if hasLocalPlaceholder(view) { found.append { [self] in writePlaceholder(of: view, &$0) } }
      if let picker = pickerInLocale(of: view) { found.append { $0.line("\(picker).locale = locale") } }
      return found
    }
  }

  /// The rows of a picker, and what a choice does.
  private func writeChoices(of view: ViewPlan, _ writer: inout SwiftWriter) {
    let handlers = view.handlers.filter { $0.member.controlEvent == .valueChanged }
    let body = handlers.flatMap { statements($0, of: view, sender: view.name) }
    if body.isEmpty {
      writer.line("let rows = Choices(items)")
    } else {
      writer.block("let rows = Choices(items)") { writer in
        writer.line("[weak self] _ in")
        writer.line("guard let self else { return }")
        writer.lines(body)
      }
    }
    writer.lines(["choices.append(rows)", "\(view.name).dataSource = rows", "\(view.name).delegate = rows"])
  }

  /// The properties of a class of one's own.
  private func writeAttributes(of view: ViewPlan, _ writer: inout SwiftWriter) {
    for (name, value) in view.control.control.attributes {
      if let literal = literal(value) {
        writer.expression(literal, prefix: "\(view.name).\(SwiftName.member(name)) = ")
      } else {
        writer.refusal("\(view.control.line): no Swift value for attribute '\(name)'")
      }
    }
  }

  /// A value whose type only the app knows.
  private func literal(_ value: Value) -> String? {
    switch value.kind {
    case .string: return value.string.map(SwiftLiteral.string)
    case .integer, .decimal: return value.numberText.map(SwiftLiteral.number)
    case .boolean: return value.boolean.map { String($0) }
    case .nilLiteral: return "nil"
    case .array:
      let items = value.children.map { literal($0) }
      return items.contains { $0 == nil } ? nil : SwiftLiteral.list(items.compactMap { $0 })
    case .member:
      if value.flags.contains(.hasArguments) { return madeValue(value)?.text }
      return "." + SwiftName.member(value.name)
    default: return nil
    }
  }
}

extension ViewPlan {
  /// Whether its font is one of the user's text size, which it then follows, and the form does not say it itself.
  fileprivate var followsTextSize: Bool {
    if saysWhetherItFollows { return false }
    let font = control.control[.font]
    return font?.isWellFormed == true && font?.value?.function == .preferredFont
  }
}

extension PropertyID {
  /// What UIKit calls it.
  var uiKitName: String {
    switch self {
    case .mode: "datePickerMode"
    case .preferredStyle: "preferredDatePickerStyle"
    default: SwiftName.member(name.string)
    }
  }
}

extension ControlPlan {
  /// What it sets, in an order in which UIKit, which fits each value to what holds then, takes all of it: what can be
  /// chosen, then the bounds, then the choice.
  fileprivate var inOrder: [ResolvedProperty] {
    guard !isTextInput, kind != .label, kind != .button else { return properties }
    let ranks = properties.enumerated().map { index, set in (rank(of: set), index, set) }
    return ranks.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func rank(of set: ResolvedProperty) -> Int {
    switch set.member.property {
    case .segments, .items, .pickerTimeZone, .mode: 0
    case .minimumValue: 3
    case .maximumValue: raisesMaximum ? 2 : 4
    case .value, .selectedSegmentIndex, .date, .countDownDuration: 5
    default: 1
    }
  }

  /// Whether the greatest value is above the usual one (UISlider.h: 1, UIStepper.h: 100), so that the least one has room.
  private var raisesMaximum: Bool {
    guard let number = control[.maximumValue]?.value?.numberText.flatMap(Double.init) else { return false }
    return number > (kind == .slider ? 1 : 100)
  }

  /// Whether it says itself what VoiceOver calls it.
  fileprivate var setsAccessibilityLabel: Bool { control.sets(.accessibilityLabel) }
}

extension ResolvedControl {
  /// All properties that it, or a preset, sets: its own first, each in the order of the text; of one that is set several
  /// times the first.
  var allProperties: [ResolvedProperty] {
    var seen: Set<UInt16> = []
    var found: [ResolvedProperty] = []
    let blocks = [(block, Origin.own)] + presets.map { ($0.block, Origin.preset($0)) }
    for (block, origin) in blocks {
      for (_, member) in block.topMembers where member.property != nil && seen.insert(member.symbol).inserted {
        found.append(ResolvedProperty(block: block, member: member, origin: origin))
      }
    }
    return found
  }
}
