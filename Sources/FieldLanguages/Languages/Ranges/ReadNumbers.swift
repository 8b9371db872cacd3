import TextPatterns
import ValueFormatting

/// Whether a formatter reads numbers of a range in some texts, in one locale. For few texts no automaton is made where it
/// writes no more than a sign around the digits.
struct ReadNumbers {
  private let range: NumberRange
  private let shape: NumberShape?
  private let texts: ReadTexts?

  init(_ format: NumberFormat, _ bounds: NumberBounds, in context: FormattingContext) {
    range = NumberRange(bounds: bounds)
    shape = format.shape(in: context)
    texts = shape == nil ? ReadTexts(format, bounds, in: [context]) : nil
  }

  /// Whether some formatter may read one in a text; nil where that is not known.
  func mayBe(in text: String) -> Bool? {
    if let shape { return range.mayBeRead(in: text, shape) }
    return texts?.possible.contains(text).value
  }

  /// Whether every formatter reads one in a text; nil where that is not known.
  func areCertainly(in text: String) -> Bool? {
    if let shape { return range.isCertainlyRead(in: text, shape) }
    return texts?.certain.contains(text).value
  }

  /// The numbers as the formatter writes them; nil where nothing is known of what it reads.
  var written: TextLanguage? { shape.map(range.written) ?? texts?.written }
}
