import FormSyntax

/// Messages that are the same in many chunks, each kept once: a file of garbage has them by the hundred thousand.
///
/// For one thread.
final class SharedTexts {
  private var known: Set<ExactText> = []
  private var last = ExactText("")
  private var lastError: WordedError?
  /// So many different ones are kept.
  private static let limit = 1_000

  /// A text, in the memory of an equal one where there is one.
  func shared(_ text: String) -> String {
    let text = ExactText(text)
    if text != last { last = kept(text) }
    return last.text
  }

  /// What is said of a mistake.
  func message(of error: SyntaxError, in chunk: Chunk) -> String {
    if let lastError, lastError.isSaid(of: error, in: chunk) { return lastError.message }
    let worded = WordedError(error, in: chunk)
    lastError = worded
    return worded.message
  }

  private func kept(_ text: ExactText) -> ExactText {
    if known.count < SharedTexts.limit { return known.insert(text).memberAfterInsert }
    return known.firstIndex(of: text).map { known[$0] } ?? text
  }
}
