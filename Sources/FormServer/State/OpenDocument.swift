import LanguageServerProtocol

/// A document that the client has open; its text is the workspace's.
struct OpenDocument: Sendable {
  /// What the client calls it.
  var uri: DocumentURI
  /// The version that the client counts, as far as it does.
  var version: Int?
  /// The tokens that were told last.
  let tokens = ToldTokens()
}
