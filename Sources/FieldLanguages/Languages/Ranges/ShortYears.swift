import FormModel

/// What the last two digits of a year mean.
struct ShortYears {
  /// For each number of two digits the place in `meanings` of what it may mean.
  private(set) var numbers = Array(repeating: 0, count: 100)
  /// What matters of the years that some numbers may mean; most numbers may mean the same.
  private(set) var meanings: [[DateKnowledge.Year]] = []

  /// - Parameter years: those that are meant where they are in the range.
  init(_ years: ClosedRange<Int>, in range: DayRange) {
    var found = [[DateKnowledge.Year]](repeating: [], count: numbers.count)
    let first = max(years.lowerBound, range.first?.year ?? years.lowerBound)
    let last = min(years.upperBound, range.last?.year ?? years.upperBound)
    if first <= last {
      // Between the first and the last one all comes again after four centuries.
      for year in Array(first...min(last, first + 400)) + [last] {
        guard let meaning = DateKnowledge.Year(year, in: range), !found[year % 100].contains(meaning) else { continue }
        found[year % 100].append(meaning)
      }
    }
    for (number, meaning) in found.enumerated() {
      let place = meanings.firstIndex(of: meaning)
      numbers[number] = place ?? meanings.count
      if place == nil { meanings.append(meaning) }
    }
  }
}
