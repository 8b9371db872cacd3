import FormEditing
import FormModel
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension ReferencesRequest: BackgroundRequestHandler {
  static let title = "Looking for references"
  static func needsAllFiles(for client: Client) -> Bool { true }

  static func work(_ params: ReferenceParams, _ session: inout Session) throws(ResponseError) -> Work {
    { [session] in
      guard let (snapshot, name) = session.name(at: params.position, in: params.textDocument) else { return nil }
      let found = snapshot.occurrences(of: name.meaning).filter {
        params.context.includeDeclaration || $0.role != .declaration
      }
      return session.locations(found.map { ($0.file, $0.range) })
    }
  }
}

extension Session {
  /// Ranges of files as the client writes them; those of one file stand together and rise.
  func locations(_ ranges: [(file: String, range: Range<Int>)]) -> [Location] {
    var locations: [Location] = []
    var present: (file: String, uri: DocumentURI, places: ProtocolPlaces)?
    for (file, range) in ranges {
      if present?.file != file {
        present = workspace.project.model(file).map {
          (file: file, uri: uri(of: file), places: ProtocolPlaces($0.document, client.encoding))
        }
      }
      if let uri = present?.uri, let range = present?.places.range(range) {
        locations.append(Location(uri: uri, range: range))
      }
    }
    return locations
  }
}
