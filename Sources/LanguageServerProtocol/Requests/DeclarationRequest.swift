public import JSONText

/// Where what is used at a place is declared: in form definitions, where it is defined.
public enum DeclarationRequest: ClientRequest {
  public typealias Params = TextDocumentPositionParams
  public typealias Result = DefinitionResult?
  public static let method = "textDocument/declaration"
}
