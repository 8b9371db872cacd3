public import ValueFormatting
public import FormModel
public import UIKitCatalog

/// What of a form matters for what the rules of its fields mean: one object for all of them.
public final class FieldEnvironment: Sendable {
  /// The locales that the form is for; nil where none is known, as in a preset.
  public let locales: [String]?
  /// Whether the form itself names them.
  public let namesLocales: Bool
  /// The calendar that the form names, a member of `Calendar.Identifier`; nil where it names none.
  public let calendar: EnumMember?
  /// The identifier of the time zone that the form names; nil where it names none.
  public let timeZone: String?

  /// How people type in these locales, each way once; none where they are not known.
  public let localeFacts: [LocaleFacts]
  /// How values are written in each locale of the form; none where the locales are not known.
  public let contexts: [FormattingContext]
  /// The first locale in which they type in each of these ways; nil where none is known.
  public let typingLocales: [String]?
  /// Whether it is for locales that write digits or decimal separators in another way than English.
  public let isForeign: Bool
  /// What it says in all, as a key.
  public let key: [UInt8]

  /// What is around a preset: that is known only where it is used.
  public init() {
    key = [0xFF]
    locales = nil
    namesLocales = false
    calendar = nil
    timeZone = nil
    localeFacts = []
    typingLocales = nil
    contexts = []
    isForeign = false
  }

  /// What a form says, of itself or by settings; American where it names no locale.
  public convenience init(_ form: ResolvedForm) { self.init(form.index) }

  /// The same as one object for all forms that say nothing; where what says it cannot be read, nothing is known.
  public static func shared(_ form: ResolvedForm) -> FieldEnvironment {
    let asked: [PropertyID] = [.locales, .calendar, .timeZone]
    if !form.index.openProperties.isDisjoint(with: asked) { return unknown }
    if asked.allSatisfy({ form.index.said($0) == nil }) { return silent }
    let said = Said(form.index)
    return known.value(said) { FieldEnvironment(said) }
  }

  /// What a form says of it: most forms of an app say the same.
  private struct Said: Hashable {
    var locales: [String] = []
    var calendar: EnumMember?
    var timeZone: String?

    init() {}

    /// - Parameter others: locales that it is looked at in, in place of its own; none for these.
    init(_ form: FormIndex, locales others: [String] = []) {
      locales = others.isEmpty ? form.said(.locales)?.children.compactMap(\.string) ?? [] : others
      calendar = form.said(.calendar)?.enumMember
      timeZone = form.said(.timeZone)?.string
    }
  }

  private static let known = BoundedTable<Said, FieldEnvironment>(limit: 1 << 8)

  private static let silent = FieldEnvironment(Said())
  private static let unknown = FieldEnvironment()

  /// The same of what the model of a file keeps of a form.
  ///
  /// - Parameter others: locales that it is looked at in, in place of its own; none for these.
  public convenience init(_ form: FormIndex, locales others: [String] = []) {
    self.init(Said(form, locales: others))
  }

  private init(_ said: Said) {
    var met: Set<String> = []
    let named = said.locales.filter { met.insert($0).inserted }
    locales = named.isEmpty ? FieldEnvironment.american : named
    namesLocales = !named.isEmpty
    var facts: Set<LocaleFacts> = []
    let typing = named.map { (locale: $0, facts: Catalog.localeFacts($0)) }.filter { facts.insert($0.facts).inserted }
    localeFacts = named.isEmpty ? FieldEnvironment.americanFacts : typing.map(\.facts)
    typingLocales = named.isEmpty ? FieldEnvironment.american : typing.map(\.locale)
    let (calendar, timeZone) = (said.calendar, said.timeZone)
    self.calendar = calendar
    self.timeZone = timeZone
    isForeign = localeFacts.contains { !$0.hasASCIIDigits || $0.decimalSeparator != "." }
    contexts = (locales ?? []).map { FormattingContext(locale: $0, calendar: calendar, timeZone: timeZone) }
    let words = (locales ?? []) + [calendar.map { "\($0.rawValue)" } ?? "", timeZone ?? ""]
    key = LongKey.key(of: words.flatMap { Array($0.utf8) + [0] })
  }

  /// The locales that values are written in by a formatter, the form's first one first: one alone where the formatter names
  /// its own.
  func contexts(of locale: String?) -> [FormattingContext] { locale == nil ? contexts : Array(contexts.prefix(1)) }

  /// Where a form names none.
  private static let american = ["en_US"]
  private static let americanFacts = [usualFacts]
  /// How people type where no locale is named.
  static let usualFacts = Catalog.localeFacts("en_US")
}
