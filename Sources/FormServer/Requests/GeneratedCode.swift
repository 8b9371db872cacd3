import FormGeneration
import LanguageServerProtocol

extension GeneratedCodeRequest: RequestHandler {
  static func answer(_ params: TextDocumentParams, _ session: inout Session) throws(ResponseError)
    -> GeneratedCodeResult?
  {
    session.generatedFiles(params.textDocument.uri).map { files in
      GeneratedCodeResult(
        files: files.map { GeneratedCodeResult.File(name: $0.name, text: String(decoding: $0.text, as: UTF8.self)) })
    }
  }
}
