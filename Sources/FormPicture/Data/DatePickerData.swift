import FormModel
import JSONText
import UIKitCatalog
import ValueFormatting

/// What a date picker shows in one locale, at one moment.
struct DatePickerData {
  private let now: Double
  private let picker: DatePickerMoment
  private let today: Day
  private let context: FormattingContext

  /// The present moment in seconds since 1970, in the form's time zone and calendar, and what a picker makes of it.
  init(_ present: Double, _ context: FormattingContext, _ picker: DatePickerMoment = .unset) {
    let now = picker.shown(present, in: context)
    self.now = now
    self.picker = picker
    self.context = context
    today = DateFormat().day(secondsSince1970: now, in: context) ?? Day(number: 0)
  }

  /// What the wheels of a mode are made of.
  private static let wheels: [(mode: StaticString, beforeTime: String?, template: String)] = [
    ("date", nil, "yMMMMd"), ("yearAndMonth", nil, "yMMMM"), ("time", nil, "jmm"), ("dateAndTime", "MMMEd", "jmm"),
  ]

  /// Its texts, and for each mode the wheels from left to right, or from right to left where the locale is written so:
  /// of each the rows around the moment, the middle one of which is chosen.
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("date", text(.ofPicker(mode: EnumMember.DatePickerMode.date)))
      $0.member("time", text(.ofPicker(mode: EnumMember.DatePickerMode.time)))
      $0.member("month", text(DateFormat(template: "yMMMM")))
      $0.key("grid")
      writeGrid(&$0)
      $0.key("wheels")
      $0.object { wheels in
        for (mode, beforeTime, template) in Self.wheels {
          wheels.key(mode)
          wheels.array { list in
            if let beforeTime {
              let day = DateFormat(template: beforeTime)
              list.rows { day.text(secondsSince1970: now + Double($0) * 86_400, in: context) }
            }
            columns(template, &list)
          }
        }
        wheels.key("countDownTimer")
        wheels.array { list in
          let (hours, rest) = picker.countDownMinutes.quotientAndRemainder(dividingBy: 60)
          let step = picker.minuteInterval
          // There is no way to count no time at all.
          let minutes = hours == 0 && rest < step ? step : rest / step * step
          list.rows { (0..<24).contains(hours + $0) ? number(hours + $0) : nil }
          list.rows { (0..<60).contains(minutes + $0 * step) ? number(minutes + $0 * step) : nil }
        }
      }
    }
  }

  /// The days of the month as a calendar has them: its weekdays from the first of the locale's week on, how many days of
  /// the month before stand in its first week, its days, and which of them is chosen.
  private func writeGrid(_ json: inout JSONWriter) {
    let first = context.firstOfMonth(of: today)
    let count = min(max(context.firstOfMonth(of: today, months: 1).number - first.number, 1), 40)
    let days = (0..<count).map { text(of: first.adding(days: $0), "d") ?? "" }
    let allowed = picker.days(now, in: context)
    let firstWeekday = context.firstWeekday
    // The first day of 1970 was a Thursday, the fifth of a week that begins on Sunday.
    let weekday = { (day: Day) in ((day.number + 4) % 7 + 7) % 7 + 1 }
    let blanks = (weekday(first) - firstWeekday + 7) % 7
    json.object {
      $0.key("weekdays")
      $0.array { list in
        for place in 0..<7 { list.string(text(of: first.adding(days: place - blanks), "EEE") ?? "") }
      }
      $0.member("blanks", blanks)
      $0.key("days")
      $0.array { list in for day in days { list.string(day) } }
      $0.member("chosen", today.number - first.number)
      // The days that cannot be chosen stand outside of these.
      if let day = allowed.first, day > first { $0.member("from", day.number - first.number) }
      if let day = allowed.last, day < first.adding(days: count - 1) { $0.member("to", day.number - first.number) }
    }
  }

  private func text(_ format: DateFormat) -> String? { format.text(secondsSince1970: now, in: context) }

  /// The digits of the locale.
  private func number(_ value: Int) -> String {
    NumberFormat().text(of: "\(value)", in: context) ?? "\(value)"
  }

  /// One column for each part of a date or time, in the order in which the locale writes them.
  private func columns(_ template: String, _ json: inout JSONWriter) {
    let pattern = DatePatternText(DateFormat(template: template).pattern(in: context) ?? "")
    for (index, part) in pattern.parts.enumerated() where part.kind == .field {
      let letters = pattern.text(part.range)
      let unit = pattern.unit(behind: index)
      switch part.letter {
      case UInt8(ascii: "y"), UInt8(ascii: "u"), UInt8(ascii: "r"):
        // The years of an emperor are told with his era.
        let era = index > 0 && pattern.parts[index - 1].letter == UInt8(ascii: "G") ? "G" : ""
        json.rows { text(of: context.firstOfMonth(of: today, years: $0), era + "y" + unit) }
      case UInt8(ascii: "M"), UInt8(ascii: "L"):
        let month = (letters.count > 2 ? "LLLL" : "L") + unit
        json.rows { text(of: context.firstOfMonth(of: today, months: $0), month) }
      case UInt8(ascii: "d"): json.rows { text(of: today.adding(days: $0), "d" + unit) }
      case UInt8(ascii: "H"), UInt8(ascii: "h"), UInt8(ascii: "K"), UInt8(ascii: "k"):
        json.rows { text(after: $0 * 3_600, letters) }
      case UInt8(ascii: "m"): json.rows { text(after: $0 * 60 * picker.minuteInterval, "mm") }
      case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "B"):
        let isMorning = text(after: 0, "H").flatMap { $0.wholeNumber }.map { $0 < 12 } ?? true
        json.rows { abs($0) > 1 || $0 == (isMorning ? -1 : 1) ? nil : text(after: $0 * 43_200, "a") }
      default: break
      }
    }
  }

  private func text(of day: Day, _ pattern: String) -> String? {
    DateFormat(format: pattern).text(of: day, in: context)
  }

  private func text(after seconds: Int, _ pattern: String) -> String? {
    DateFormat(format: pattern).text(secondsSince1970: now + Double(seconds), in: context)
  }
}

extension DatePatternText {
  /// The word that stands right behind a part, as Chinese has one behind each number of a date, quoted.
  fileprivate func unit(behind index: Int) -> String {
    guard index + 1 < parts.count, parts[index + 1].kind != .field else { return "" }
    let word = literal(parts[index + 1]).prefix { $0.isLetter }
    return word.isEmpty ? "" : "'\(word)'"
  }
}

extension String {
  /// The number that digits of any script write.
  fileprivate var wholeNumber: Int? {
    reduce(0) { number, digit in number.flatMap { value in digit.wholeNumberValue.map { value * 10 + $0 } } }
  }
}

extension JSONWriter {
  /// The rows of a wheel, from two before the chosen one to two behind it.
  fileprivate mutating func rows(_ text: (Int) -> String?) {
    array { rows in for offset in -2...2 { rows.string(text(offset) ?? "") } }
  }
}

extension DateFormat {
  /// A format that says one thing.
  fileprivate init(
    style: EnumMember? = nil, time: EnumMember? = nil, template: String? = nil, format: String? = nil
  ) {
    self.init()
    self.style = style
    self.time = time
    self.template = template
    self.format = format
  }
}
