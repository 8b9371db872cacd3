/// A mistake with what was said of it: a file of garbage has the same by the hundred thousand.
public struct WordedError: Sendable {
  private let error: SyntaxError
  private let found: [UInt8]
  /// What was said.
  public let message: String

  /// Puts a mistake of a chunk in words.
  public init(_ error: SyntaxError, in chunk: Chunk) {
    self.error = error
    found = chunk.withBytes { Array($0[error.foundRange.clamped(to: 0..<$0.count)]) }
    message = chunk.message(of: error)
  }

  /// Whether the same is to be said of another mistake.
  public func isSaid(of other: SyntaxError, in chunk: Chunk) -> Bool {
    guard error.problem == other.problem, error.foundNext == other.foundNext, error.atEndOfFile == other.atEndOfFile
    else { return false }
    return chunk.withBytes { found.elementsEqual($0[other.foundRange.clamped(to: 0..<$0.count)]) }
  }
}
