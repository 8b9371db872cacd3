import FormModel
import UIKitCatalog
import ValueFormatting

/// Views at the edges of fields, in place of the keyboard and over it.
extension ScreenPlan {
  /// Whether a picker stands in place of a view's keyboard.
  func hasPicker(_ view: ViewPlan) -> Bool {
    view.control.control[.inputView]?.value?.function == .picker
  }

  // MARK: Overlays

  /// Writes the setting of `leftView` or `rightView`.
  func writeOverlay(_ property: PropertyID, _ value: Value, of view: ViewPlan, to writer: inout SwiftWriter) {
    let name = property.name.string
    let what = "\(form.name).\(view.control.name), \(name)"
    let target = "\(view.name).\(name) = "
    switch value.function {
    case _ where value.kind == .nilLiteral: writer.line(target + "nil")
    case .overlayImage: writer.line(target + "UIImageView(image: \(image(value) ?? "nil"))")
    case .view: writer.line(target + "\(value.argument()?.name ?? "UIView")()")
    case .label:
      writer.line("let \(name) = UILabel()")
      writer.expression(value.argument().map { plan.expression($0, for: what) } ?? "nil", prefix: "\(name).text = ")
      writer.lines([
        "\(name).font = UIFont.preferredFont(forTextStyle: .body)", "\(name).adjustsFontForContentSizeCategory = true",
        target + name,
      ])
    default: writeButton(name, value, what, target, &writer)
    }
  }

  private func writeButton(
    _ name: String, _ value: Value, _ what: String, _ target: String, _ writer: inout SwiftWriter
  ) {
    writer.line("let \(name) = UIButton(type: .system)")
    if let image = value.argument(.image)?.string {
      writer.call("\(name).setImage", ["UIImage(named: \(SwiftLiteral.string(image)))", "for: .normal"])
    }
    if let title = value.argument(.title) {
      writer.call("\(name).setTitle", [plan.expression(title, for: what), "for: .normal"])
    }
    if let action = value.argument(.action)?.name {
      writer.line("\(name).addAction(")
      writer.nested { writer in
        writer.line("UIAction { [weak self, weak \(name)] _ in")
        writer.nested { $0.line("if let \(name) { self?.actions?.\(SwiftName.member(action))(\(name)) }") }
        writer.line("}, for: .touchUpInside)")
      }
    }
    writer.line(target + name)
  }

  // MARK: In place of the keyboard

  /// Writes the setting of `inputView`.
  func writeInputView(_ value: Value, of view: ViewPlan, to writer: inout SwiftWriter) {
    switch value.function {
    case _ where value.kind == .nilLiteral: writer.line("\(view.name).inputView = nil")
    case .view: writer.line("\(view.name).inputView = \(value.argument()?.name ?? "UIView")()")
    case .picker:
      let what = "\(form.name).\(view.control.name), inputView"
      writeItems(value.argument()?.children.map { plan.expression($0, for: what) } ?? [], &writer)
      writer.block("let rows = Choices(items)") { writer in
        writer.line("[weak self] in self?.replaceText(of: \(view.field), with: $0)")
      }
      writer.lines([
        "choices.append(rows)", "let wheel = UIPickerView()", "wheel.dataSource = rows", "wheel.delegate = rows",
        "\(view.name).inputView = wheel",
      ])
    default: writeDatePicker(value, of: view, &writer)
    }
  }

  /// The constant with the rows of a picker.
  func writeItems(_ items: [String], _ writer: inout SwiftWriter) {
    writer.list("let items\(items.isEmpty ? ": [String]" : "") = ", items)
  }

  private func writeDatePicker(_ value: Value, of view: ViewPlan, _ writer: inout SwiftWriter) {
    let mode = value.argument(.mode)?.enumMember
    if mode == EnumMember.DatePickerMode.countDownTimer {
      let set = view.control.control[.inputView]
      let place = set.map { plan.line($0.member.range, $0.origin, of: view.control) } ?? view.control.line
      return writer.refusal("\(place): a wheel that counts down chooses no date for a text: choose another mode")
    }
    writer.line("let wheel = UIDatePicker()")
    if let mode {
      let line = "wheel.datePickerMode = .\(mode.name.string)"
      if let since = mode.since, since > baseline {
        writer.available("iOS \(since)") { $0.line(line) }
      } else {
        writer.line(line)
      }
    }
    writer.line("wheel.preferredDatePickerStyle = .wheels")
    writeWheelReckoning(of: view, &writer)
    let zone = plan.timeZone(of: wheelFormat(of: view))
    for label in [ArgumentLabel.minimumDate, .maximumDate] {
      if let bound = value.argument(label).flatMap({ DateBound($0) }) {
        writer.line("wheel.\(label.rawValue) = \(date(bound, of: zone.map { _ in "wheel" }))")
      }
    }
    writer.line("wheel.addAction(")
    writer.nested { writer in
      writer.line("UIAction { [weak self, weak wheel] _ in")
      writer.nested { writer in
        writer.line("guard let self, let wheel else { return }")
        if view.control.valueType == .date {
          writer.line("var chosen = \(type).Values()")
          writer.line("chosen.\(view.control.memberName) = wheel.date")
          writer.line("let texts = \(type).texts(of: chosen, locale: locale)")
          writer.line("replaceText(of: \(view.field), with: texts[\(view.field)] ?? \"\")")
        } else {
          writer.line("let text = \(Self.wheelFormatter(mode)).string(from: wheel.date)")
          writer.line("replaceText(of: \(view.field), with: text)")
        }
      }
      writer.line("}, for: .valueChanged)")
    }
    writer.line("\(view.name).inputView = wheel")
  }

  /// How what a date picker in the place of a keyboard chooses is written: as the field's formatter does, or as the form
  /// reckons.
  private func wheelFormat(of view: ViewPlan) -> DateFormat {
    if case .date(let format) = view.control.format { format } else { DateFormat() }
  }

  /// The wheel reckons in the locale, calendar and time zone in which the field's formatter writes what it chooses.
  private func writeWheelReckoning(of view: ViewPlan, _ writer: inout SwiftWriter) {
    let format = wheelFormat(of: view)
    if let own = format.locale { writer.line("wheel.locale = Locale(identifier: \(SwiftLiteral.string(own)))") }
    writeCalendar(
      format.calendar ?? form.value(.calendar)?.value.enumMember, plan.timeZone(of: format), of: "wheel", &writer)
  }

  /// A date picker reckons as the form does, in what it does not say itself.
  func writeReckoning(of view: ViewPlan, _ writer: inout SwiftWriter) {
    let control = view.control.control
    let calendar = control.sets(.pickerCalendar) ? nil : form.value(.calendar)?.value.enumMember
    let zone = control.sets(.pickerTimeZone) ? nil : form.value(.timeZone)?.value.string
    writeCalendar(calendar, zone, of: view.name, &writer)
  }

  /// Whether a date picker has a time zone that the form says.
  func hasZone(_ view: ViewPlan) -> Bool {
    view.control.kind == .datePicker && (view.control.control.sets(.pickerTimeZone) || form.value(.timeZone) != nil)
  }

  /// The date picker of a view that is in the controller's locale, as an expression; nil where there is none.
  func pickerInLocale(of view: ViewPlan) -> String? {
    if view.control.kind == .datePicker { return view.control.control.sets(.pickerLocale) ? nil : view.name }
    guard Self.wheel(of: view) == .datePicker, wheelFormat(of: view).locale == nil else { return nil }
    return "(\(view.name).inputView as? UIDatePicker)?"
  }

  private func writeCalendar(
    _ calendar: EnumMember?, _ zone: String?, of picker: String, _ writer: inout SwiftWriter
  ) {
    if let calendar { writer.line("\(picker).calendar = Calendar(identifier: .\(calendar.name.string))") }
    if let zone { writer.line("\(picker).timeZone = TimeZone(identifier: \(SwiftLiteral.string(zone)))") }
  }

  // MARK: Over the keyboard

  /// Writes the setting of `inputAccessoryView`.
  func writeAccessory(_ value: Value, of view: ViewPlan, to writer: inout SwiftWriter) {
    guard value.kind != .nilLiteral else { return writer.line("\(view.name).inputAccessoryView = nil") }
    guard value.function == .toolbar else {
      return writer.line("\(view.name).inputAccessoryView = \(value.argument()?.name ?? "UIView")()")
    }
    writer.line("let bar = UIToolbar()")
    let items = value.argument()?.children.map { $0 } ?? []
    if items.isEmpty {
      writer.line("bar.items = []")
    } else {
      writer.line("bar.items = [")
      writer.nested { writer in
        for item in items { writeItem(item, of: view, items.count > 1 ? "," : "", &writer) }
      }
      writer.line("]")
    }
    for (index, item) in items.enumerated() where leadsNowhere(item, view) {
      writer.line("bar.items?[\(index)].isEnabled = false")
    }
    writer.line("bar.sizeToFit()")
    writer.line("\(view.name).inputAccessoryView = bar")
  }

  /// Whether an item goes to the field before or behind, and there is none.
  private func leadsNowhere(_ item: Value, _ view: ViewPlan) -> Bool {
    let (before, behind) = neighbours(of: view)
    return switch item.enumMember {
    case EnumMember.ToolbarItem.previous: before == nil
    case EnumMember.ToolbarItem.next: behind == nil
    default: false
    }
  }

  /// - Parameter end: what stands behind it.
  private func writeItem(_ item: Value, of view: ViewPlan, _ end: String, _ writer: inout SwiftWriter) {
    switch item.enumMember {
    case EnumMember.ToolbarItem.flexibleSpace: writer.line(".flexibleSpace()" + end)
    case EnumMember.ToolbarItem.done:
      writer.line("UIBarButtonItem(")
      writer.nested { writer in
        writer.line("systemItem: .done,")
        writer.action("self?.\(view.name).resignFirstResponder()", end)
      }
    case EnumMember.ToolbarItem.previous: writeMove("chevron.up", .moveBack, item, view, end, &writer)
    case EnumMember.ToolbarItem.next: writeMove("chevron.down", .moveForward, item, view, end, &writer)
    default: writeBarButton(item, of: view, end, &writer)
    }
  }

  private func writeMove(
    _ image: String, _ helper: Helper, _ item: Value, _ view: ViewPlan, _ end: String, _ writer: inout SwiftWriter
  ) {
    let picture = "image: UIImage(systemName: \"\(image)\")"
    if leadsNowhere(item, view) { return writer.line("UIBarButtonItem(\(picture))" + end) }
    writer.line("UIBarButtonItem(")
    writer.nested { writer in
      writer.line(picture + ",")
      writer.action("self?.\(move(helper, from: view.optionalField))", end)
    }
  }

  private func writeBarButton(_ item: Value, of view: ViewPlan, _ end: String, _ writer: inout SwiftWriter) {
    let what = "\(form.name).\(view.control.name), inputAccessoryView"
    let title = item.argument(.title).map { plan.expression($0, for: what) }
    let image = item.argument(.image)?.string.map { "UIImage(named: \(SwiftLiteral.string($0)))" }
    let first = [title.map { "title: \($0)" }, image.map { "image: \($0)" }].compactMap { $0 }
    guard let action = item.argument(.action)?.name else {
      return writer.line(
        "UIBarButtonItem(\((first.isEmpty ? ["systemItem: .action"] : first).joined(separator: ", ")))" + end)
    }
    writer.line("UIBarButtonItem(")
    writer.nested { writer in
      if !first.isEmpty { writer.fill(first, ",") }
      writer.line("primaryAction: UIAction { [weak self] action in")
      writer.nested { writer in
        writer.line("guard let item = action.sender as? UIBarButtonItem else { return }")
        writer.line("self?.actions?.\(SwiftName.member(action))(item)")
      }
      writer.line("})" + end)
    }
  }
}

extension SwiftWriter {
  /// The action of a bar's button, as the last argument and item.
  fileprivate mutating func action(_ statement: String, _ end: String) {
    let whole = "primaryAction: UIAction { [weak self] _ in \(statement) })" + end
    if fits(whole) { return line(whole) }
    line("primaryAction: UIAction { [weak self] _ in")
    nested { $0.line(statement) }
    line("})" + end)
  }
}
