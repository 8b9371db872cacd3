import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// Letters of date formats and characters of number formats, each with what it writes.
extension CompletionFinder {
  /// Suggestions inside of the text of `format:` or `template:`; nil elsewhere.
  func formatParts(_ range: Range<Int>) -> FoundCompletions? {
    let bytes = place.chunk.source.bytes(range)
    guard bytes.first == UInt8(ascii: "\""), !bytes.starts(with: "\"\"\"".utf8) else { return nil }
    return formatParts(range, formatKind)
  }

  private func formatParts(_ range: Range<Int>, _ kind: FormatKind?) -> FoundCompletions? {
    switch kind {
    case .date: dateLetters(range, inTemplate: false)
    case .template: dateLetters(range, inTemplate: true)
    case .number: FoundCompletions(numberFormats, start: range.lowerBound + 1, end: contentEnd(range))
    case nil: nil
    }
  }

  private enum FormatKind {
    case date, template, number
  }

  /// What the string is, by its label and the call around it.
  private var formatKind: FormatKind? {
    guard let call = context.call, let label = call.label, context.last?.kind == .colon else { return nil }
    switch (Catalog.function(named: call.name.utf8, for: .formatter), ArgumentLabel(rawValue: label)) {
    case (.dateFormatter, .format): return .date
    case (.dateFormatter, .template): return .template
    case (.numberFormatter, .format): return .number
    default: return nil
    }
  }

  private func contentEnd(_ range: Range<Int>) -> Int {
    let bytes = place.chunk.source.bytes(range)
    return range.upperBound - (bytes.count > 1 && bytes.last == UInt8(ascii: "\"") ? 1 : 0)
  }

  /// The context that examples are written in.
  private var formattingContext: FormattingContext {
    let form = snapshot.form(around: place.chunk).map(snapshot.resolved)
    return form.flatMap { FieldEnvironment($0).contexts.first } ?? FormattingContext()
  }

  /// The moment that examples of dates are of; nil where the form's time zone is not known.
  private var moment: Double? { snapshot.preview.clock.seconds(in: formattingContext.timeZone) }

  // MARK: Dates

  private func dateLetters(_ range: Range<Int>, inTemplate: Bool) -> FoundCompletions? {
    let before = place.chunk.source.bytes(range.lowerBound + 1..<max(range.lowerBound + 1, place.offset))
    // Between single quotes, letters stand for themselves.
    guard before.count(where: { $0 == UInt8(ascii: "'") }) % 2 == 0 else { return nil }
    let letter = before.last.flatMap { $0.isLetter ? $0 : nil }
    let isSame = { (byte: UInt8) in byte == letter }
    let typed = before.reversed().prefix(while: isSame).count
    let rest = place.chunk.source.bytes(place.offset..<max(place.offset, contentEnd(range))).prefix(while: isSame).count
    let usable = DateLetters.ordered.filter { $0.status == .usable || inTemplate && $0.status == .template }
    let fitting = usable.filter { letter == nil || $0.letter == letter }
    let items = fitting.flatMap { letter in
      DateLetters.counts(of: letter).map { dateLetters(letter, $0) }
    }
    return FoundCompletions(items, start: place.offset - typed, end: place.offset + rest)
  }

  private func dateLetters(_ letter: DatePatternLetter, _ count: Int) -> Completion {
    let text = String(repeating: Character(Unicode.Scalar(letter.letter)), count: count)
    var format = DateFormat()
    format.format = text
    let meaning = letter.meaning(count: count).string
    let written =
      letter.status == .usable ? moment.flatMap { format.text(secondsSince1970: $0, in: formattingContext) } : nil
    let example = written ?? meaning
    var item = Completion(text, .constant, detail: "\(letter.name): \(example)")
    if written != nil { item.labelDetail = " \(example)" }
    return item
  }

  // MARK: Styles and calendars

  /// What a style of dates, times or numbers, or a calendar, writes; nil for members of other enumerations.
  func written(by member: EnumMember) -> String? {
    switch member.enumeration {
    case .dateStyle:
      var format = DateFormat()
      format.style = isTimeStyle ? EnumMember.DateStyle.none : member
      format.time = isTimeStyle ? member : nil
      return moment.flatMap { format.text(secondsSince1970: $0, in: formattingContext) }
    case .calendar:
      var format = DateFormat()
      format.style = EnumMember.DateStyle.long
      format.calendar = member
      return moment.flatMap { format.text(secondsSince1970: $0, in: formattingContext) }
    case .numberStyle:
      var format = NumberFormat()
      format.style = member
      let isPercent = member == EnumMember.NumberStyle.percent
      return format.text(of: isPercent ? "0.25" : "1234.5", in: formattingContext)
    default: return nil
    }
  }

  /// Whether the style of a time is asked for.
  private var isTimeStyle: Bool { context.call?.label == ArgumentLabel.time.rawValue }

  // MARK: Numbers

  private var numberFormats: [Completion] {
    let context = formattingContext
    let whole = NumberFormats.examples.map { pattern -> Completion in
      var format = NumberFormat()
      format.format = pattern
      let texts = ["1234.5", "0.25"].compactMap { format.text(of: $0, in: context) }
      return Completion(pattern, .constant, detail: texts.joined(separator: ", "))
    }
    return whole
  }
}

/// Letters of date formats in the order in which forms need them.
private enum DateLetters {
  static var ordered: [DatePatternLetter] {
    let first = Array("yMdEHhmsa".utf8)
    let all = Catalog.dateLetters
    return first.compactMap { letter in all.first { $0.letter == letter } } + all.filter { !first.contains($0.letter) }
  }

  /// How often a letter may stand in a row: of numbers that mean the same, the usual one.
  static func counts(of letter: DatePatternLetter) -> [Int] {
    var counts: [Int] = []
    var meaning = ""
    for count in (1...4).reversed() where letter.isValid(count: count) {
      let next = letter.meaning(count: count).string
      if next != meaning { counts.append(count) }
      meaning = next
    }
    return counts
  }
}

/// Formats of numbers that forms need most.
private enum NumberFormats {
  static let examples = [
    "0", "0.00", "0.##", "#,##0", "#,##0.00", "#,##0.##", "0%", "0.#%", "¤#,##0.00", "#,##0.00 ¤¤", "00", "000",
    "#,##0.00;(#,##0.00)", "0.###E0",
  ]
}

extension UInt8 {
  fileprivate var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }
}
