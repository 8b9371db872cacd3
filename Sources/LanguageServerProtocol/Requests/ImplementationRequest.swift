public import JSONText

/// What is made of what a name stands for: the users of a preset, the controls that have a tag.
public enum ImplementationRequest: ClientRequest {
  public typealias Params = TextDocumentPositionParams
  public typealias Result = DefinitionResult?
  public static let method = "textDocument/implementation"
}
