import FormLint
import JSONText
import LanguageServerProtocol

extension ExecuteCommandRequest: RequestHandler {
  static var whenStale: WhenStale { .answered }

  static func answer(_ params: ExecuteCommandParams, _ session: inout Session) throws(ResponseError) -> LSPAny? {
    if params.command == PreviewCommandName.text { return try session.runPreview(params) }
    if params.command == GeneratedCommandName.text { return try session.showGeneratedCode(params) }
    guard params.command == Command.explain else {
      throw ResponseError(.invalidParams, "there is no command '\(params.command)'")
    }
    guard let code = params.arguments?.first?.string, let rule = LintRuleRegistry.known(code) else {
      throw ResponseError(.invalidParams, "'\(Command.explain)' takes the code of a finding")
    }
    let address = params.arguments?.dropFirst().first?.string
    if let address, session.client.capabilities.window.showDocument.support {
      session.ask(
        ShowDocumentRequest.self, ShowDocumentParams(uri: DocumentURI(address), external: true), .page)
    } else {
      session.notify(ShowMessageNotification.self, ShowMessageParams(type: .info, message: rule.page))
    }
    return nil
  }
}

extension Command {
  /// The command that shows what there is to know of a rule.
  static let explain = "formdef.explain"

  /// Shows the page of a rule.
  ///
  /// - Parameter address: where the page is served; nil where that is not known.
  static func explain(_ code: String, at address: String?) -> Command {
    Command(
      title: "Explain '\(code)'", command: explain,
      arguments: [.string(code)] + (address.map { [.string($0)] } ?? []))
  }
}
