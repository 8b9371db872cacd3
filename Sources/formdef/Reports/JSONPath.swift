import JSONText
import SystemIO

/// A path as JSON has it: bytes that are no UTF-8 become U+FFFD, as everywhere in JSON.
struct JSONPath: JSONEncodable {
  private let path: String

  /// A path as the system names it.
  init(_ path: String) { self.path = path }

  func encode(to writer: inout JSONWriter) { writer.string(utf8: PathText.bytes(path)) }
}
