public import JSONText

/// How important a message to the user or for the log is.
public enum MessageType: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// An error.
  case error = 1
  /// A warning.
  case warning = 2
  /// Information.
  case info = 3
  /// A line for the log.
  case log = 4
}
