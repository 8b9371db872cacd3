/// Days as the calendar counts them that `Calendar(identifier: .gregorian)` and `DateFormatter` have: before 1582-10-15
/// it is the Julian one.
extension Day {
  /// Days since 1970-01-01 of the day that has this name in that calendar. The ten names that were left out in 1582 go on
  /// with the Julian calendar.
  public var calendarNumber: Int {
    self < Day.firstGregorian
      ? julianNumber - Day.firstGregorianAsJulian.julianNumber + Day.firstGregorian.number : number
  }

  /// The day whose `calendarNumber` is a number; never one of the names that were left out.
  public init(calendarNumber number: Int) {
    let isJulian = number < Day.firstGregorian.number
    self =
      isJulian
      ? Day(julianNumber: number - Day.firstGregorian.number + Day.firstGregorianAsJulian.julianNumber)
      : Day(number: number)
  }

  private static let firstGregorian = Day(year: 1582, month: 10, day: 15)
  private static let firstGregorianAsJulian = Day(year: 1582, month: 10, day: 5)

  /// Days since March 1 of the year 0, both of the Julian calendar: years that begin in March, four to a cycle.
  private var julianNumber: Int {
    let shifted = month <= 2 ? year - 1 : year
    let cycle = (shifted >= 0 ? shifted : shifted - 3) / 4
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return cycle * 1_461 + (shifted - cycle * 4) * 365 + dayOfYear
  }

  private init(julianNumber number: Int) {
    let cycle = (number >= 0 ? number : number - 1_460) / 1_461
    let dayOfCycle = number - cycle * 1_461
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460) / 365
    let dayOfYear = dayOfCycle - yearOfCycle * 365
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
    self.init(
      year: cycle * 4 + yearOfCycle + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}
