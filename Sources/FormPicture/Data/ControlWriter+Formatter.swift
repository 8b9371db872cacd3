import FieldLanguages
import FormEditing
import FormModel
import JSONText
import TextPatterns
import UIKitCatalog
import ValueFormatting

/// What a format depends on: fields that have the same share it.
struct FormatKey: Hashable {
  /// The format that `formatter` sets.
  var format: FieldFormat
  /// The locale, calendar and time zone that values are written in.
  var context: FormattingContext
}

/// How its text is written, and what it is made into before rules see it.
extension ControlWriter {
  /// What `formatter` sets.
  var format: FieldFormat? { control[.formatter]?.value.flatMap(FieldFormat.init) }

  /// Writes the member `formatter`: the mask, the groups, or a table of the format for each locale.
  func formatter(_ json: inout JSONWriter) {
    guard let format else { return }
    json.key("formatter")
    json.object { object in
      switch format {
      case .mask(let pattern):
        object.member("kind", "mask")
        object.member("pattern", pattern)
      case .grouped(let sizes, let separator):
        object.member("kind", "grouped")
        object.key("sizes")
        object.array { for size in sizes { $0.integer(size) } }
        object.member("separator", separator)
      case .date:
        formats("date", format, &object)
        object.member("readable", picture.shared.index(ofTextsReadBy: format, place.environment))
      case .number: formats("number", format, &object)
      case .custom: object.member("kind", "custom")
      }
      guard let message = message(format) else { return }
      object.key("message")
      picture.write(message, &object)
    }
  }

  /// What generated code says of a text that is no value, or does not fill the mask, locale by locale: the placeholder
  /// where it shows a value, else an example. Nil where that is nothing.
  private func message(_ format: FieldFormat) -> [String?]? {
    if control.kind?.isTextField == true, let set = control[.placeholder], set.isWellFormed, let value = set.value,
      (value.shownText ?? value).children.contains(where: { $0.kind == .interpolation })
    {
      return place.preview.rows(of: control, [.placeholder]).map(\.text)
    }
    if let set = control[.example], set.isWellFormed, let texts = picture.shown(set.value) {
      return texts.map { text in text.map { "Example: \($0)" } }
    }
    return switch format {
    case .date, .number: place.contexts.map { context in example(format, context).map { "Example: \($0)" } }
    case .mask(let pattern): place.contexts.map { _ in "Example: \(FieldFormat.filled(pattern))" }
    case .grouped, .custom: nil
    }
  }

  /// The clock's moment or a number, as a formatter writes it.
  private func example(_ format: FieldFormat, _ context: FormattingContext) -> String? {
    switch format {
    case .date(let format):
      let now = picture.options.clock.seconds(in: format.timeZone ?? context.timeZone)
      return now.flatMap { format.text(secondsSince1970: $0, in: context) }
    case .number(let format): return format.text(of: format.exampleNumber, in: context)
    case .mask, .grouped, .custom: return nil
    }
  }

  /// What a date picker in the place of the keyboard chooses at first, locale by locale: the clock's moment, or the nearest
  /// one that it has.
  func chosen(_ json: inout JSONWriter) {
    guard let value = control[.inputView]?.value, value.function == .datePicker else { return }
    var format = DateFormat.ofPicker(mode: value.argument(.mode)?.enumMember)
    if case .date(let own) = self.format { format = own }
    json.key("chosen")
    picture.write(
      place.contexts.map { context in
        let now = picture.options.clock.seconds(in: format.timeZone ?? context.timeZone)
        let chosen = now.map { DatePickerMoment(control)?.shown($0, in: context) ?? $0 }
        return chosen.flatMap { format.text(secondsSince1970: $0, in: context) }
      }, &json)
  }

  /// The numbers of the shared formats, locale by locale; null where texts are not read and written here.
  private func formats(_ kind: String, _ format: FieldFormat, _ json: inout JSONWriter) {
    json.member("kind", kind)
    json.key("formats")
    json.array { list in
      for number in formats(format) { if let number { list.integer(number) } else { list.null() } }
    }
  }

  /// The same as numbers.
  func formats(_ format: FieldFormat) -> [Int?] {
    place.contexts.map { context in
      picture.shared.index(of: FormatKey(format: format, context: context)) { format.json(context) }
    }
  }

  /// Steps that the page takes in their order; null where they are not known.
  func normalization(_ normalization: FieldNormalization?, _ json: inout JSONWriter) {
    json.key("normalize")
    guard let normalization, normalization.steps.count == normalization.stepNames.count else { return json.null() }
    json.array { list in
      for (step, name) in zip(normalization.steps, normalization.stepNames) {
        list.object { object in
          switch step {
          case .trim(let set): object.member("trim", picture.shared.index(of: set))
          case .remove(let set): object.member("remove", picture.shared.index(of: set))
          case .map: object.member("map", name)
          }
        }
      }
    }
  }
}

extension FieldFormat {
  /// Whether it reads numbers or dates.
  var readsValues: Bool {
    switch self {
    case .number, .date: true
    case .mask, .grouped, .custom: false
    }
  }

  /// What reads and writes values: nil where that is not known, or is more than digits and names.
  fileprivate func json(_ context: FormattingContext) -> [UInt8]? {
    switch self {
    case .number(let format): format.shape(in: context).map { $0.json }
    case .date(let format): format.json(context)
    case .mask, .grouped, .custom: nil
    }
  }
}

extension NumberShape {
  fileprivate var json: [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("positivePrefix", positivePrefix)
      $0.member("positiveSuffix", positiveSuffix)
      $0.member("negativePrefix", negativePrefix)
      $0.member("negativeSuffix", negativeSuffix)
      $0.member("decimal", decimalSeparator)
      $0.member("group", groupingSeparator)
      $0.member("groupSize", groupSize)
      $0.member("secondGroupSize", secondGroupSize)
      $0.member("minimumGrouping", minimumGroupingDigits)
      $0.member("minimumInteger", minimumIntegerDigits)
      $0.member("minimumFraction", minimumFractionDigits)
      $0.member("maximumFraction", maximumFractionDigits)
      $0.member("multiplier", multiplier)
      $0.member("zero", Int(zeroDigit.value))
    }
    return json.finish()
  }
}

extension DateFormat {
  /// The pattern, with the names that it writes; nil in other calendars than the Gregorian.
  fileprivate func json(_ context: FormattingContext) -> [UInt8]? {
    guard context.isGregorian(self), let pattern = pattern(in: context) else { return nil }
    var json = JSONWriter()
    json.object { object in
      object.member("pattern", pattern)
      object.member("zero", Int(Catalog.localeFacts(locale ?? context.locale).zeroDigit.value))
      object.key("names")
      object.object { names in
        let fields = ["MMM", "MMMM", "LLL", "LLLL", "EEE", "EEEE", "a"]
        for field in fields where pattern.contains(field == "EEE" ? "E" : field) {
          names.key(named: field)
          names.array { for name in self.names(field, context) { $0.string(name) } }
        }
      }
    }
    return json.finish()
  }

  /// The names of the months from January, of the days of the week from Sunday, or of the halves of a day.
  private func names(_ field: String, _ context: FormattingContext) -> [String] {
    var naming = DateFormat()
    naming.format = field
    naming.locale = locale
    if field == "a" {
      naming.timeZone = "GMT"
      return [0.0, 43_200.0].map { naming.text(secondsSince1970: $0, in: context) ?? "" }
    }
    let isWeekday = field.hasPrefix("E")
    // 2026-11-01 is a Sunday.
    let days =
      isWeekday
      ? (1...7).map { Day(year: 2026, month: 11, day: $0) } : (1...12).map { Day(year: 2026, month: $0, day: 1) }
    return days.map { naming.text(of: $0, in: context) ?? "" }
  }
}
