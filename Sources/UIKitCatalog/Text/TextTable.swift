import Synchronization

/// What was found out about texts, for all threads: the fields of an app have few different ones of a kind, and much is
/// asked of each. A table that is full forgets all.
public final class TextTable<Value: Sendable>: Sendable {
  private let most: Int
  private let longest: Int
  /// By their bytes: to `String` two spellings of a letter are one.
  private let known = Mutex<[[UInt8]: Value]>([:])

  /// - Parameters:
  ///   - most: how many answers are kept.
  ///   - longest: the bytes of the longest text of which one is kept.
  public init(most: Int, longest: Int) {
    self.most = most
    self.longest = longest
  }

  /// What is known of a text, found out where it is not; two threads may find out the same.
  public func value(_ text: String, _ find: () -> Value) -> Value {
    guard text.utf8.count <= longest else { return find() }
    let bytes = Array(text.utf8)
    if let value = known.withLock({ $0[bytes] }) { return value }
    let value = find()
    known.withLock { known in
      if known.count >= most { known = [:] }
      known[bytes] = value
    }
    return value
  }
}
