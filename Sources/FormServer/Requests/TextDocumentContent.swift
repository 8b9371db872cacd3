import FormEditing
import FormModel
import LanguageServerProtocol

extension TextDocumentContentRequest: BackgroundRequestHandler {
  static let title = "Making the text"

  /// What the scheme of tables is; the rest names the document whose texts they show.
  static let scheme = "formdef-preview"
  /// The client asks again where the text changes.
  static let whenStale = WhenStale.answered

  static func document(of params: TextDocumentContentParams) -> DocumentURI? { source(of: params.uri) }

  static func work(
    _ params: TextDocumentContentParams, _ session: inout Session
  ) throws(ResponseError) -> Work {
    if let code = session.generatedText(params.uri) { return { TextDocumentContentResult(text: code()) } }
    guard let snapshot = session.snapshot(source(of: params.uri)) else {
      return { TextDocumentContentResult(text: "") }
    }
    return {
      let (clock, translations) = (snapshot.preview.clock, snapshot.preview.translations)
      let rows = ResolvedForm.forms(of: snapshot.file, snapshot.scope).flatMap {
        FormPreview($0, clock, translations).rows
      }
      return TextDocumentContentResult(text: rows.markdown)
    }
  }

  /// The document that a text is about: `formdef-preview:/forms/Person.formdef` and
  /// `formdef-preview:file:///forms/Person.formdef` are of one, and so is generated code.
  static func source(of uri: DocumentURI) -> DocumentURI {
    if let address = GeneratedAddress(uri) { return address.source }
    guard uri.text.hasPrefix("\(scheme):") else { return uri }
    let rest = uri.text.dropFirst(scheme.utf8.count + 1)
    if rest.hasPrefix("//") { return DocumentURI("file:\(rest)") }
    return DocumentURI(rest.hasPrefix("/") ? "file://\(rest)" : String(rest))
  }
}
