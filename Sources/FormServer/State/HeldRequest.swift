import JSONText
import LanguageServerProtocol

/// A request whose answer needs all forms of the client's folders, while these are still being searched, or a large one is being read.
struct HeldRequest: Sendable {
  /// The request.
  let id: RequestID
  /// Its method.
  let method: String
  /// Its parameters, which have been read once and are as they should be.
  let params: JSONValue?
  /// The path of the document that it is about; nil: it is about all.
  let path: String?
  /// What is answered where the document changes before the search has ended.
  let whenStale: WhenStale
}
