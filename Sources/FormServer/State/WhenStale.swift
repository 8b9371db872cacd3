import LanguageServerProtocol

/// What becomes of a request about a text that has changed since.
enum WhenStale {
  /// It is answered all the same: the client can still use it.
  case answered
  /// The client would throw the answer away.
  case contentModified
  /// The client is to ask again.
  case serverCancelled

  /// What is answered in place of the result; nil: the result.
  var error: ResponseError? {
    switch self {
    case .answered: nil
    case .contentModified: .contentModified
    case .serverCancelled: .serverCancelledPull
    }
  }
}
