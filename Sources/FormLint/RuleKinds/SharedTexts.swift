/// Messages that are the same in many chunks, each kept once: a file of garbage has them by the hundred thousand.
///
/// For one thread.
final class SharedTexts {
  private var known: Set<String> = []
  /// So many different ones are kept.
  private static let limit = 1_000

  /// A text, in the memory of an equal one where there is one.
  func shared(_ text: String) -> String {
    if known.count < SharedTexts.limit { return known.insert(text).memberAfterInsert }
    return known.firstIndex(of: text).map { known[$0] } ?? text
  }
}
