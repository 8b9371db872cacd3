import JSONText
import LanguageServerProtocol

/// `formdef/preview`: forms of an open document as a page that can be typed into.
enum PreviewRequest: ClientRequest {
  typealias Params = PreviewParams
  typealias Result = PreviewResult?
  static let method = "formdef/preview"
}

/// What is to be drawn.
struct PreviewParams: Sendable {
  /// The document.
  var textDocument: TextDocumentIdentifier
  /// The form; nil for all of them.
  var form: String?
  /// The locale that is shown first.
  var locale: String?
  /// `light` or `dark`.
  var appearance: String?
  /// The control that is edited at first.
  var focus: String?
}

extension PreviewParams: JSONDecodable {
  init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    form = try json.decodeIfPresent("form")
    locale = try json.decodeIfPresent("locale")
    appearance = try json.decodeIfPresent("appearance")
    focus = try json.decodeIfPresent("focus")
  }
}

/// A page.
struct PreviewResult: Sendable {
  /// The version of the document that it is of, as far as the client counts them.
  var version: Int?
  /// The page.
  var html: String
}

extension PreviewResult: JSONEncodable {
  func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.key("version")
      $0.value(version)
      $0.member("html", html)
    }
  }
}

/// `formdef/previewChanged`: a document that was previewed has changed.
enum PreviewChangedNotification: ServerNotification {
  typealias Params = PreviewChangedParams
  static let method = "formdef/previewChanged"
}

/// Which document, and its version.
struct PreviewChangedParams: Sendable {
  /// The document.
  var uri: DocumentURI
  /// Its version, as far as the client counts them.
  var version: Int?
}

extension PreviewChangedParams: JSONEncodable {
  func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      $0.key("version")
      $0.value(version)
    }
  }
}
