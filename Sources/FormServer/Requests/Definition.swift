import FormEditing
import FormModel
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension DeclarationRequest: BackgroundRequestHandler {
  static let title = DefinitionRequest.title

  static func work(_ params: TextDocumentPositionParams, _ session: inout Session) throws(ResponseError) -> Work {
    let asLinks = session.client.capabilities.textDocument.declaration.linkSupport
    return { [session] in session.declaration(at: params, asLinks: asLinks) }
  }
}

extension DefinitionRequest: BackgroundRequestHandler {
  static let title = "Looking for the declaration"

  static func work(_ params: TextDocumentPositionParams, _ session: inout Session) throws(ResponseError) -> Work {
    let asLinks = session.client.capabilities.textDocument.definition.linkSupport
    return { [session] in session.declaration(at: params, asLinks: asLinks) }
  }
}

extension ImplementationRequest: BackgroundRequestHandler {
  static let title = "Looking for uses"
  static func needsAllFiles(for client: Client) -> Bool { true }

  static func work(_ params: TextDocumentPositionParams, _ session: inout Session) throws(ResponseError) -> Work {
    { [session] in
      guard let (snapshot, name) = session.name(at: params) else { return nil }
      let found = snapshot.implementations(of: name.meaning).map { FoundDeclaration($0) }
      let linkSupport = session.client.capabilities.textDocument.implementation.linkSupport
      return session.definition(found, from: name.range, in: snapshot, asLinks: linkSupport)
    }
  }
}

extension Session {
  /// Where what is named at a place is declared.
  fileprivate func declaration(at params: TextDocumentPositionParams, asLinks: Bool) -> DefinitionResult? {
    guard let (snapshot, name) = name(at: params), let found = snapshot.declaration(of: name.meaning) else {
      return nil
    }
    return definition([found], from: name.range, in: snapshot, asLinks: asLinks)
  }

  /// The name at a place of the client, with what it was asked of.
  func name(at params: TextDocumentPositionParams) -> (snapshot: FileSnapshot, name: FoundName)? {
    name(at: params.position, in: params.textDocument)
  }

  /// The same, of a place that comes with something else.
  func name(at position: Position, in document: TextDocumentIdentifier) -> (snapshot: FileSnapshot, name: FoundName)? {
    guard let snapshot = snapshot(document.uri) else { return nil }
    let offset = snapshot.file.document.offset(of: position, client.encoding)
    return snapshot.name(at: offset).map { (snapshot, $0) }
  }

  /// Declarations as the client takes them; `origin` is the name in the file that was asked about.
  fileprivate func definition(
    _ declarations: [FoundDeclaration], from origin: Range<Int>, in snapshot: FileSnapshot, asLinks: Bool
  ) -> DefinitionResult? {
    guard asLinks else {
      let locations = declarations.compactMap { location($0.file, $0.nameRange) }
      return locations.isEmpty ? nil : .locations(locations)
    }
    var places = ProtocolPlaces(snapshot.file.document, client.encoding)
    let originRange = places.range(origin)
    let links = declarations.compactMap { declaration -> LocationLink? in
      guard let whole = location(declaration.file, declaration.range),
        let name = location(declaration.file, declaration.nameRange)
      else { return nil }
      return LocationLink(
        originSelectionRange: originRange, targetUri: whole.uri, targetRange: whole.range,
        targetSelectionRange: name.range)
    }
    return links.isEmpty ? nil : .links(links)
  }
}
