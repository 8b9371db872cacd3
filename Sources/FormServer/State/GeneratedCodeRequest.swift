import JSONText
import LanguageServerProtocol

/// `formdef/generatedCode`: the Swift code of a document's forms.
enum GeneratedCodeRequest: ClientRequest {
  typealias Params = TextDocumentParams
  typealias Result = GeneratedCodeResult?
  static let method = "formdef/generatedCode"
}

/// The code of all forms of a document.
struct GeneratedCodeResult: Sendable {
  /// What needs Foundation only, and what needs UIKit.
  var files: [File]

  /// One file of it.
  struct File: Sendable {
    /// `Person.formdef.swift`.
    var name: String
    /// All of it.
    var text: String
  }
}

extension GeneratedCodeResult: JSONEncodable {
  func encode(to writer: inout JSONWriter) { writer.object { $0.member("files", files) } }
}

extension GeneratedCodeResult.File: JSONEncodable {
  func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", name)
      $0.member("text", text)
    }
  }
}
