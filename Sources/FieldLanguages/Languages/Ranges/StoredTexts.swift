public import FormModel
import FormSyntax
public import TextPatterns
import UIKitCatalog
public import ValueFormatting

/// Which texts a field's formatter reads as a value at all: what it cannot read is not stored, whatever the rules say.
public struct StoredTexts: Sendable {
  /// What the formatter reads.
  public enum Kind: Sendable { case date, number }

  /// The locales of the form that a text is to be read in.
  public enum Reach: Sendable { case firstLocale, everyLocale }

  /// What it reads.
  public let kind: Kind
  /// The locale whose writing is shown: the form's first, or the formatter's own.
  public let locale: String
  /// Some values as the formatter writes them there.
  public let texts: [String]
  let read: ReadTexts?
  /// Texts that are certainly read, of dates those of the years 2020 to 2029; nil where none are known.
  let usual: TextLanguage?
  let key: Key

  /// Nil for a formatter that reads no dates or numbers, and where no locale is known.
  public init?(_ formatter: Value?, _ environment: FieldEnvironment) {
    guard let formatter, let format = FieldFormat(formatter) else { return nil }
    self.init(format, environment)
  }

  /// The same of a formatter that was read before.
  public init?(_ format: FieldFormat, _ environment: FieldEnvironment) {
    guard let known = StoredTexts.made(Key(format: format, environment: environment)) else { return nil }
    self = known
  }

  /// What it depends on: many fields have the same formatter.
  struct Key: Hashable {
    var format: FieldFormat
    var environment: FieldEnvironment

    /// The locales that it writes in.
    var contexts: [FormattingContext] { environment.contexts(of: format.locale) }

    static func == (left: Key, right: Key) -> Bool {
      left.format == right.format && left.environment.key == right.environment.key
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(format)
      hasher.combine(environment.key)
    }
  }

  private static let known = MeasuredTable<Key, StoredTexts?>(limit: 1 << 12, of: 0) { $0?.size ?? 0 }

  private static let automata = MeasuredTable<Key, TextAutomaton?>(limit: 256, of: 0)

  /// About how many bytes it takes.
  private var size: Int { (read?.size ?? 0) + (usual?.size ?? 0) + 100 * texts.count }

  /// The texts that it may read, as a table; nil where nothing is known of them, or it would be large.
  public var automaton: TextAutomaton? {
    StoredTexts.automata.value(key) { read.flatMap { TextAutomaton($0.possible, .possible) } }
  }

  /// Those that were made before; nil where the present field cannot pay for what it takes to make a formatter.
  private static func made(_ key: Key) -> StoredTexts? { known.value(key) { StoredTexts(key) } }

  /// What it takes to make a formatter of Foundation's and to write some values by it.
  private static func steps(_ format: FieldFormat) -> Int {
    switch format {
    case .date: 60_000
    case .number: 30_000
    case .mask, .grouped, .custom: 0
    }
  }

  private init?(_ key: Key) {
    let steps = StoredTexts.steps(key.format)
    guard let context = key.contexts.first, FieldMeter.canPay(steps) else { return nil }
    StepPool.current?.take(steps)
    self.key = key
    switch key.format {
    case .date(let format):
      kind = .date
      locale = format.locale ?? context.locale
      let pattern = format.format.flatMap { DatePattern($0) }
      let isTight = pattern.map { $0.hasRun || $0.hasTightName } ?? false
      texts = StoredTexts.moments.compactMap { format.text(of: $0.day, minute: $0.minute, in: context) }.distinct
        .filter { (!isTight || format.reads($0, in: context)) && format.rereads($0, in: context) }
      let all = DayRange(first: nil, last: nil)
      read = ReadTexts(format, steady: DateBounds().steady, likely: all, in: key.contexts)
      let shown = DayRange(first: Day(year: 2_020, month: 1, day: 1), last: Day(year: 2_029, month: 12, day: 31))
      let days = pattern?.hasYear ?? true ? shown : all
      usual = ReadTexts.certain(format, days, in: key.contexts)
    case .number(let format):
      kind = .number
      locale = format.locale ?? context.locale
      texts = StoredTexts.numbers(format).compactMap { format.text(of: $0, in: context) }.distinct
      read = ReadTexts(format, NumberBounds(), in: key.contexts)
      usual = read?.certain
    case .mask, .grouped, .custom: return nil
    }
  }

  /// Whether the formatter reads a text, wholly; nil where that is not known, or not the same on all systems: of numbers
  /// that an app may not keep all digits of, too. False is certain in every locale.
  public func isStored(_ text: String, in reach: Reach = .everyLocale) -> Bool? {
    isStored(
      text, in: reach, among: { read?.possible.contains(text).value }, certainly: { read?.certain.contains(text).value }
    )
  }

  /// The same, where something else knows whether a text may be read, and whether it certainly is; nil where that is not
  /// known.
  func isStored(_ text: String, in reach: Reach, among mayBeRead: () -> Bool?, certainly isRead: () -> Bool?) -> Bool? {
    if mayBeRead() == false { return false }
    if reach == .firstLocale || key.contexts.count == 1, texts.contains(text) { return true }
    return isRead() == true && (kind == .date || DecimalNumber.isKept(text)) ? true : nil
  }

  /// Numbers to show, as people have them where they are written so: parts of a hundred, ranks, amounts.
  static func numbers(_ format: NumberFormat) -> [String] {
    let isOfHundreds = format.format?.contains("%") ?? (format.style == EnumMember.NumberStyle.percent)
    if isOfHundreds { return ["0.25", "0.05", "0.5", "1", "0.19"] }
    if format.format == nil, [EnumMember.NumberStyle.ordinal, EnumMember.NumberStyle.spellOut].contains(format.style) {
      return ["1", "2", "3", "10", "21"]
    }
    return ["1234.5", "20", "7", "0.5", "365"]
  }

  /// Whether the formatter writes more around every number than digits and separators: percents and amounts of money.
  var hasSigns: Bool {
    kind == .number
      && texts.allSatisfy { text in
        !(text.first?.isNumber ?? true) || !(text.last?.isNumber ?? true)
      }
  }

  /// Whether anything is known of what the formatter reads.
  public var isKnown: Bool { read != nil }

  /// The same of a text that somebody gives; of dates it is also found out whether the formatter writes it for some day.
  /// Where the present field cannot pay for that, it is taken to be stored: nothing is said of it then.
  public func isStored(given text: String, in reach: Reach = .everyLocale) -> Bool? {
    if let known = isStored(text, in: reach) { return known }
    guard case .date(let format) = key.format else { return nil }
    let trial = format.trial(of: text)
    for context in reach == .firstLocale ? key.contexts.prefix(1) : key.contexts[...] {
      guard FieldMeter.canPay(trial.steps) else { return true }
      let isWritten = StoredTexts.written.value(GivenText(text: ExactText(text), format: format, context: context)) {
        StepPool.current?.take(trial.steps)
        return format.writes(text, trial, in: context)
      }
      if !isWritten { return nil }
    }
    return true
  }

  /// Whether the formatter of the form's first locale reads a text, and writes what it reads so: asked where that is not
  /// the same on all systems.
  func isReread(_ text: String) -> Bool {
    guard let context = key.contexts.first else { return false }
    StepPool.current?.take(StoredTexts.stepsToReread)
    switch key.format {
    case .date(let format): return RereadTexts.moment(in: text, format, context) != nil
    case .number(let format): return RereadTexts.number(in: text, format, context) != nil
    case .mask, .grouped, .custom: return true
    }
  }

  private static let stepsToReread = 100

  /// A text that somebody gives, and the formatter that may write it.
  private struct GivenText: Hashable {
    var text: ExactText
    var format: DateFormat
    var context: FormattingContext
  }

  private static let written = MeasuredTable<GivenText, Bool>(limit: 1 << 12, of: 0)

  /// Whether it is certain that nothing that the formatter writes is stored, since `normalize` takes away what it needs.
  public func loses(after normalization: FieldNormalization) -> Bool {
    !texts.isEmpty && texts.allSatisfy { loses($0, after: normalization) }
  }

  /// The same of one text that the formatter writes.
  func loses(_ text: String, after normalization: FieldNormalization) -> Bool {
    let seen = normalization.applied(to: text)
    return seen.isEmpty || isStored(seen) == false || loses(seen, of: text)
  }

  /// Whether the formatter certainly does not read what is left of a number that it writes, whatever the locale.
  private func loses(_ seen: String, of text: String) -> Bool {
    guard case .number(let format) = key.format, seen != text, key.contexts.count == 1,
      let context = key.contexts.first
    else { return false }
    return RereadTexts.loses(seen, of: text, format, context)
  }

  /// Moments to show, the same at any time: in the middle of a day, at both of its ends, and others.
  private static let moments: [(day: Day, minute: Int)] = [
    (Day(year: 2026, month: 11, day: 20), 12 * 60), (Day(year: 2024, month: 2, day: 29), 0),
    (Day(year: 2029, month: 1, day: 5), 23 * 60 + 59), (Day(year: 2021, month: 7, day: 14), 7 * 60 + 5),
    (Day(year: 2023, month: 4, day: 30), 18 * 60 + 45), (Day(year: 2026, month: 5, day: 1), 9 * 60),
    (Day(year: 2022, month: 6, day: 3), 10 * 60 + 30),
  ]
}

extension [String] {
  /// Each once, in their order.
  fileprivate var distinct: [String] {
    var met: Set<ExactText> = []
    return filter { met.insert(ExactText($0)).inserted }
  }
}

extension StoredTexts {
  /// Why a text that is not read is not stored: `no date as en_US writes it, such as Nov 20, 2026`; where `normalize`
  /// makes another text of it, that too.
  ///
  /// - Parameter seen: what the formatter is given in its place.
  public func phrase(_ text: String, seenAs seen: String) -> String {
    let change = seen == text ? "" : "'\(seen)' after 'normalize', and that is "
    // What the formatter writes is no example of what it reads where it does not read it either.
    let shown = change.isEmpty ? texts.first : texts.first { isStored($0, in: .firstLocale) != false && $0 != text }
    return "\(change)no \(kind == .date ? "date" : "number") as \(locale) writes it"
      + (shown.map { ", such as \($0)" } ?? "")
  }

  /// Why it is not known of some texts among others whether they are stored.
  var doubtOfSome: String { doubt(of: "each of these texts") }

  /// Why it is not known whether a text is stored.
  public var doubt: String { doubt(of: "it") }

  /// The same of a text that is called so.
  public func doubt(of text: String) -> String {
    isKnown
      ? "whether the formatter reads \(text) depends on the \(key.contexts.count > 1 ? "locale and the system" : "system")"
      : "which texts the formatter reads as \(kind == .date ? "dates" : "numbers") is not known"
  }
}
