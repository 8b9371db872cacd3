import FormSyntax
import Synchronization

/// The tokens of a document that were told last, of which the next ones are made.
final class ToldTokens: Sendable {
  private let last = Mutex<TokenAnswer?>(nil)

  /// The tokens of a version of the document under a new name, and those that were told before; whoever asks meanwhile
  /// waits.
  func next(_ document: Document, _ encoding: PositionEncoding) -> (answer: TokenAnswer, earlier: TokenAnswer?) {
    last.withLock { last in
      let earlier = last
      let number = earlier.flatMap { Int($0.id) } ?? 0
      let table = TokenTable(document, encoding, after: earlier?.table ?? TokenTable())
      let answer = TokenAnswer(id: String(number + 1), table: table)
      last = answer
      return (answer, earlier)
    }
  }
}
