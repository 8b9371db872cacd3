import FormGeneration
import LanguageServerProtocol

extension GeneratedCodeRequest: BackgroundRequestHandler {
  static let title = "Generating Swift code"

  static func work(
    _ params: TextDocumentParams, _ session: inout Session
  ) throws(ResponseError) -> Work {
    guard let generation = session.generation(of: params.textDocument.uri) else { return { nil } }
    return {
      GeneratedCodeResult(
        files: generation().map {
          GeneratedCodeResult.File(name: $0.name, text: String(decoding: $0.text, as: UTF8.self))
        })
    }
  }
}
