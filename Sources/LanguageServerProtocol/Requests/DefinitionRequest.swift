public import JSONText

/// Where what is used at a place is declared.
public enum DefinitionRequest: ClientRequest {
  public typealias Params = TextDocumentPositionParams
  public typealias Result = DefinitionResult?
  public static let method = "textDocument/definition"
}
