import FormModel
import TextPatterns
import ValueFormatting

/// Texts that stand for numbers in a range or outside of it where it depends on the system which texts a formatter reads:
/// each is written for the number that is read in it, so that whoever reads it at all reads this number.
struct WrittenNumbers {
  /// What writes the numbers.
  let format: NumberFormat
  /// The range.
  let bounds: NumberBounds
  /// The locales of the form.
  let contexts: [FormattingContext]

  /// Whether the form's first locale reads a number of the range in a text.
  func isInside(_ text: String) -> Bool {
    contexts.first.flatMap { number(in: text, $0) }.map(bounds.contains) ?? false
  }

  /// Whether it is certain that no locale reads a number of the range in a text.
  func isOutside(_ text: String) -> Bool {
    !contexts.isEmpty
      && contexts.allSatisfy { context in number(in: text, context).map { !bounds.contains($0) } ?? false }
  }

  /// What it takes to read a text, and to write what was read.
  private static let stepsToRead = 100

  private func number(in text: String, _ context: FormattingContext) -> DecimalNumber? {
    StepPool.current?.take(WrittenNumbers.stepsToRead)
    return RereadTexts.number(in: text, format, context).flatMap { DecimalNumber($0) }
  }
}
