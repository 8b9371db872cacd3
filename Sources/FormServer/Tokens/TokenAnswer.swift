/// The tokens of a document as they were answered last.
struct TokenAnswer: Sendable {
  /// What the client names them by.
  var id: String
  /// The tokens themselves.
  var table: TokenTable
}
