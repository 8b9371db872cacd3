import FormEditing
import FormModel
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension WorkspaceSymbolRequest: BackgroundRequestHandler {
  static let title = "Looking for symbols"
  static func needsAllFiles(for client: Client) -> Bool { true }

  static var whenStale: WhenStale { .answered }

  static func document(of params: WorkspaceSymbolParams) -> DocumentURI? { nil }

  static func work(_ params: WorkspaceSymbolParams, _ session: inout Session) throws(ResponseError) -> Work {
    let isLazy = session.client.capabilities.workspace.symbol.resolveSupport?.contains("location.range") ?? false
    return { [session] in
      ProjectSymbol.all(in: session.workspace.project, matching: params.query).map { symbol in
        WorkspaceSymbol(
          name: symbol.name, kind: SymbolKind(symbol.kind), containerName: symbol.container,
          uri: session.uri(of: symbol.file), range: isLazy ? nil : session.location(symbol.file, symbol.range)?.range,
          data: isLazy ? .string("\(symbol.range.lowerBound) \(symbol.range.upperBound) \(symbol.file)") : nil)
      }
    }
  }
}

extension WorkspaceSymbolResolveRequest: RequestHandler {
  static func answer(_ params: WorkspaceSymbol, _ session: inout Session) throws(ResponseError) -> WorkspaceSymbol {
    var symbol = params
    guard case .string(let data)? = symbol.data else { return symbol }
    let parts = data.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let start = Int(parts[0]), let end = Int(parts[1]), start <= end else { return symbol }
    symbol.range = session.location(String(parts[2]), start..<end)?.range
    return symbol
  }
}
