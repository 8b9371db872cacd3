public import FormModel
import FormSyntax
public import UIKitCatalog

/// How a field writes its value: what `formatter:` says.
public enum FieldFormat: Sendable {
  /// A day, a time of day, or both.
  case date(DateFormat)
  /// A number.
  case number(NumberFormat)
  /// `#` a digit, `A` a letter, `*` either, `[…]` an optional tail.
  case mask(String)
  /// Groups of these sizes, the last of which repeats.
  case grouped([Int], separator: String)
  /// A formatter of the app's own: nothing is known of what it writes.
  case custom

  /// The locale that it names itself, whatever the form is for; nil where it names none.
  public var locale: String? {
    switch self {
    case .date(let format): format.locale
    case .number(let format): format.locale
    case .mask, .grouped, .custom: nil
    }
  }

  /// How many characters a group may have: nobody types as many.
  public static let longestGroup = 1_000

  /// How many Unicode scalars the separator of groups may have.
  public static let longestSeparator = 32

  /// Nil where the value is no formatter that is known, or has groups of more characters than people type, or a longer
  /// separator than anybody reads.
  public init?(_ value: Value) {
    guard value.isWellFormed, let function = value.function else { return nil }
    let format = FieldFormat.known.value(value.block.source.text(value.range)) { FieldFormat(value, function) }
    guard let format else { return nil }
    self = format
  }

  /// By the texts of values what they say; several rules ask for each.
  private static let known = TextTable<FieldFormat?>(most: 1 << 8, longest: 512)

  private init?(_ value: Value, _ function: FunctionID) {
    switch function {
    case .dateFormatter: self = .date(DateFormat(value))
    case .numberFormatter: self = .number(NumberFormat(value))
    case .mask:
      guard let mask = value.argument()?.string else { return nil }
      self = .mask(mask)
    case .grouped:
      let sizes = value.argument()?.children.map(\.integer) ?? []
      guard !sizes.isEmpty, sizes.allSatisfy({ $0.map { (1...FieldFormat.longestGroup).contains($0) } ?? false }) else {
        return nil
      }
      let separator = value.argument(.separator)?.string ?? " "
      guard separator.unicodeScalars.count <= FieldFormat.longestSeparator else { return nil }
      self = .grouped(sizes.compactMap { $0 }, separator: separator)
    default: self = .custom
    }
  }
}

extension FieldFormat: Hashable {
  /// Whether both write the same, byte by byte.
  public static func == (one: FieldFormat, other: FieldFormat) -> Bool {
    switch (one, other) {
    case (.date(let one), .date(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.mask(let one), .mask(let other)): ExactText(one) == ExactText(other)
    case (.grouped(let sizes, let one), .grouped(let otherSizes, let other)):
      sizes == otherSizes && ExactText(one) == ExactText(other)
    case (.custom, .custom): true
    default: false
    }
  }

  /// Feeds what both have to have in common.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .date(let format): hasher.combine(format)
    case .number(let format): hasher.combine(format)
    case .mask(let pattern): hasher.combine(ExactText(pattern))
    case .grouped(let sizes, let separator):
      hasher.combine(sizes)
      hasher.combine(ExactText(separator))
    case .custom: break
    }
  }
}

/// How a date or time is written: by style, by a template, or by a fixed pattern of Unicode TR35.
public struct DateFormat: Sendable, Hashable {
  /// Members of `DateFormatter.Style`.
  public var style: EnumMember?
  /// How the time of day is written, a member of `DateFormatter.Style`; nil: not at all.
  public var time: EnumMember?
  /// A fixed pattern of TR35, part 4.
  public var format: String? {
    get { writtenFormat?.text }
    set { writtenFormat = newValue.map(ExactText.init) }
  }
  /// The fields of TR35, part 4, that are wanted, put in order by the locale.
  public var template: String? {
    get { writtenTemplate?.text }
    set { writtenTemplate = newValue.map(ExactText.init) }
  }
  /// An identifier; nil: that of the form.
  public var locale: String?
  /// A member of `Calendar.Identifier`.
  public var calendar: EnumMember?
  /// An identifier; nil: that of the form.
  public var timeZone: String?
  private var writtenFormat: ExactText?
  private var writtenTemplate: ExactText?

  /// How the date and the time of day are written where neither a pattern nor a template says it: of a format that says
  /// nothing the date, of one that says how the time is written that alone.
  public var styles: (date: EnumMember, time: EnumMember) {
    let date = style ?? (time == nil ? EnumMember.DateStyle.medium : EnumMember.DateStyle.none)
    return (date, time ?? EnumMember.DateStyle.none)
  }

  /// What a date picker in the place of a keyboard writes where no formatter does: all that it chooses.
  ///
  /// - Parameter mode: a case of `UIDatePicker.Mode`; nil is its default, date and time (UIDatePicker.h).
  public static func ofPicker(mode: EnumMember?) -> DateFormat {
    var format = DateFormat()
    if mode == nil || mode == EnumMember.DatePickerMode.dateAndTime { format.style = EnumMember.DateStyle.medium }
    if format.style != nil || mode == EnumMember.DatePickerMode.time { format.time = EnumMember.DateStyle.short }
    return format
  }

  /// A format that says nothing.
  public init() {}

  /// The arguments of `.date(…)`; what is left out is nil.
  init(_ value: Value) {
    style = value.argument(.style)?.enumMember
    time = value.argument(.time)?.enumMember
    format = value.argument(.format)?.string
    template = value.argument(.template)?.string
    locale = value.argument(.locale)?.string
    calendar = value.argument(.calendar)?.enumMember
    timeZone = value.argument(.timeZone)?.string
  }
}

/// How a number is written.
public struct NumberFormat: Sendable, Hashable {
  /// A member of `NumberFormatter.Style`.
  public var style: EnumMember?
  /// A fixed pattern of TR35, part 3.
  public var format: String? {
    get { writtenFormat?.text }
    set { writtenFormat = newValue.map(ExactText.init) }
  }
  /// An identifier; nil: that of the form.
  public var locale: String?
  /// A code of ISO 4217; nil: that of the locale.
  public var currency: String?
  /// Digits of the fraction are filled up to so many with zeros; nil: as the style has it.
  public var minimumFractionDigits: Int?
  /// The fraction is rounded to so many digits; nil: as the style has it.
  public var maximumFractionDigits: Int?
  /// Whole digits are filled up to so many with zeros; nil: as the style has it.
  public var minimumIntegerDigits: Int?
  /// Whether digits are grouped; nil: as the style has it.
  public var usesGroupingSeparator: Bool?
  private var writtenFormat: ExactText?

  /// A format that says nothing.
  public init() {}

  /// The arguments of `.number(…)`; what is left out is nil.
  init(_ value: Value) {
    style = value.argument(.style)?.enumMember
    format = value.argument(.format)?.string
    locale = value.argument(.locale)?.string
    currency = value.argument(.currency)?.string
    minimumFractionDigits = NumberFormat.digits(value.argument(.minimumFractionDigits))
    maximumFractionDigits = NumberFormat.digits(value.argument(.maximumFractionDigits))
    minimumIntegerDigits = NumberFormat.digits(value.argument(.minimumIntegerDigits))
    usesGroupingSeparator = value.argument(.usesGroupingSeparator)?.boolean
  }

  private static func digits(_ value: Value?) -> Int? { value?.integer.map { min(max($0, 0), 100) } }
}

/// What people are shown of a format, where a form has no example of its own.
extension FieldFormat {
  /// A text that fills a mask.
  public static func filled(_ mask: String) -> String {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in mask.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        text.append(scalar)
        isEscaped = false
      case "\\": isEscaped = true
      case "[", "]": break
      case "#", "*": text.append("0")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}

extension NumberFormat {
  /// A number that shows how others are written, in decimal digits with a point.
  public var exampleNumber: String { style == EnumMember.NumberStyle.percent ? "0.25" : "1348.09" }
}
