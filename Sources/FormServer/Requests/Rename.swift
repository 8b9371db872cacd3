import FormEditing
import FormModel
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension PrepareRenameRequest: BackgroundRequestHandler {
  static let title = "Looking at the name"

  static func work(_ params: TextDocumentPositionParams, _ session: inout Session) throws(ResponseError) -> Work {
    { [session] () throws(ResponseError) in
      guard let snapshot = session.snapshot(params.textDocument.uri),
        let name = try session.renameableName(at: params.position, in: snapshot)
      else { return nil }
      let document = snapshot.file.document
      var places = ProtocolPlaces(document, session.client.encoding)
      return PrepareRenameResult(
        range: places.range(name.range), placeholder: String(decoding: document.bytes(in: name.range), as: UTF8.self))
    }
  }
}

extension RenameRequest: BackgroundRequestHandler {
  static let title = "Renaming"
  static func needsAllFiles(for client: Client) -> Bool { true }

  static func work(_ params: RenameParams, _ session: inout Session) throws(ResponseError) -> Work {
    { [session] () throws(ResponseError) in
      guard let snapshot = session.snapshot(params.textDocument.uri),
        let name = try session.renameableName(at: params.position, in: snapshot)
      else { return nil }
      return try edit(params, name, in: snapshot, session)
    }
  }

  private static func edit(
    _ params: RenameParams, _ name: FoundName, in snapshot: FileSnapshot, _ session: Session
  ) throws(ResponseError) -> WorkspaceEdit? {
    let path = session.client.path(of: params.textDocument.uri)
    var edits: [SourceEdit]
    do throws(RenameRefusal) {
      edits = try snapshot.edits(renaming: name.meaning, to: params.newName)
    } catch {
      throw ResponseError(.requestFailed, error.reason)
    }
    edits += session.edits(ofSettingsFollowing: edits, path)
    let reachesBeyond = edits.contains { $0.path != nil }
    let old = String(decoding: snapshot.file.document.bytes(in: name.range), as: UTF8.self)
    return session.workspaceEdit(
      edits, path, label: reachesBeyond ? "Rename '\(old)' to '\(params.newName)'" : nil)
  }
}

extension WillRenameFilesRequest: BackgroundRequestHandler {
  static let title = "Following renamed files"
  static func needsAllFiles(for client: Client) -> Bool { true }
  static var whenStale: WhenStale { .answered }

  static func document(of params: RenameFilesParams) -> DocumentURI? { nil }

  static func work(_ params: RenameFilesParams, _ session: inout Session) throws(ResponseError) -> Work {
    { [session] in edit(params, session) }
  }

  private static func edit(_ params: RenameFilesParams, _ session: Session) -> WorkspaceEdit? {
    let client = session.client
    var moves = MovedPaths(params.files.map { (old: client.path(of: $0.oldUri), new: client.path(of: $0.newUri)) })
    func moved(_ path: String) -> String? { moves.newPath(of: path) }
    let imports = session.edits(ofImportsMoving: moved)
    let settings = session.edits(ofSettingsMoving: moved)
    if imports.isEmpty, settings.isEmpty { return nil }
    let places = settings.isEmpty ? "imports" : imports.isEmpty ? "settings" : "imports and settings"
    return session.workspaceEdit(imports + settings, "", label: "Follow the renamed files in \(places)")
  }
}

extension Session {
  /// The name at a place that can be changed; why not is the error.
  fileprivate func renameableName(at position: Position, in snapshot: FileSnapshot) throws(ResponseError) -> FoundName?
  {
    let offset = snapshot.file.document.offset(of: position, client.encoding)
    do throws(RenameRefusal) {
      return try snapshot.renameableName(at: offset)
    } catch {
      throw ResponseError(.requestFailed, error.reason)
    }
  }
}
