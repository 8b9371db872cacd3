import ValueFormatting
import TextPatterns

/// The texts that a fixed pattern writes for the days of a range, with months as long as they are, and leap years.
///
/// What a pattern leaves out has the formatter's own value: a month is read as its first day.
struct DateLanguage {
  private let range: DayRange
  /// For each number of two digits, what matters of the years that it may mean; empty where years have more.
  private let shortYears: [[DateKnowledge.Year]]
  private let digits: [ScalarSet]
  private var builder = LanguageBuilder()
  /// What is known after the parts that were added, and the state that says so.
  private var known: [DateKnowledge: Int] = [:]

  /// - Parameters:
  ///   - digits: for each digit the characters that stand for it.
  ///   - shortYears: the years that two digits may mean.
  static func texts(
    _ pattern: DatePattern, _ range: DayRange, _ digits: [ScalarSet], shortYears: ClosedRange<Int> = 0...9_999
  ) -> TextLanguage {
    let meanings = pattern.hasShortYear ? meanings(of: shortYears, in: range) : []
    var language = DateLanguage(range: range, digits: digits, shortYears: meanings)
    language.known[.nothing] = language.builder.addState()
    for part in pattern.parts { language.add(part) }
    let end = language.builder.addState(accepting: true)
    for (knowledge, state) in language.known.sorted(by: { $0.value < $1.value }) where knowledge.isMember(of: range) {
      language.builder.addEmptyEdge(from: state, to: end)
    }
    return TextLanguage(language.builder)
  }

  private init(range: DayRange, digits: [ScalarSet], shortYears: [[DateKnowledge.Year]]) {
    self.range = range
    self.digits = digits
    self.shortYears = shortYears
  }

  private mutating func add(_ part: DatePattern.Part) {
    let before = known.sorted { $0.value < $1.value }
    known = [:]
    for (knowledge, state) in before {
      switch part {
      case .year(let width): addYear(width, knowledge, state)
      case .month(let width):
        addNumbers(1...12, width, state) { [range] in knowledge.adding(month: $0, range) }
      case .day(let width): addNumbers(1...31, width, state) { [range] in knowledge.adding(day: $0, range) }
      case .number(let numbers, let width): addNumbers(numbers, width, state) { _ in knowledge }
      case .digits(let count):
        var last = state
        for _ in 0..<count { last = step(from: last, on: allDigits) }
        builder.addEmptyEdge(from: last, to: target(knowledge))
      case .literal(let text): builder.addPath(from: state, to: target(knowledge), spelling: text)
      }
    }
  }

  private var allDigits: ScalarSet { digits.reduce(.empty) { $0.union($1) } }

  private mutating func target(_ knowledge: DateKnowledge) -> Int {
    if let state = known[knowledge] { return state }
    let state = builder.addState()
    known[knowledge] = state
    return state
  }

  private mutating func step(from state: Int, on set: ScalarSet) -> Int {
    let next = builder.addState()
    builder.addEdge(from: state, to: next, on: set)
    return next
  }

  /// Numbers of one or two digits, each leading to what is known then.
  private mutating func addNumbers(
    _ numbers: ClosedRange<Int>, _ width: Int, _ state: Int, _ meaning: (Int) -> DateKnowledge?
  ) {
    var tens: [Int: Int] = [:]
    for number in numbers {
      guard let knowledge = meaning(number) else { continue }
      var from = state
      if width == 2 || number > 9 {
        let first = tens[number / 10] ?? step(from: state, on: digits[number / 10])
        tens[number / 10] = first
        from = first
      }
      builder.addEdge(from: from, to: target(knowledge), on: digits[number % 10])
    }
  }

  // MARK: Years

  /// The beginning of a year of four digits.
  private struct YearStart: Hashable {
    var count = 0
    /// Equal so far to the year of the first day, or of the last.
    var isFirst: Bool
    var isLast: Bool
    /// Of what was read, all that leap years ask for: the first digits modulo 4, then the third digit.
    var century = 0
    var third = 0
  }

  private mutating func addYear(_ width: Int, _ knowledge: DateKnowledge, _ state: Int) {
    if width == 2 { return addShortYear(knowledge, state) }
    var states: [YearStart: Int] = [:]
    let start = YearStart(isFirst: range.first != nil, isLast: range.last != nil)
    var waiting: [(YearStart, Int)] = []
    // A year of fewer digits is one that begins with zeros, which are not written.
    var skipped: YearStart? = start
    for missing in 0...(width == 1 ? 3 : 0) {
      guard let from = skipped else { break }
      for digit in (width == 1 ? 1 : 0)...9 {
        addDigit(digit, from, state, knowledge, &states, &waiting)
      }
      skipped = missing < 3 ? next(from, 0) : nil
    }
    while let (from, fromState) = waiting.popLast() {
      for digit in 0...9 { addDigit(digit, from, fromState, knowledge, &states, &waiting) }
    }
  }

  private mutating func addDigit(
    _ digit: Int, _ from: YearStart, _ fromState: Int, _ knowledge: DateKnowledge, _ states: inout [YearStart: Int],
    _ waiting: inout [(YearStart, Int)]
  ) {
    guard let place = next(from, digit) else { return }
    if place.count == 4 {
      let rest = place.third * 10 + digit
      let isLeap = rest == 0 ? place.century == 0 : rest % 4 == 0
      let year = DateKnowledge.Year(isLeap: isLeap, isFirst: place.isFirst, isLast: place.isLast)
      guard let after = knowledge.adding(year, range) else { return }
      return builder.addEdge(from: fromState, to: target(after), on: digits[digit])
    }
    if states[place] == nil {
      let state = builder.addState()
      states[place] = state
      waiting.append((place, state))
    }
    builder.addEdge(from: fromState, to: states[place] ?? fromState, on: digits[digit])
  }

  /// One digit on; nil where the year lies outside of the range then.
  private func next(_ start: YearStart, _ digit: Int) -> YearStart? {
    var place = start
    if start.isFirst, let year = range.first?.year {
      let wanted = DateLanguage.digit(start.count, of: year)
      if digit < wanted { return nil }
      place.isFirst = digit == wanted
    }
    if start.isLast, let year = range.last?.year {
      let wanted = DateLanguage.digit(start.count, of: year)
      if digit > wanted { return nil }
      place.isLast = digit == wanted
    }
    switch start.count {
    case 0, 1: place.century = (start.century * 10 + digit) % 4
    case 2: place.third = digit
    default: break
    }
    place.count += 1
    return place
  }

  private static func digit(_ position: Int, of year: Int) -> Int {
    let powers = [1_000, 100, 10, 1]
    return position < 4 ? min(max(year, 0), 9_999) / powers[position] % 10 : 0
  }

  private static func meanings(of years: ClosedRange<Int>, in range: DayRange) -> [[DateKnowledge.Year]] {
    var meanings = [[DateKnowledge.Year]](repeating: [], count: 100)
    for year in years {
      guard let meaning = DateKnowledge.Year(year, in: range), !meanings[year % 100].contains(meaning) else { continue }
      meanings[year % 100].append(meaning)
    }
    return meanings
  }

  /// The last two digits of a year.
  private mutating func addShortYear(_ knowledge: DateKnowledge, _ state: Int) {
    for tens in 0...9 {
      var middle: Int?
      for ones in 0...9 {
        for after in shortYears[tens * 10 + ones].compactMap({ knowledge.adding($0, range) }) {
          let from = middle ?? step(from: state, on: digits[tens])
          middle = from
          builder.addEdge(from: from, to: target(after), on: digits[ones])
        }
      }
    }
  }
}
