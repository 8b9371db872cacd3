import FormModel
import ValueFormatting

extension DateFormat {
  /// Whether it writes a text for some day and time of day whose numbers stand in the text: what it writes it reads.
  func writes(_ text: String, in context: FormattingContext) -> Bool {
    let numbers = text.split { !($0.isASCII && $0.isNumber) }.prefix(7).compactMap { Int($0) }
    guard text.utf8.count <= 80 else { return false }
    let years =
      numbers.filter { (1_000...9_999).contains($0) }
      + numbers.filter { $0 < 100 }.flatMap { [2_000 + $0, 1_900 + $0] }
    let days = numbers.filter { (1...31).contains($0) }
    for year in years.prefix(6) {
      for day in days.prefix(4) {
        for month in 1...12 where day <= Day.count(month, Day.isLeap(year) ? 2_000 : 2_001) {
          let date = Day(year: year, month: month, day: day)
          guard let noon = self.text(of: date, in: context) else { return false }
          if noon == text || times(numbers).contains(where: { self.text(of: date, minute: $0, in: context) == text }) {
            return true
          }
        }
      }
    }
    return false
  }

  /// Times of day, in minutes, that two of some numbers may stand for, on clocks of twelve hours too.
  private func times(_ numbers: [Int]) -> [Int] {
    guard time != nil || format != nil || template != nil, numbers.count > 3 else { return [] }
    let (hour, minute) = (numbers[numbers.count - 2], numbers[numbers.count - 1])
    guard hour < 24, minute < 60 else { return [] }
    return [hour * 60 + minute, (hour + 12) % 24 * 60 + minute]
  }
}
