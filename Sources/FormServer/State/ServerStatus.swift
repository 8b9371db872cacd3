import JSONText
import LanguageServerProtocol

/// `formdef/status`: what the server is and has, for people who report a problem.
enum StatusRequest: ClientRequest {
  typealias Params = NoParams
  typealias Result = ServerStatus
  static let method = "formdef/status"
}

/// The state of the server.
struct ServerStatus: Sendable, JSONEncodable {
  /// What the server says of itself.
  var version: String
  /// Form definitions that are known, those among them that are still to be read.
  var files: Int
  /// Documents that the client has open.
  var openDocuments: Int
  /// Bytes of memory that the process has.
  var memoryBytes: Int
  /// Milliseconds from the last edit's coming to its diagnostics' going; nil before the first.
  var lastEditMilliseconds: Double?

  func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("version", version)
      $0.member("files", files)
      $0.member("openDocuments", openDocuments)
      $0.member("memoryBytes", memoryBytes)
      $0.key("lastEditMilliseconds")
      $0.value(lastEditMilliseconds)
    }
  }
}
