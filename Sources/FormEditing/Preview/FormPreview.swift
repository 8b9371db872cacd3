import FieldLanguages
public import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// The texts of a form's controls as people see them in each locale: placeholders, examples, values and the ends of ranges
/// as formatters write them.
public struct FormPreview: Sendable {
  private let form: ResolvedForm
  private let clock: PreviewClock
  private let translations: Translations
  /// In which locales it is shown.
  public let locales: [String]
  private let calendar: EnumMember?
  private let timeZone: String?

  /// - Parameter locales: in place of the form's own; none for these.
  public init(_ form: ResolvedForm, _ clock: PreviewClock, _ translations: Translations, locales: [String] = []) {
    self.form = form
    self.clock = clock
    self.translations = translations
    let environment = FieldEnvironment(form)
    calendar = environment.calendar
    timeZone = environment.timeZone
    var met: Set<String> = []
    self.locales = locales.isEmpty ? environment.locales ?? [] : locales.filter { met.insert($0).inserted }
  }

  /// The rows of all controls, in the order of the form.
  public var rows: [PreviewRow] { form.controls.flatMap { rows(of: $0) } }

  /// The rows of a control: property by property, each in every locale.
  public func rows(
    of control: ResolvedControl, _ properties: [PreviewRow.Property] = PreviewRow.Property.allCases
  ) -> [PreviewRow] {
    let texts = texts(of: control, in: locales)
    return properties.flatMap { property in texts.compactMap { row(property, $0) } }
  }

  /// What a property of a control shows in a locale; nil where it has nothing to show.
  public func row(_ property: PreviewRow.Property, of control: ResolvedControl, in locale: String) -> PreviewRow? {
    texts(of: control, in: [locale]).first.flatMap { row(property, $0) }
  }

  private func row(_ property: PreviewRow.Property, _ text: ControlPreview) -> PreviewRow? {
    text.shown(property).map { shown in
      PreviewRow(
        form: form.name, control: text.control.block.name, property: property, locale: text.context.locale,
        text: shown.text, isCertain: shown.isCertain, isUntranslated: shown.isUntranslated)
    }
  }

  /// The texts of a control, locale by locale.
  private func texts(of control: ResolvedControl, in locales: [String]) -> [ControlPreview] {
    let format = control[.formatter]?.value.flatMap { FieldFormat($0) }
    var zone = timeZone
    if case .date(let format) = format, let own = format.timeZone { zone = own }
    let now = clock.seconds(in: zone)
    return locales.map { locale in
      let context = FormattingContext(locale: locale, calendar: calendar, timeZone: timeZone)
      return ControlPreview(control: control, context: context, translations: translations, format: format, now: now)
    }
  }
}

/// The texts of one control in one locale.
private struct ControlPreview {
  struct Shown {
    var text: String?
    var isCertain = true
    var isUntranslated = false
  }

  let control: ResolvedControl
  let context: FormattingContext
  let translations: Translations
  let format: FieldFormat?
  /// The clock's moment in the time zone of the field's formatter.
  let now: Double?

  /// Nil where the control has nothing to show for it.
  func shown(_ property: PreviewRow.Property) -> Shown? {
    switch property {
    case .placeholder: text(of: .placeholder)
    case .example: text(of: .example)
    case .formatter: formatted
    case .rangeLower: ranges.first { $0.lower != nil }.flatMap { range in range.lower.flatMap { end($0, .first) } }
    case .rangeUpper:
      ranges.first { $0.upper != nil }.flatMap { range in
        range.upper.flatMap { end($0, .last(isHalfOpen: range.flags.contains(.isHalfOpen))) }
      }
    }
  }

  private func text(of property: PropertyID) -> Shown? {
    guard let set = control[property], set.isWellFormed, let value = set.value else { return nil }
    if value.function == .localized, let name = value.argument()?.string {
      let key = ExactText(name)
      if let translation = translations.text(key, in: context.locale) { return Shown(text: translation) }
      // An empty default is none: the key is shown in its place.
      let text = written(value, property).flatMap { $0.isEmpty ? nil : $0 }
      if translations.showsDefault(of: key, in: context.locale) { return Shown(text: text ?? name) }
      return Shown(text: text, isCertain: false, isUntranslated: translations.lacks(key, in: context.locale))
    }
    let isCustom = format == .custom && value.shownText?.flags.contains(.hasInterpolations) == true
    return isCustom ? Shown(text: nil, isCertain: false) : Shown(text: written(value, property))
  }

  private func written(_ value: Value, _ property: PropertyID) -> String? {
    let example = property == .placeholder ? text(of: .example)?.text : nil
    return PlaceholderText(format, context, now: now, example: example).text(of: value)
  }

  private var formatted: Shown? {
    switch format {
    case nil: nil
    case .date(let format): Shown(text: now.flatMap { format.text(secondsSince1970: $0, in: context) })
    case .number(let format): Shown(text: format.text(of: "-1348.09", in: context))
    case .mask, .grouped: text(of: .example)?.text.flatMap { control.entered($0) }.map { Shown(text: $0) }
    case .custom: Shown(text: nil, isCertain: false)
    }
  }

  /// The ranges that the control's rules give; of several, each may have one end.
  private var ranges: [Value] {
    control.rules.filter { $0.member.rule == .range && $0.isWellFormed }.compactMap { $0.argument() }
      .filter { $0.kind == .range && $0.isWellFormed }
  }

  /// Which end of a range a value is.
  private enum End {
    case first
    case last(isHalfOpen: Bool)
  }

  /// A number as it is written; of dates the first and the last that are accepted.
  private func end(_ value: Value, _ end: End) -> Shown? {
    if format == .custom { return Shown(text: nil, isCertain: false) }
    let text: String?
    if case .date(let format) = format {
      text = DateBound(value).flatMap { bound in
        switch end {
        case .first: format.firstText(from: bound, now: now, in: context)
        case .last(let isHalfOpen): format.lastText(to: bound, isHalfOpen: isHalfOpen, now: now, in: context)
        }
      }
    } else {
      text = PlaceholderText(format, context, now: now).text(ofValue: value)
    }
    return text.map { Shown(text: $0) }
  }
}
