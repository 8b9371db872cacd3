import FormEditing
import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension DocumentColorRequest: BackgroundRequestHandler {
  static let title = "Looking for colors"

  static func work(_ params: TextDocumentParams, _ session: inout Session) throws(ResponseError) -> Work {
    guard let snapshot = session.snapshot(params.textDocument.uri) else { return { [] } }
    let encoding = session.client.encoding
    return {
      var places = ProtocolPlaces(snapshot.file.document, encoding)
      return snapshot.colors().map {
        ColorInformation(range: places.range($0.range), color: LSPColor($0.color))
      }
    }
  }
}

extension ColorPresentationRequest: RequestHandler {
  static func answer(_ params: ColorPresentationParams, _ session: inout Session) throws(ResponseError)
    -> [ColorPresentation]
  {
    var range = params.range
    let color = ColorParts(params.color)
    let texts: [String]
    if let snapshot = session.snapshot(params.textDocument.uri) {
      let encoding = session.client.encoding
      let document = snapshot.file.document
      let bytes = document.range(of: range, encoding)
      var places = ProtocolPlaces(document, encoding)
      range = places.range(bytes)
      texts = snapshot.presentations(of: color, at: bytes.upperBound)
    } else {
      texts = FileSnapshot.presentations(of: color)
    }
    return texts.map {
      ColorPresentation(label: $0, textEdit: TextEdit(range: range, newText: $0))
    }
  }
}

extension LSPColor {
  fileprivate init(_ color: ColorParts) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension ColorParts {
  fileprivate init(_ color: LSPColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
