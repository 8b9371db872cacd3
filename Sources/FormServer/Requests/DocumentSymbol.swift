import FormEditing
import FormModel
import FormSyntax
import LanguageServerProtocol

extension DocumentSymbolRequest: BackgroundRequestHandler {
  static let title = "Listing symbols"

  static func work(_ params: TextDocumentParams, _ session: inout Session) throws(ResponseError) -> Work {
    let uri = params.textDocument.uri
    guard let snapshot = session.snapshot(uri) else { return { nil } }
    let client = session.client
    return {
      let symbols = snapshot.symbols()
      if client.capabilities.textDocument.documentSymbol.hierarchicalDocumentSymbolSupport {
        let parts = symbols.indices.parts(atLeast: 10)
        let nodes = mapConcurrently(parts.count) { part in
          var places = ProtocolPlaces(snapshot.file.document, client.encoding)
          return symbols[parts[part]].map { DocumentSymbol($0, &places) }
        }
        return .tree(nodes.flattened())
      }
      var places = ProtocolPlaces(snapshot.file.document, client.encoding)
      var list: [SymbolInformation] = []
      for symbol in symbols { SymbolInformation.add(symbol, in: nil, uri, &places, to: &list) }
      return .list(list)
    }
  }
}

extension DocumentSymbol {
  fileprivate init(_ symbol: SymbolNode, _ places: inout ProtocolPlaces) {
    let range = places.range(symbol.range)
    let selection = places.range(symbol.selectionRange)
    var children: [DocumentSymbol] = []
    for child in symbol.children { children.append(DocumentSymbol(child, &places)) }
    self.init(
      name: symbol.name, detail: symbol.detail.isEmpty ? nil : symbol.detail, kind: SymbolKind(symbol.kind),
      range: range, selectionRange: selection, children: children.isEmpty ? nil : children)
  }
}

extension SymbolInformation {
  fileprivate static func add(
    _ symbol: SymbolNode, in container: String?, _ uri: DocumentURI, _ places: inout ProtocolPlaces,
    to list: inout [SymbolInformation]
  ) {
    list.append(
      SymbolInformation(
        name: symbol.name, kind: SymbolKind(symbol.kind),
        location: Location(uri: uri, range: places.range(symbol.range)),
        containerName: container))
    for child in symbol.children { add(child, in: symbol.name, uri, &places, to: &list) }
  }
}

extension SymbolKind {
  /// The kind under which editors show what is declared.
  init(_ kind: SymbolNode.Kind) {
    self =
      switch kind {
      case .form: .class
      case .section: .namespace
      case .control: .field
      case .preset: .struct
      case .tags: .enum
      case .tagCase: .enumMember
      }
  }
}
