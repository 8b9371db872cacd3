import FormSyntax
import TextPatterns

/// Asks of one text after the other whether a formatter reads it: each once, and what one of them took to find out is known
/// for the next. For one thread.
final class StoredTest {
  private let stored: StoredTexts
  private let possible: MembershipTest?
  private let certain: MembershipTest?
  private var known: [ExactText: Bool?] = [:]
  private var knownToBeReread: [ExactText: Bool] = [:]

  /// Nothing has been asked yet.
  init(_ stored: StoredTexts) {
    self.stored = stored
    possible = stored.read.map { MembershipTest($0.possible, .possible) }
    certain = stored.read.map { MembershipTest($0.certain, .certain) }
  }

  /// Whether the formatter reads a text in the form's first locale, as `StoredTexts` has it.
  func isStored(_ text: String) -> Bool? {
    let key = ExactText(text)
    if let answer = known[key] { return answer }
    let answer = stored.isStored(
      text, in: .firstLocale, among: { possible?.contains(text) }, certainly: { certain?.contains(text) })
    known[key] = .some(answer)
    return answer
  }

  /// Whether the formatter of the form's first locale reads a text, and writes what it reads so.
  func isReread(_ text: String) -> Bool {
    let key = ExactText(text)
    if let answer = knownToBeReread[key] { return answer }
    let answer = stored.isReread(text)
    knownToBeReread[key] = answer
    return answer
  }
}
