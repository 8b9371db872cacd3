import FormLint
import JSONText
import LanguageServerProtocol

extension ExecuteCommandRequest: DeferredRequestHandler {
  static let title = "Running the command"

  static func begin(_ id: RequestID, _ params: ExecuteCommandParams, _ session: inout Session) {
    do throws(ResponseError) {
      if params.command == GeneratedCommandName.text { return try session.showGeneratedCode(id, params) }
      session.respond(to: id, .response(to: id, result: try run(params, &session)))
    } catch {
      session.respond(to: id, .response(to: id, error: error))
    }
  }

  private static func run(_ params: ExecuteCommandParams, _ session: inout Session) throws(ResponseError) -> LSPAny? {
    if params.command == PreviewCommandName.text { return try session.runPreview(params) }
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
