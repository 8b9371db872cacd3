import JSONText
import LanguageServerProtocol
import SystemIO

/// The command that shows the code of a document's forms.
enum GeneratedCommandName {
  /// The command's name, as `workspace/executeCommand` has it.
  static let text = "formdef.generated"

  /// The command with the document's address as its argument.
  static func command(_ uri: DocumentURI) -> Command {
    Command(title: "Show Swift Code", command: text, arguments: [.object(["uri": .string(uri.text)])])
  }
}

extension Session {
  /// Has the client show the code: as documents whose texts the server has, else as files.
  mutating func showGeneratedCode(_ id: RequestID, _ params: ExecuteCommandParams) throws(ResponseError) {
    guard let argument = params.arguments?.first, let uri = argument["uri"]?.string.map({ DocumentURI($0) }) else {
      throw ResponseError(.invalidParams, "'\(params.command)' takes an object with a 'uri'")
    }
    if client.capabilities.workspace.textDocumentContent != nil, client.capabilities.window.showDocument.support {
      code.documents.insert(client.path(of: uri))
      for address in GeneratedAddress.all(uri) { show(address.uri, address.uri.text) }
      return respond(to: id, .response(to: id, result: LSPAny?.none))
    }
    let write = writingGeneratedCode(uri)
    let answer = BackgroundAnswer(id, path: client.path(of: uri), whenStale: .answered) {
      let written = write()
      return (.response(to: id, result: LSPAny?.none), .showCode(written))
    }
    begin(answer)
  }

  /// Shows code that was written, or tells why there is none.
  mutating func show(_ written: Result<[String], FileError>) {
    switch written {
    case .failure(let error): tell(.error, "There is no code: \(error.reason)")
    case .success(let files): for file in files { show(DocumentURI(filePath: file), file) }
    }
  }

  private mutating func show(_ uri: DocumentURI, _ place: String) {
    guard client.capabilities.window.showDocument.support else { return tell(.info, "The code is in \(place)") }
    ask(ShowDocumentRequest.self, ShowDocumentParams(uri: uri, external: false, takeFocus: false), .code(place))
  }
}
