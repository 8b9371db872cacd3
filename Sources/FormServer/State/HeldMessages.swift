import LanguageServerProtocol

/// What the messages are about that wait for something other than their turn.
struct HeldMessages {
  /// The paths of the documents that they are about.
  private(set) var paths: Set<String> = []
  /// Whether one of them may change what others are told of any document.
  private(set) var changesAll = false
  /// Whether none waits.
  private(set) var isEmpty = true

  /// Adds a message.
  ///
  /// - Parameter path: the document that it is about, as far as it is about one.
  mutating func add(_ message: IncomingMessage, about path: String?) {
    isEmpty = false
    if let path {
      paths.insert(path)
    } else if case .notification = message {
      changesAll = true
    }
  }
}
