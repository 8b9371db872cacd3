import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension SignatureHelpRequest: BackgroundRequestHandler {
  static let title = "Looking at the call"

  static func work(_ params: TextDocumentPositionParams, _ session: inout Session) throws(ResponseError) -> Work {
    guard let snapshot = session.snapshot(params.textDocument.uri) else { return { nil } }
    let client = session.client
    return {
      let offset = snapshot.file.document.offset(of: params.position, client.encoding)
      guard let help = snapshot.callHelp(at: offset) else { return nil }
      let shown = client.capabilities.textDocument.signatureHelp
      let signature = SignatureInformation(
        label: help.label, documentation: Documentation(Prose(help.summary), shown.documentationFormat),
        parameters: parameters(of: help, asOffsets: shown.labelOffsetSupport))
      return SignatureHelp(signature: signature, activeParameter: help.active.map { UInt32(clamping: $0) })
    }
  }

  private static func parameters(of help: CallHelp, asOffsets: Bool) -> [ParameterInformation] {
    var start = help.name.utf16.count + 1
    return help.parameters.map { parameter in
      let end = start + parameter.label.utf16.count
      defer { start = end + 2 }
      return ParameterInformation(
        label: asOffsets ? .offsets(UInt32(clamping: start), UInt32(clamping: end)) : .text(parameter.label),
        documentation: .plain(parameter.summary + (parameter.isOptional ? "; may be left out" : "")))
    }
  }
}
