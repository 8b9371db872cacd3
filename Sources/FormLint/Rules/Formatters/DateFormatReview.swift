import UIKitCatalog
import ValueFormatting

/// Looks for fields of a date pattern that are read otherwise than they were meant.
struct DateFormatReview {
  /// One field that was meant otherwise.
  struct Suspicion {
    /// What is wrong.
    var mistake: DatePatternMistake
    /// Bytes of the pattern.
    var range: Range<Int>
    /// What was meant; nil where that cannot be told.
    var meant: String?
  }

  private let pattern: DatePatternText
  private let fields: [DatePatternText.Part]
  private let isTemplate: Bool
  private let isUTC: Bool?

  /// - Parameters:
  ///   - isTemplate: whether the locale orders the fields, and adds what they need.
  ///   - isUTC: whether the time zone is that of Greenwich; nil where it is not known.
  init(_ pattern: DatePatternText, isTemplate: Bool, isUTC: Bool?) {
    self.pattern = pattern
    self.isTemplate = isTemplate
    self.isUTC = isUTC
    fields = pattern.fields
  }

  /// In the order of the pattern; what has more letters than its field may have is a mistake in any case, and none of
  /// these.
  var suspicions: [Suspicion] {
    let found = fields.indices.filter { !isMiscounted(fields[$0]) }.compactMap { suspicion(at: $0) } + quoted
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether the letter of a field stands there more often than it may, or less.
  func isMiscounted(_ field: DatePatternText.Part) -> Bool {
    guard let letter = Catalog.dateLetter(field.letter), isTemplate || letter.status != .template else { return false }
    return !letter.isValid(count: field.count) && letter.status != .ignored
  }

  /// What was meant by such a field: another one in its place, else the longest form that it has. `ddd` is a weekday in
  /// .NET: where the day stands elsewhere, or nothing else of a date.
  func meant(by field: DatePatternText.Part) -> String? {
    guard let index = fields.firstIndex(where: { $0.range == field.range }) else { return nil }
    if let meant = suspicion(at: index)?.meant { return meant }
    if isWeekday(index) { return String(repeating: "E", count: field.count) }
    return Catalog.dateLetter(field.letter)?.longestForm(of: field.count)
  }

  private func isWeekday(_ index: Int) -> Bool {
    let day = UInt8(ascii: "d")
    guard fields[index].letter == day, (3...4).contains(fields[index].count) else { return false }
    let hasDay = fields.indices.contains { $0 != index && fields[$0].letter == day }
    return hasDay || !pattern.has("yYuUML") && !fields.indices.contains(where: isMonth)
  }

  /// Whether all of some suspicions are about a date in numbers, of which they leave a year, a month and a day.
  func isPlainDate(_ found: [Suspicion]) -> Bool {
    let ofDates: [DatePatternMistake] = [.weekYear, .dayOfYearForDay, .minuteForMonth, .minuteBetweenDayAndYear]
    guard found.allSatisfy({ ofDates.contains($0.mistake) && $0.meant != nil }) else { return false }
    let letters = fields.map { field in
      found.first { $0.range == field.range }?.meant?.utf8.first ?? field.letter
    }
    return ["y", "M", "d"].allSatisfy { wanted in letters.filter { wanted.utf8.first == $0 }.count == 1 }
  }

  private func suspicion(at index: Int) -> Suspicion? {
    let field = fields[index]
    guard let (mistake, letter) = mistake(at: index) else { return nil }
    let meant = letter?.asciiValue.flatMap { Catalog.dateLetter($0) }?.longestForm(of: field.count)
    return Suspicion(mistake: mistake, range: field.range, meant: meant)
  }

  /// What is wrong with a field, and the letter that was meant.
  private func mistake(at index: Int) -> (DatePatternMistake, meant: Character?)? {
    switch fields[index].letter {
    case UInt8(ascii: "Y"): pattern.has("w") ? nil : (.weekYear, "y")
    case UInt8(ascii: "y"): pattern.has("w") && !pattern.has("Y") ? (.weekWithCalendarYear, "Y") : nil
    case UInt8(ascii: "D"): dayOfYear(index)
    case UInt8(ascii: "m"): minute(index)
    case UInt8(ascii: "M"): isMinute(index) ? (.monthForMinute, "m") : nil
    case UInt8(ascii: "h"), UInt8(ascii: "K"): isTemplate || pattern.has("abB") ? nil : (.hour12WithoutPeriod, "H")
    case UInt8(ascii: "H"), UInt8(ascii: "k"): !isTemplate && pattern.has("a") ? (.hour24WithPeriod, "h") : nil
    case UInt8(ascii: "S"): isSecond(index) ? (.fractionForSeconds, "s") : nil
    case UInt8(ascii: "s"): isFraction(index) ? (.secondsForFraction, "S") : nil
    default: nil
    }
  }

  private func dayOfYear(_ index: Int) -> (DatePatternMistake, Character?)? {
    let hasMonth = pattern.has("ML") || fields.indices.contains { isMonth($0) }
    // The day of the year has up to three digits: nobody wants two of them.
    guard hasMonth || fields[index].count == 2 else { return nil }
    return (.dayOfYearForDay, fields[index].count == 3 ? nil : "d")
  }

  private func minute(_ index: Int) -> (DatePatternMistake, Character?)? {
    guard isMonth(index) else { return nil }
    let isInside = fields.indices.contains(index - 1) && fields.indices.contains(index + 1)
    return (isInside ? .minuteBetweenDayAndYear : .minuteForMonth, "M")
  }

  /// Whether a field `m` stands among the fields of a date, and not of a time.
  private func isMonth(_ index: Int) -> Bool {
    guard fields[index].letter == UInt8(ascii: "m") else { return false }
    if isTemplate { return pattern.has("yYdD") && !pattern.has("HhKkjJCsMLA") }
    let (before, after) = (neighbor(index, -1), neighbor(index, 1))
    if [before, after].contains(where: { "HhKkjJC".contains($0 ?? " ") }) || "sSA".contains(after ?? " ") {
      return false
    }
    let isDate: (Character?) -> Bool = { "yYuUdD".contains($0 ?? " ") }
    if isDate(before), isDate(after) { return true }
    let hasMonth = fields.indices.contains { "ML".utf8.contains(fields[$0].letter) && !isInPlaceOfMinute($0) }
    return !hasMonth && (isDate(before) || isDate(after))
  }

  /// Whether a field `M` stands where the minutes of a time do, which has no others, and not among the fields of a date.
  private func isMinute(_ index: Int) -> Bool {
    guard isInPlaceOfMinute(index) else { return false }
    if gap(before: index) == ":" || gap(before: index + 1) == ":" { return true }
    let isOther: (Int) -> Bool = { other in
      fields[other].letter == UInt8(ascii: "m") && !isMonth(other)
    }
    if fields.indices.contains(where: isOther) { return false }
    // Where the month is said elsewhere, what follows may be a date.
    let others = fields.indices.filter { "ML".utf8.contains(fields[$0].letter) && !isInPlaceOfMinute($0) }
    return !others.isEmpty || !"yYuUdDEecwW".contains(neighbor(index, 1) ?? " ")
  }

  /// Whether a field `M` stands right behind hours, or with a colon between before seconds.
  private func isInPlaceOfMinute(_ index: Int) -> Bool {
    guard !isTemplate, fields[index].letter == UInt8(ascii: "M"), fields[index].count <= 2 else { return false }
    if index > 0, "HhKk".utf8.contains(fields[index - 1].letter), isInTime(gap(before: index), unit: "h") {
      return true
    }
    guard fields.indices.contains(index + 1), gap(before: index + 1) == ":" else { return false }
    let next = fields[index + 1]
    return next.letter == UInt8(ascii: "s") || next.letter == UInt8(ascii: "S") && next.count <= 2
  }

  private func isSecond(_ index: Int) -> Bool {
    guard !isTemplate, index > 0, fields[index].count <= 2 else { return false }
    let isBehindMinute = fields[index - 1].letter == UInt8(ascii: "m") || isInPlaceOfMinute(index - 1)
    guard isBehindMinute else { return false }
    return gap(before: index) == ":" || isInTime(gap(before: index), unit: "m") && !pattern.has("s")
  }

  /// Whether what stands between two fields joins those of a time: nothing, a mark or the unit of the first one.
  private func isInTime(_ gap: String?, unit: String) -> Bool {
    guard let gap else { return false }
    return ["", ":", ".", "-", unit].contains(gap) || gap.filter { $0 != " " } == unit
  }

  private func isFraction(_ index: Int) -> Bool {
    !isTemplate && neighbor(index, -1) == "s" && [".", ","].contains(gap(before: index))
  }

  /// The letter of a field near another one; nil where there is none, or words stand between.
  private func neighbor(_ index: Int, _ step: Int) -> Character? {
    let other = index + step
    guard fields.indices.contains(other), let gap = gap(before: max(index, other)),
      !gap.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return nil }
    return Character(Unicode.Scalar(fields[other].letter))
  }

  /// What stands between a field and the one before it.
  private func gap(before index: Int) -> String? {
    guard index > 0, index < fields.count else { return nil }
    let between = fields[index - 1].range.upperBound..<fields[index].range.lowerBound
    return pattern.parts.filter { $0.kind != .field && between.contains($0.range.lowerBound) }.map(pattern.literal)
      .joined()
  }

  /// A quote that nothing closes, and `'Z'` behind a time that is not of Greenwich.
  private var quoted: [Suspicion] {
    if isTemplate { return [] }
    if let open = pattern.openQuote { return [Suspicion(mistake: .unbalancedQuote, range: open, meant: nil)] }
    guard isUTC == false, let last = pattern.parts.last, last.kind == .quoted, pattern.literal(last) == "Z",
      let time = fields.last, "HhmsS".utf8.contains(time.letter)
    else { return [] }
    return [Suspicion(mistake: .quotedUtcZ, range: last.range, meant: "X")]
  }
}

extension DatePatternLetter {
  /// As often as it may stand in a row, which is at most so often; nil where it may only stand there more often.
  fileprivate func longestForm(of count: Int) -> String? {
    guard count > 0, let most = (1...count).last(where: isValid) else { return nil }
    return String(repeating: Character(Unicode.Scalar(letter)), count: most)
  }
}
