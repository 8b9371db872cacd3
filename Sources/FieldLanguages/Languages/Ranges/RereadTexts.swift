import FormSyntax
import ValueFormatting

/// What formatters read in texts that they write so for that value, and in what is left of such: most fields with a
/// formatter ask it of the same texts, and each takes it longer than to look at one.
enum RereadTexts {
  private struct Question<Format: Hashable & Sendable>: Hashable, Sendable {
    var text: ExactText
    var format: Format
    var context: FormattingContext
  }

  private static let moments = BoundedTable<Question<DateFormat>, Double?>(limit: 1 << 14)
  private static let numbers = BoundedTable<Question<NumberFormat>, String?>(limit: 1 << 14)

  private struct Loss: Hashable, Sendable {
    var left: ExactText
    var written: ExactText
    var format: NumberFormat
    var context: FormattingContext
  }

  private static let losses = BoundedTable<Loss, Bool>(limit: 1 << 12)

  /// The moment, in seconds since 1970; nil where it reads none.
  static func moment(in text: String, _ format: DateFormat, _ context: FormattingContext) -> Double? {
    moments.value(Question(text: ExactText(text), format: format, context: context)) {
      format.reread(text, in: context)
    }
  }

  /// The number, as decimal digits with a point; nil where it reads none.
  static func number(in text: String, _ format: NumberFormat, _ context: FormattingContext) -> String? {
    numbers.value(Question(text: ExactText(text), format: format, context: context)) {
      format.reread(text, in: context)
    }
  }

  /// Whether it is certain that what is left of a number as it is written is not read.
  static func loses(_ left: String, of written: String, _ format: NumberFormat, _ context: FormattingContext) -> Bool {
    losses.value(Loss(left: ExactText(left), written: ExactText(written), format: format, context: context)) {
      format.loses(left, of: written, in: context)
    }
  }
}
