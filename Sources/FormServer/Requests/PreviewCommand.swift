import FormModel
import JSONText
import LanguageServerProtocol
import SystemIO

/// The command that shows a form as it looks.
enum PreviewCommandName {
  /// The command's name, as `workspace/executeCommand` has it.
  static let text = "formdef.preview"

  /// The command for a form; nil for all forms of a document.
  static func command(_ uri: DocumentURI, form: String?) -> Command {
    var argument: [String: LSPAny] = ["uri": .string(uri.text)]
    if let form { argument["form"] = .string(form) }
    return Command(
      title: form.map { "Preview '\($0)'" } ?? "Preview", command: text, arguments: [.object(argument)])
  }
}

extension Session {
  /// Has the client show a page in a browser, or tells where it is.
  mutating func runPreview(_ params: ExecuteCommandParams) throws(ResponseError) -> LSPAny? {
    guard let argument = params.arguments?.first, let uri = argument["uri"]?.string else {
      throw ResponseError(.invalidParams, "'\(params.command)' takes an object with a 'uri'")
    }
    if let error = showPicture(DocumentURI(uri), form: argument["form"]?.string) {
      tell(.error, "The form is not drawn: \(error.reason)")
    }
    return nil
  }

  /// Shows a page that has been written.
  mutating func show(_ file: String) {
    guard client.capabilities.window.showDocument.support else { return tell(.info, "The form is drawn in \(file)") }
    ask(
      ShowDocumentRequest.self,
      ShowDocumentParams(uri: DocumentURI(filePath: file), external: true, takeFocus: false), .picture(file))
  }

  /// Tells the user something.
  mutating func tell(_ type: MessageType, _ message: String) {
    notify(ShowMessageNotification.self, ShowMessageParams(type: type, message: message))
  }
}
