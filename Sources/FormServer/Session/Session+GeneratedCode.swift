import FormEditing
import FormGeneration
import LanguageServerProtocol
import SystemIO

/// The code that the client shows.
struct ShownCode: Sendable {
  /// The documents whose code is shown, as texts that the server has.
  var documents: Set<String> = []
  /// The folders of the code that lies on disk, by document.
  var folders: [String: String] = [:]
}

extension Session {
  /// What makes the code of a document's forms, also of those with errors; nil where the document is not known.
  func generation(of uri: DocumentURI) -> (@Sendable () -> [GeneratedFile])? {
    guard let snapshot = snapshot(uri) else { return nil }
    let options = GenerationOptions(version: version ?? "", path: client.relativePath(of: uri))
    return { FormGenerator.files(of: snapshot.file, snapshot.scope, options) }
  }

  /// What makes the text of one of these files, by the address that it has as a document.
  func generatedText(_ uri: DocumentURI) -> (@Sendable () -> String)? {
    guard let address = GeneratedAddress(uri), let generation = generation(of: address.source) else { return nil }
    return {
      let files = generation()
      return files.indices.contains(address.index) ? String(decoding: files[address.index].text, as: UTF8.self) : ""
    }
  }

  /// What writes the code of a document where editors find it, and gives the files' paths, or why there are none.
  mutating func writingGeneratedCode(_ uri: DocumentURI) -> @Sendable () -> Result<[String], FileError> {
    guard let generation = generation(of: uri) else { return { .failure(FileError("there is no such document")) } }
    switch folderForCode(of: client.path(of: uri)) {
    case .failure(let error): return { .failure(error) }
    case .success(let place):
      return {
        let files = generation()
        for file in files {
          if let error = FilePlacement.write(file.text, to: "\(place)/\(file.name)") { return .failure(error) }
        }
        return .success(files.map { "\(place)/\($0.name)" })
      }
    }
  }

  /// The folder where the code of a document lies; made when it is first asked for.
  private mutating func folderForCode(of path: String) -> Result<String, FileError> {
    privateFolder().flatMap { folder in
      let place = code.folders[path] ?? "\(folder.path)/code\(code.folders.count + 1)"
      if let error = Folder.create(place) { return .failure(error) }
      code.folders[path] = place
      return .success(place)
    }
  }

  /// Takes in that a document has changed: the client is to ask for the texts again that it shows.
  mutating func markCodeChanged(_ path: String) {
    guard code.documents.contains(path), let document = documents[path] else { return }
    for address in GeneratedAddress.all(document.uri) {
      ask(TextDocumentContentRefreshRequest.self, TextDocumentContentRefreshParams(uri: address.uri), .page)
    }
  }
}
