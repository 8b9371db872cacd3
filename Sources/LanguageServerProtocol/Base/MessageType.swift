public import JSONText

/// How important a message is.
public enum MessageType: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// Something has failed.
  case error = 1
  /// Something may be wrong.
  case warning = 2
  /// Something to know.
  case info = 3
  /// Something for the log.
  case log = 4
}
