/// What the messages are about that wait for something other than their turn.
struct HeldMessages {
  /// The paths of the documents that they are about.
  private(set) var paths: Set<String> = []
  /// Whether none waits.
  private(set) var isEmpty = true

  /// Adds a message.
  ///
  /// - Parameter path: the document that it is about; nil: it waits for the others.
  mutating func add(about path: String?) {
    isEmpty = false
    if let path { paths.insert(path) }
  }
}
