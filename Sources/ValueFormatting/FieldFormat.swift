public import FormModel
public import UIKitCatalog

/// How a field writes its value: what `formatter:` says.
public enum FieldFormat: Sendable, Hashable {
  case date(DateFormat)
  case number(NumberFormat)
  /// `#` a digit, `A` a letter, `*` either, `[…]` an optional tail.
  case mask(String)
  /// Groups of these sizes, the last of which repeats.
  case grouped([Int], separator: String)
  case custom

  /// Nil where the value is no formatter that is known.
  public init?(_ value: Value) {
    guard value.isWellFormed, let function = value.function else { return nil }
    switch function.name.string {
    case "date": self = .date(DateFormat(value))
    case "number": self = .number(NumberFormat(value))
    case "mask":
      guard let mask = value.argument()?.string else { return nil }
      self = .mask(mask)
    case "grouped":
      let sizes = value.argument()?.children.map(\.integer) ?? []
      guard !sizes.isEmpty, sizes.allSatisfy({ $0.map { (1...1_000).contains($0) } ?? false }) else { return nil }
      self = .grouped(sizes.compactMap { $0 }, separator: value.argument("separator")?.string ?? " ")
    default: self = .custom
    }
  }
}

/// How a date or time is written: by style, by a template, or by a fixed pattern of Unicode TR35.
public struct DateFormat: Sendable, Hashable {
  /// Members of `DateFormatter.Style`.
  public var style: EnumMember?
  public var time: EnumMember?
  public var format: String?
  public var template: String?
  public var locale: String?
  /// A member of `Calendar.Identifier`.
  public var calendar: EnumMember?
  public var timeZone: String?

  /// A format that says nothing.
  public init() {}

  init(_ value: Value) {
    style = value.argument("style")?.enumMember
    time = value.argument("time")?.enumMember
    format = value.argument("format")?.string
    template = value.argument("template")?.string
    locale = value.argument("locale")?.string
    calendar = value.argument("calendar")?.enumMember
    timeZone = value.argument("timeZone")?.string
  }
}

/// How a number is written.
public struct NumberFormat: Sendable, Hashable {
  /// A member of `NumberFormatter.Style`.
  public var style: EnumMember?
  public var format: String?
  public var locale: String?
  public var currency: String?
  public var minimumFractionDigits: Int?
  public var maximumFractionDigits: Int?
  public var minimumIntegerDigits: Int?
  public var usesGroupingSeparator: Bool?

  /// A format that says nothing.
  public init() {}

  init(_ value: Value) {
    style = value.argument("style")?.enumMember
    format = value.argument("format")?.string
    locale = value.argument("locale")?.string
    currency = value.argument("currency")?.string
    minimumFractionDigits = NumberFormat.digits(value.argument("minimumFractionDigits"))
    maximumFractionDigits = NumberFormat.digits(value.argument("maximumFractionDigits"))
    minimumIntegerDigits = NumberFormat.digits(value.argument("minimumIntegerDigits"))
    usesGroupingSeparator = value.argument("usesGroupingSeparator")?.boolean
  }

  private static func digits(_ value: Value?) -> Int? { value?.integer.map { min(max($0, 0), 100) } }
}
