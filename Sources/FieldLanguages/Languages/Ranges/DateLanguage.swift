import FormModel
import ValueFormatting
import TextPatterns

/// How much of what a formatter reads is meant.
enum DateReach {
  /// What it writes itself.
  case written
  /// What `DateFormatter` reads on every system: numbers with or without a leading zero, years of four digits.
  case certain
  /// What it may read on some system, and more: any digits, any number of leading zeros, blanks around numbers, other marks
  /// between them (ICU's `SimpleDateFormat`, where it is not lenient).
  case possible

  /// The years that two digits mean.
  fileprivate func shortYears(_ pattern: DatePattern) -> ClosedRange<Int> {
    switch self {
    case .written: 0...9_999
    case .certain: pattern.certainShortYears
    case .possible: DatePattern.possibleShortYears
    }
  }
}

/// The texts that stand for the days of a range by a pattern, with months as long as they are, and leap years.
///
/// What a pattern leaves out has the formatter's own value: a month is read as its first day. The automaton is built part
/// by part of the pattern, by dynamic programming: a state between two parts is what is known of the day
/// (`DateKnowledge`), so that ways which know the same meet, and a part compares its digits with both ends of the range
/// at once (Wolper & Boigelot, 1995).
struct DateLanguage {
  private let range: DayRange
  /// What two digits mean; nil where years have more.
  private let shortYears: ShortYears?
  private let digits: [ScalarSet]
  private let allDigits: ScalarSet
  private let reach: DateReach
  private let names: DateNames
  /// Whether blanks of the pattern may be missing: they part no numbers.
  private let skipsBlanks: Bool
  /// Whether the day is left open, since names or something else say a part of it.
  private let isOpen: Bool
  private var builder = LanguageBuilder()
  /// What is known after the parts that were added, and the state that says so.
  private var known: [DateKnowledge: Int] = [:]
  /// Where the names of a month begin that stand in the place of a number, by what they lead to.
  private var monthNames: [[Int]: Int] = [:]

  /// - Parameters:
  ///   - digits: for each digit the characters that stand for it.
  ///   - shortYears: the years that two digits mean; nil: all that are written so, or those that are read.
  ///   - names: what names of months, weekdays and halves of the day begin with.
  static func texts(
    _ pattern: DatePattern, _ range: DayRange, _ digits: [ScalarSet], _ reach: DateReach,
    shortYears: ClosedRange<Int>? = nil, names: DateNames = .any
  ) -> TextLanguage {
    let shortYears = shortYears ?? reach.shortYears(pattern)
    switch reach {
    case .written: if !pattern.isNumeric { return .nothing }
    case .certain:
      guard pattern.isNumeric, !pattern.hasLiteralDigit else { return .nothing }
      if pattern.hasRun {
        return pattern.hasFixedWidths ? exact(pattern, range, digits, .written, shortYears) : .nothing
      }
    case .possible:
      if pattern.hasLiteralDigit || pattern.hasRun && !pattern.isOfRuns { return .digitGroups(1) }
      if pattern.hasRun {
        let named = pattern.hasMonth ? [shortRuns(pattern, isNamed: true)] : []
        return .union([exact(pattern, range, digits, .written, shortYears), shortRuns(pattern)] + named)
      }
      return exact(pattern, range, digits, reach, shortYears, names)
    }
    return exact(pattern, range, digits, reach, shortYears)
  }

  private static func exact(
    _ pattern: DatePattern, _ range: DayRange, _ digits: [ScalarSet], _ reach: DateReach,
    _ shortYears: ClosedRange<Int>, _ names: DateNames = .any
  ) -> TextLanguage {
    let takesShortYears = pattern.hasShortYear || reach == .possible
    let meanings = takesShortYears ? ShortYears(shortYears, in: range) : nil
    var language = DateLanguage(
      range: range, digits: digits, shortYears: meanings, reach: reach, names: names, skipsBlanks: !pattern.isNumeric,
      isOpen: pattern.hasOther || pattern.parts.contains(.monthName))
    let known = language.isOpen ? .nothing : DateKnowledge(leftOutBy: pattern, range)
    let start = language.builder.addState()
    if let known { language.known[known] = start }
    for (index, part) in pattern.parts.enumerated() { language.add(part, isLast: index == pattern.parts.count - 1) }
    let end = language.builder.addState(accepting: true)
    if reach == .possible { language.builder.addEdge(from: end, to: end, on: .blanks) }
    for (knowledge, state) in language.known.sorted(by: { $0.value < $1.value })
    where language.isOpen || knowledge.isWhole {
      language.builder.addEmptyEdge(from: state, to: end)
    }
    return TextLanguage(language.builder)
  }

  private init(
    range: DayRange, digits: [ScalarSet], shortYears: ShortYears?, reach: DateReach, names: DateNames,
    skipsBlanks: Bool, isOpen: Bool
  ) {
    self.range = range
    self.digits = digits
    allDigits = digits.reduce(.empty) { $0.union($1) }
    self.shortYears = shortYears
    self.reach = reach
    self.names = names
    self.skipsBlanks = skipsBlanks
    self.isOpen = isOpen
  }

  private mutating func add(_ part: DatePattern.Part, isLast: Bool) {
    let before = known.sorted { $0.value < $1.value }
    known = [:]
    monthNames = [:]
    for (knowledge, state) in before {
      let start = part.isNumeric ? afterBlanks(state) : state
      switch part {
      case .year(_, let isSigned) where isOpen: addAnyYear(isSigned: isSigned, knowledge, start)
      case .year(let width, let isSigned): addYear(width, isSigned: isSigned, knowledge, start)
      case .month(let width):
        addNumbers(1...12, width, start) { [range, isOpen] in isOpen ? knowledge : knowledge.adding(month: $0, range) }
        // A month that is written as a number is read by its name too.
        if reach == .possible { addMonthName(knowledge, start, mayBeginInDigits: false) }
      case .day(let width):
        addNumbers(1...31, width, start) { [range, isOpen] in isOpen ? knowledge : knowledge.adding(day: $0, range) }
      case .number(let numbers, let width):
        // A clock of twelve or of twenty-four hours is read from 0 too.
        let least = reach == .possible ? 0 : numbers.lowerBound
        addNumbers(least...numbers.upperBound, width, start) { _ in knowledge }
      case .digits(let count): addFraction(count, knowledge, start)
      case .monthName:
        // Which month it is is left open: no day is told from others by names.
        let start = afterBlanks(state)
        addNumbers(1...12, 2, start) { _ in knowledge }
        builder.addEmptyEdge(from: addName(startingWith: names.months, start), to: target(knowledge))
      case .words(let kind): addWords(kind, knowledge, start)
      case .other:
        let end = target(knowledge)
        builder.addEmptyEdge(from: start, to: end)
        builder.addEdge(from: end, to: end, on: .all)
      case .literal(let text): addLiteral(text, knowledge, start, isLast: isLast)
      }
    }
  }

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

  /// A state behind any number of some characters.
  private mutating func after(any set: ScalarSet, from state: Int) -> Int {
    let next = builder.addState()
    builder.addEmptyEdge(from: state, to: next)
    builder.addEdge(from: next, to: next, on: set)
    return next
  }

  private mutating func afterBlanks(_ state: Int) -> Int {
    reach == .possible ? after(any: .blanks, from: state) : state
  }

  private mutating func addFraction(_ count: Int, _ knowledge: DateKnowledge, _ state: Int) {
    var last = state
    let end = target(knowledge)
    for _ in 0..<count {
      last = step(from: last, on: allDigits)
      if reach != .written { builder.addEmptyEdge(from: last, to: end) }
    }
    if reach == .possible { builder.addEdge(from: last, to: last, on: allDigits) }
    builder.addEmptyEdge(from: last, to: end)
  }

  /// What stands between the parts, as it is; where other texts may be read too, with blanks as there are, or other marks
  /// in its place, or, behind the last part, only its beginning.
  private mutating func addLiteral(_ text: String, _ knowledge: DateKnowledge, _ state: Int, isLast: Bool) {
    let end = target(knowledge)
    guard reach == .possible else { return builder.addPath(from: state, to: end, spelling: text) }
    var at = afterBlanks(state)
    let marks = step(from: at, on: .separators)
    builder.addEdge(from: marks, to: marks, on: .separators)
    builder.addEmptyEdge(from: marks, to: end)
    for scalar in text.unicodeScalars {
      if isLast { builder.addEmptyEdge(from: at, to: end) }
      let isBlank = ScalarSet.blanks.contains(scalar.value)
      let before = at
      at = step(from: at, on: isBlank ? .blanks : ScalarSet(scalars: [scalar.value]))
      if isBlank { builder.addEdge(from: at, to: at, on: .blanks) }
      if isBlank, skipsBlanks { builder.addEmptyEdge(from: before, to: at) }
    }
    builder.addEmptyEdge(from: at, to: end)
  }

  // MARK: Names

  /// The name of any month.
  private mutating func addMonthName(_ knowledge: DateKnowledge, _ state: Int, mayBeginInDigits: Bool = true) {
    let known = isOpen ? [knowledge] : (1...12).compactMap { [range] in knowledge.adding(month: $0, range) }
    var ends: [Int] = []
    for after in DateKnowledge.widest(known, range) { ends.append(target(after)) }
    if let start = monthNames[ends] { return builder.addEmptyEdge(from: state, to: start) }
    let start = builder.addState()
    monthNames[ends] = start
    builder.addEmptyEdge(from: state, to: start)
    let end = addName(startingWith: names.months, start, mayBeginInDigits: mayBeginInDigits)
    for after in ends { builder.addEmptyEdge(from: end, to: after) }
  }

  /// A name that does not change the day; a half of the day may be missing, and other parts of it may be anything.
  private mutating func addWords(_ kind: Unicode.Scalar, _ knowledge: DateKnowledge, _ state: Int) {
    let start = afterBlanks(state)
    let end = target(knowledge)
    builder.addEmptyEdge(from: addName(startingWith: names[kind], start), to: end)
    if kind != "E" { builder.addEmptyEdge(from: start, to: end) }
  }

  /// Text without digits but for two, as names of some languages have them; gives the state behind it.
  private mutating func addName(startingWith first: ScalarSet, _ state: Int, mayBeginInDigits: Bool = true) -> Int {
    let digits = NumberAlphabet.everyDigit
    let end = builder.addState()
    var last = builder.addState()
    if first == .all, mayBeginInDigits {
      builder.addEmptyEdge(from: state, to: last)
    } else {
      builder.addEdge(from: state, to: last, on: first.intersection(NumberAlphabet.noDigit))
    }
    for count in 0...2 {
      builder.addEdge(from: last, to: last, on: NumberAlphabet.noDigit)
      builder.addEmptyEdge(from: last, to: end)
      if count < 2 { last = step(from: last, on: digits) }
    }
    return end
  }

  /// Numbers of one or two digits, each leading to what is known then.
  private mutating func addNumbers(
    _ numbers: ClosedRange<Int>, _ width: Int, _ state: Int, _ meaning: (Int) -> DateKnowledge?
  ) {
    let widths =
      switch reach {
      case .written: [width]
      case .certain: [1, 2]
      // What stands before a number of one digit are zeros.
      case .possible: [1]
      }
    let start = reach == .possible ? after(any: digits[0], from: state) : state
    var tens: [Int: Int] = [:]
    for number in numbers {
      guard let knowledge = meaning(number) else { continue }
      let end = target(knowledge)
      for width in widths where width == 2 || number <= 9 || widths.count == 1 {
        var from = start
        if width == 2 || number > 9 {
          let first = tens[number / 10] ?? step(from: start, on: digits[number / 10])
          tens[number / 10] = first
          from = first
        }
        builder.addEdge(from: from, to: end, on: digits[number % 10])
      }
    }
  }

  // MARK: Years

  private mutating func addYear(_ width: Int, isSigned: Bool, _ knowledge: DateKnowledge, _ state: Int) {
    switch reach {
    case .written: if width == 2 { addShortYear(knowledge, state) } else { addYears(width == 1, knowledge, state) }
    case .certain:
      if width == 2 { addShortYear(knowledge, state) }
      addYears(false, knowledge, state)
    case .possible:
      if width <= 2, !isSigned { addShortYear(knowledge, state) }
      let behindZeros = after(any: digits[0], from: state)
      addYears(true, knowledge, behindZeros)
      addFarYears(knowledge, state, behindZeros, isSigned: isSigned)
    }
  }

  /// A year of which nothing more is asked.
  private mutating func addAnyYear(isSigned: Bool, _ knowledge: DateKnowledge, _ state: Int) {
    let first = step(from: state, on: allDigits)
    builder.addEdge(from: first, to: first, on: allDigits)
    if isSigned {
      let sign = step(from: state, on: ScalarSet(scalars: [0x2D, 0x2212]))
      builder.addEdge(from: sign, to: first, on: allDigits)
    }
    builder.addEmptyEdge(from: first, to: target(knowledge))
  }

  /// The year 0, those after 9999, and those before 0, which only a signed year has.
  private mutating func addFarYears(_ knowledge: DateKnowledge, _ state: Int, _ behindZeros: Int, isSigned: Bool) {
    if let year = DateKnowledge.Year(0, in: range), let after = knowledge.adding(year, range) {
      builder.addEdge(from: state, to: target(after), on: digits[0])
      builder.addEdge(from: behindZeros, to: target(after), on: digits[0])
    }
    let leap = DateKnowledge.Year(isLeap: true, isFirst: false, isLast: false)
    guard let after = knowledge.adding(leap, range) else { return }
    let end = target(after)
    if range.last == nil {
      var last = behindZeros
      for _ in 0..<5 { last = step(from: last, on: allDigits) }
      builder.addEdge(from: last, to: last, on: allDigits)
      builder.addEmptyEdge(from: last, to: end)
    }
    if isSigned, range.first == nil {
      let first = step(from: step(from: state, on: ScalarSet(scalars: [0x2D, 0x2212])), on: allDigits)
      builder.addEdge(from: first, to: first, on: allDigits)
      builder.addEmptyEdge(from: first, to: end)
    }
  }

  /// Years of four digits, or, where `isShort`, as many as the number needs.
  private mutating func addYears(_ isShort: Bool, _ knowledge: DateKnowledge, _ state: Int) {
    var states: [YearDigits: Int] = [:]
    var waiting: [(YearDigits, Int)] = []
    // A year of fewer digits is one that begins with zeros, which are not written.
    var skipped: YearDigits? = YearDigits(in: range, mindsLeapYears: knowledge.mindsLeapYears)
    for missing in 0...(isShort ? 3 : 0) {
      guard let from = skipped else { break }
      addDigits(isShort ? 1 : 0, from, state, knowledge, &states, &waiting)
      skipped = missing < 3 ? from.followed(by: 0, in: range) : nil
    }
    while let (from, fromState) = waiting.popLast() { addDigits(0, from, fromState, knowledge, &states, &waiting) }
  }

  /// What a digit leads to, from one on.
  private mutating func addDigits(
    _ least: Int, _ from: YearDigits, _ fromState: Int, _ knowledge: DateKnowledge, _ states: inout [YearDigits: Int],
    _ waiting: inout [(YearDigits, Int)]
  ) {
    for digit in least...9 {
      guard let place = from.followed(by: digit, in: range) else { continue }
      if place.count == 4 {
        guard let after = knowledge.adding(place.year, range) else { continue }
        builder.addEdge(from: fromState, to: target(after), on: digits[digit])
        continue
      }
      if states[place] == nil {
        let state = builder.addState()
        states[place] = state
        waiting.append((place, state))
      }
      builder.addEdge(from: fromState, to: states[place] ?? fromState, on: digits[digit])
    }
  }

  /// The last two digits of a year. First digits behind which the same years follow lead to one state.
  private mutating func addShortYear(_ knowledge: DateKnowledge, _ state: Int) {
    guard let shortYears else { return }
    var targets: [[Int]] = []
    for years in shortYears.meanings {
      let known = DateKnowledge.widest(years.compactMap { [range] in knowledge.adding($0, range) }, range)
      var states: [Int] = []
      for after in known { states.append(target(after)) }
      targets.append(states)
    }
    var middles: [[[Int]]: Int] = [:]
    for tens in 0...9 {
      let following = shortYears.numbers[tens * 10...tens * 10 + 9].map { targets[$0] }
      if following.allSatisfy(\.isEmpty) { continue }
      if let middle = middles[following] {
        builder.addEdge(from: state, to: middle, on: digits[tens])
        continue
      }
      let middle = step(from: state, on: digits[tens])
      middles[following] = middle
      for (ones, targets) in following.enumerated() {
        for target in targets { builder.addEdge(from: middle, to: target, on: digits[ones]) }
      }
    }
  }
}
