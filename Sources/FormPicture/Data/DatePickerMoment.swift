import FormModel
import UIKitCatalog
import ValueFormatting

/// What a date picker is set to, as far as the moment that it shows at first depends on it.
struct DatePickerMoment {
  /// Its date, and those that it keeps to.
  private let date, minimum, maximum: DateBound?
  /// The step of its minutes.
  let minuteInterval: Int
  /// The minutes that it counts down.
  let countDownMinutes: Int
  /// The calendar and time zone of its own; nil: those of the form.
  private var calendar: EnumMember?
  private var timeZone: String?

  /// What a picker shows that nothing is set of: the present moment.
  static let unset = DatePickerMoment(date: nil, minimum: nil, maximum: nil, interval: nil, seconds: nil)

  /// Nil for a control that shows no date picker, or one of which nothing of all this is set.
  init?(_ control: ResolvedControl) {
    if let call = control[.inputView]?.value, call.function == .datePicker {
      self.init(
        date: nil, minimum: call.argument(.minimumDate), maximum: call.argument(.maximumDate), interval: nil,
        seconds: nil)
    } else {
      guard control.kind == .datePicker else { return nil }
      func value(_ property: PropertyID) -> Value? { control[property]?.value }
      self.init(
        date: value(.date), minimum: value(.minimumDate), maximum: value(.maximumDate),
        interval: value(.minuteInterval)?.integer,
        seconds: value(.countDownDuration)?.numberText.flatMap(Double.init))
      calendar = value(.pickerCalendar)?.enumMember
      timeZone = value(.pickerTimeZone)?.string
    }
    let isUsual = date == nil && minimum == nil && maximum == nil && minuteInterval == 1 && countDownMinutes == 0
    if isUsual, calendar == nil, timeZone == nil { return nil }
  }

  /// What its dates are written by in a form's locale.
  func context(in form: FormattingContext) -> FormattingContext {
    var context = form
    context.calendar = calendar ?? form.calendar
    context.timeZone = timeZone ?? form.timeZone
    return context
  }

  private init(date: Value?, minimum: Value?, maximum: Value?, interval: Int?, seconds: Double?) {
    self.date = date.flatMap(DateBound.init)
    self.minimum = minimum.flatMap(DateBound.init)
    self.maximum = maximum.flatMap(DateBound.init)
    // Others are the usual one (UIDatePicker.h).
    minuteInterval = interval.flatMap { (1...30).contains($0) && 60 % $0 == 0 ? $0 : nil } ?? 1
    countDownMinutes = seconds.map { Int(min(max($0, 0), 86_399) / 60) } ?? 0
  }

  /// The moment that is shown where it is `now`, both in seconds since 1970: brought between the first and the last one,
  /// and to the minute before that the picker has.
  func shown(_ now: Double, in context: FormattingContext) -> Double {
    let (first, last) = ends(now, in: context)
    var moment = seconds(date, now, in: context) ?? now
    moment = min(max(moment, first ?? moment), last ?? .infinity)
    guard minuteInterval > 1,
      let start = DateFormat().day(secondsSince1970: moment, in: context)?.start(in: context.timeZone)
    else { return moment }
    let step = Double(minuteInterval) * 60
    return start + ((moment - start) / step).rounded(.down) * step
  }

  /// The first and the last day that can be chosen where it is `now`; nil where there is no such end.
  func days(_ now: Double, in context: FormattingContext) -> (first: Day?, last: Day?) {
    let (first, last) = ends(now, in: context)
    let day = { DateFormat().day(secondsSince1970: $0, in: context) }
    return (first.flatMap(day), last.flatMap(day))
  }

  /// The first and the last moment that can be chosen; ends in the wrong order are ignored (UIDatePicker.h).
  private func ends(_ now: Double, in context: FormattingContext) -> (first: Double?, last: Double?) {
    let (first, last) = (seconds(minimum, now, in: context), seconds(maximum, now, in: context))
    return first ?? -.infinity <= last ?? .infinity ? (first, last) : (nil, nil)
  }

  private func seconds(_ bound: DateBound?, _ now: Double, in context: FormattingContext) -> Double? {
    let today = DateFormat().day(secondsSince1970: now, in: context) ?? Day(number: 0)
    return switch bound {
    case .day(let day): day.start(in: context.timeZone)
    case .today(let offset): offset.applied(to: today).start(in: context.timeZone)
    case .now: now
    case nil: nil
    }
  }
}
