import FormEditing
import FormModel
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension WorkspaceSymbolRequest: RequestHandler {
  static var whenStale: WhenStale { .answered }

  static func answer(_ params: WorkspaceSymbolParams, _ session: inout Session) throws(ResponseError)
    -> [WorkspaceSymbol]
  {
    let isLazy = session.client.capabilities.workspace.symbol.resolveSupport?.contains("location.range") ?? false
    return ProjectSymbol.all(in: session.workspace.project, matching: params.query).map { symbol in
      WorkspaceSymbol(
        name: symbol.name, kind: SymbolKind(symbol.kind), containerName: symbol.container,
        uri: session.uri(of: symbol.file), range: isLazy ? nil : session.location(symbol.file, symbol.range)?.range,
        data: isLazy
          ? .array([
            .string(symbol.file), .integer(Int64(symbol.range.lowerBound)), .integer(Int64(symbol.range.upperBound)),
          ]) : nil)
    }
  }
}

extension WorkspaceSymbolResolveRequest: RequestHandler {
  static func answer(_ params: WorkspaceSymbol, _ session: inout Session) throws(ResponseError) -> WorkspaceSymbol {
    var symbol = params
    guard case .array(let data)? = symbol.data, data.count == 3, case .string(let file) = data[0],
      case .integer(let start) = data[1], case .integer(let end) = data[2], start <= end
    else { return symbol }
    symbol.range = session.location(file, Int(clamping: start)..<Int(clamping: end))?.range
    return symbol
  }
}
