import FormModel
import TextPatterns
import UIKitCatalog
import ValueFormatting

/// The texts that a formatter reads as certain values.
///
/// Systems differ in what they read: claims hold for what every one reads, or what none reads; what lies between is not
/// known.
struct ReadTexts {
  /// As the formatter writes them itself, in the form's first locale.
  var written: TextLanguage
  /// Those that are read on every system, in every locale of the form.
  var certain: TextLanguage
  /// Those that may be read on some system, in some locale.
  var possible: TextLanguage

  /// About how many bytes it takes.
  var size: Int { written.size + certain.size + possible.size }
}

extension ReadTexts {
  /// The numbers of a range as a formatter reads them in each locale; nil where nothing is known of what it reads.
  init?(_ format: NumberFormat, _ bounds: NumberBounds, in contexts: [FormattingContext]) {
    let shapes = contexts.map { format.shape(in: $0) }
    guard !shapes.contains(nil) else {
      self.init(marked: format, bounds, in: contexts)
      return
    }
    // Where two locales write numbers in the same way, they read them in the same way.
    var met: Set<NumberShape> = []
    let distinct = shapes.compactMap { $0 }.filter { met.insert($0).inserted }
    guard let first = distinct.first else { return nil }
    let range = NumberRange(bounds: bounds)
    self.init(
      written: range.written(first), certain: .intersection(distinct.map(range.certain)),
      possible: .union(distinct.map(range.possible)))
  }

  /// The same of a formatter that writes more than a sign around the digits.
  private init?(marked format: NumberFormat, _ bounds: NumberBounds, in contexts: [FormattingContext]) {
    let marked = MarkedNumbers(format: format, bounds: bounds)
    let possible = contexts.compactMap { marked.possible(in: $0) }
    guard !contexts.isEmpty, possible.count == contexts.count else { return nil }
    let shapes = contexts.map { ReadTexts.plainShape(format, in: $0) }
    let range = NumberRange(bounds: bounds)
    written = shapes[0].map(range.written) ?? .nothing
    certain = shapes.contains(nil) ? .nothing : .intersection(shapes.compactMap { $0.map(range.certain) })
    self.possible = .union(possible)
  }

  /// The shape of a simple pattern: nil where what it writes for some numbers is something else.
  private static func plainShape(_ format: NumberFormat, in context: FormattingContext) -> NumberShape? {
    guard let shape = format.patternShape(in: context) else { return nil }
    let every = NumberRange(bounds: NumberBounds())
    let texts = StoredTexts.numbers(format).compactMap { format.text(of: $0, in: context) }
    return texts.allSatisfy { every.isWritten($0, shape) == true } ? shape : nil
  }

  /// The days of a range as a formatter reads them; nil where it is not known how it writes them.
  ///
  /// - Parameters:
  ///   - steady: the days that are in the range at every moment.
  ///   - likely: the days that are in it at some moment.
  init?(_ format: DateFormat, steady: DayRange, likely: DayRange, in contexts: [FormattingContext]) {
    guard let certain = ReadTexts.certain(format, steady, in: contexts) else { return nil }
    self.certain = certain
    guard let pattern = format.format.flatMap({ DatePattern($0) }) else {
      guard let groups = ReadTexts.digitGroups(format, in: contexts) else { return nil }
      (written, possible) = (.nothing, .digitGroups(groups))
      return
    }
    written = DateLanguage.texts(
      pattern, steady, NumberAlphabet.digits(from: "0"), .written, shortYears: pattern.certainShortYears)
    possible = DateLanguage.texts(
      pattern, likely, NumberAlphabet.anyDigits, .possible, names: DateNames(format, pattern, in: contexts))
  }

  /// The texts alone that are read as some days on every system, in every locale; nil where nothing is known of what is read.
  static func certain(_ format: DateFormat, _ days: DayRange, in contexts: [FormattingContext]) -> TextLanguage? {
    guard !contexts.isEmpty, contexts.allSatisfy({ $0.isGregorian(format) }) else { return nil }
    guard let text = format.format else { return digitGroups(format, in: contexts).map { _ in .nothing } }
    guard let pattern = DatePattern(text) else { return nil }
    let isASCII = contexts.allSatisfy { Catalog.localeFacts(format.locale ?? $0.locale).zeroDigit == "0" }
    return isASCII ? DateLanguage.texts(pattern, days, NumberAlphabet.digits(from: "0"), .certain) : .nothing
  }

  /// How many numbers apart from each other dates have by a style or a template: the patterns of these are not the same on
  /// all systems, but that is; nil where it is not known.
  private static func digitGroups(_ format: DateFormat, in contexts: [FormattingContext]) -> Int? {
    let patterns = contexts.compactMap { format.pattern(in: $0).flatMap { DatePattern($0) } }
    let groups = patterns.filter { !$0.hasOther }.map(\.digitGroups)
    return groups.count == contexts.count ? groups.min().map { min($0, 2) } : nil
  }
}
