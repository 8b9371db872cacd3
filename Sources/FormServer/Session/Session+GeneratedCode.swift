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

  /// Writes the code of a document where editors find it; gives the files' paths, or why there are none.
  mutating func writeGeneratedCode(_ uri: DocumentURI) -> Result<[String], FileError> {
    guard let files = generation(of: uri)?() else { return .failure(FileError("there is no such document")) }
    return privateFolder().flatMap { folder in
      let path = client.path(of: uri)
      let place = code.folders[path] ?? "\(folder.path)/code\(code.folders.count + 1)"
      if let error = Folder.create(place) { return .failure(error) }
      code.folders[path] = place
      for file in files {
        if let error = FilePlacement.write(file.text, to: "\(place)/\(file.name)") { return .failure(error) }
      }
      return .success(files.map { "\(place)/\($0.name)" })
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
