import FormModel
import ValueFormatting

extension DateFormat {
  /// The days and times of day that are tried, to see whether a text is written for one of them.
  struct Trial {
    fileprivate var years: [Int] = []
    fileprivate var days: [Int] = []
    fileprivate var times: [Int] = []

    /// What it takes to write each of them, about.
    var steps: Int { years.count * days.count * 12 * times.count * 60 }
  }

  /// What is to be tried of a text: days and times whose numbers stand in it.
  func trial(of text: String) -> Trial {
    guard text.utf8.count <= 80 else { return Trial() }
    let numbers = text.split { !($0.isASCII && $0.isNumber) }.prefix(7).compactMap { Int($0) }
    return Trial(
      years: DateFormat.years(numbers), days: DateFormat.days(numbers), times: DateFormat.times(numbers))
  }

  /// Whether it writes a text for some day and time of day that are tried, and reads it so.
  func writes(_ text: String, _ trial: Trial, in context: FormattingContext) -> Bool {
    for year in trial.years {
      for day in trial.days {
        for month in 1...12 where day <= Day.count(month, Day.isLeap(year) ? 2_000 : 2_001) {
          let date = Day(year: year, month: month, day: day)
          if trial.times.contains(where: { self.text(of: date, minute: $0, in: context) == text }) {
            return rereads(text, in: context)
          }
        }
      }
    }
    return false
  }

  /// The years that some numbers may stand for; one of its own where none may.
  private static func years(_ numbers: [Int]) -> [Int] {
    let whole = numbers.filter { (1_000...9_999).contains($0) }
    let short = numbers.filter { $0 < 100 }.prefix(3).flatMap { [2_000 + $0, 1_900 + $0] }
    return whole.isEmpty ? short + [2_026] : Array(whole.prefix(2))
  }

  /// The days of the month that some numbers may stand for, and one of its own.
  private static func days(_ numbers: [Int]) -> [Int] {
    Array(numbers.filter { (1...31).contains($0) }.prefix(3)) + [20]
  }

  /// Times of day, in minutes, that two of some numbers may stand for, on clocks of twelve hours too; noon.
  private static func times(_ numbers: [Int]) -> [Int] {
    guard numbers.count >= 2 else { return [720] }
    let (hour, minute) = (numbers[numbers.count - 2], numbers[numbers.count - 1])
    guard hour < 24, minute < 60 else { return [720] }
    return [720, hour * 60 + minute, (hour + 12) % 24 * 60 + minute]
  }
}
