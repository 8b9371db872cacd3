public import FormModel
import TextPatterns
public import ValueFormatting

/// How formatters write, for lint rules that hold it against something: to make a formatter of Foundation's takes far
/// longer than to look at a control, so each answer counts once for a file.
///
/// All answers are nil where nothing is known, and where the present field cannot pay.
public enum FormatAnswers {
  /// What is asked of a formatter.
  private enum Question: Hashable {
    case pattern(DateFormat, FormattingContext)
    case day(Day, DateFormat, FormattingContext)
    case number(String, NumberFormat, FormattingContext)
  }

  private struct ShapeQuestion: Hashable {
    var format: NumberFormat
    var context: FormattingContext
  }

  private static let texts = MeasuredTable<Question, String?>(limit: 1 << 12, of: 0)
  private static let shapes = MeasuredTable<ShapeQuestion, NumberShape?>(limit: 1 << 12, of: 0)

  /// What it takes to make a formatter and to write by it; more where the locale has to put fields in order.
  private static let stepsOfFormatter = 8_000
  private static let stepsOfTemplate = 30_000
  /// The same where several numbers are written to see what stands around them.
  private static let stepsOfPattern = 16_000

  /// The pattern that dates are written by.
  public static func pattern(_ format: DateFormat, in context: FormattingContext) -> String? {
    let steps = format.template == nil ? stepsOfFormatter : stepsOfTemplate
    return answer(.pattern(format, context), steps) { format.pattern(in: context) }
  }

  /// How a day is written, at noon.
  public static func text(of day: Day, _ format: DateFormat, in context: FormattingContext) -> String? {
    answer(.day(day, format, context), stepsOfFormatter) { format.text(of: day, in: context) }
  }

  /// How a number is written, given as decimal digits with a point.
  public static func text(of number: String, _ format: NumberFormat, in context: FormattingContext) -> String? {
    answer(.number(number, format, context), stepsOfFormatter) { format.text(of: number, in: context) }
  }

  /// The symbols that numbers are written with.
  public static func shape(_ format: NumberFormat, in context: FormattingContext) -> NumberShape? {
    let steps = format.format == nil ? stepsOfFormatter : stepsOfPattern
    guard FieldMeter.canPay(steps) else { return nil }
    return shapes.value(ShapeQuestion(format: format, context: context)) {
      StepPool.current?.take(steps)
      return format.shape(in: context) ?? format.patternShape(in: context)
    }
  }

  private static func answer(_ question: Question, _ steps: Int, _ ask: () -> String?) -> String? {
    guard FieldMeter.canPay(steps) else { return nil }
    return texts.value(question) {
      StepPool.current?.take(steps)
      return ask()
    }
  }
}
