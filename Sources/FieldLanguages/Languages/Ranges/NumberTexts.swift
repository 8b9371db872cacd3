import TextPatterns

/// The numbers of a grammar, to be narrowed to those of a range.
struct NumberTexts: Sendable {
  /// All of them.
  let language: TextLanguage
  /// What they are written with.
  let alphabet: NumberAlphabet
  /// Nil where some characters are of two kinds, or their table would be large.
  private let symbols: SymbolLanguage?

  /// - Parameter language: numbers that are written with an alphabet.
  init(_ language: TextLanguage, _ alphabet: NumberAlphabet) {
    self.language = language
    self.alphabet = alphabet
    symbols = SymbolLanguage(language, over: alphabet.symbols)
  }

  /// About how many bytes they take.
  var size: Int { language.size + (symbols?.size ?? 0) }

  /// Those whose magnitude is in a range.
  func within(_ bounds: MagnitudeBounds) -> TextLanguage {
    if let texts = within(bounds, nil) { return texts }
    let comparisons = [bounds.lowerComparison, bounds.upperComparison].compactMap(\.self)
    return TextLanguage.intersection([language] + comparisons.map { $0.language(alphabet) }).tabled
  }

  /// Those in a range, as magnitudes with each sign, where signs are their own; nil where that would be large.
  func within(_ positive: MagnitudeBounds?, _ negative: MagnitudeBounds?) -> TextLanguage? {
    symbols?.texts(acceptedBy: automaton(positive, negative))
  }

  /// Whether a text is one of those; nil where their table would be large.
  func contains(_ text: String, within positive: MagnitudeBounds?, _ negative: MagnitudeBounds?) -> Bool? {
    symbols?.contains(text, acceptedBy: automaton(positive, negative))
  }

  private func automaton(_ positive: MagnitudeBounds?, _ negative: MagnitudeBounds?) -> SymbolAutomaton {
    RangeAutomaton.symbols(positive: positive, negative: negative, hasExponents: !alphabet.exponents.isEmpty)
  }
}
