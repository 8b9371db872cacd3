import FormEditing
import FormModel
import FormPicture
import FormSyntax
import FormWorkspace
import LanguageServerProtocol
import SystemIO

/// The pages that the client, or a browser, shows.
struct ShownPictures: Sendable {
  /// The documents of which the client has got pages.
  var previewed: Set<String> = []
  /// The pages in the private folder, by document and form.
  var files: [PictureKey: String] = [:]
  /// Documents whose pages are older than their texts.
  var stale: Set<String> = []
  /// Where pages lie that a browser shows, and code; removed at the end.
  var folder: PrivateFolder?

  /// Takes in that a document is no longer open: what shows it goes no further.
  mutating func forget(_ path: String) {
    previewed.remove(path)
    stale.remove(path)
  }

  /// What a page is of.
  struct PictureKey: Hashable, Sendable {
    var path: String
    /// Nil for all forms of the document.
    var form: String?
  }
}

extension Session {
  /// A page of a document's forms; nil where the document or the form is not known.
  func picture(_ uri: DocumentURI, form: String?, _ change: (inout PictureOptions) -> Void = { _ in }) -> [UInt8]? {
    guard let snapshot = snapshot(uri) else { return nil }
    let forms = ResolvedForm.forms(of: snapshot.file, snapshot.scope).filter { form == nil || $0.name == form }
    if form != nil, forms.isEmpty { return nil }
    var options = PictureOptions(clock: snapshot.preview.clock)
    options.translations = snapshot.preview.translations
    options.uri = uri.text
    change(&options)
    var places = ProtocolPlaces(snapshot.file.document, client.encoding)
    return FormPicture(forms, options, workspace.known) { offset in
      let position = places.position(offset)
      return PicturePosition(line: Int(position.line), character: Int(position.character))
    }.page
  }

  /// Takes in that a document has changed: who shows it is told, and pages are written again in time.
  mutating func markPictureChanged(_ path: String) {
    guard let document = documents[path] else { return }
    if pictures.files.keys.contains(where: { $0.path == path }) { pictures.stale.insert(path) }
    if pictures.previewed.contains(path), client.capabilities.previewsForms {
      notify(PreviewChangedNotification.self, PreviewChangedParams(uri: document.uri, version: document.version))
    }
    markCodeChanged(path)
  }

  /// Writes one page again whose document has changed; gives whether there was one.
  mutating func writeNextPicture() -> Bool {
    guard let path = pictures.stale.first else { return false }
    pictures.stale.remove(path)
    guard let document = documents[path] else { return true }
    for (key, file) in pictures.files where key.path == path {
      guard let page = picture(document.uri, form: key.form, { $0.isWatched = true }) else { continue }
      if let error = FilePlacement.write(page, to: file) { log(.warning, "'\(file)' is not written: \(error.reason)") }
    }
    return true
  }

  /// Writes a page where a browser finds it; gives its path, or why there is none.
  mutating func writePicture(_ uri: DocumentURI, form: String?) -> Result<String, FileError> {
    guard let page = picture(uri, form: form, { $0.isWatched = true }) else {
      return .failure(FileError("there is no such form"))
    }
    return privateFolder().flatMap { folder in
      let key = ShownPictures.PictureKey(path: client.path(of: uri), form: form)
      let file = pictures.files[key] ?? "\(folder.path)/\(pictures.files.count + 1).html"
      if let error = FilePlacement.write(page, to: file) { return .failure(error) }
      pictures.files[key] = file
      return .success(file)
    }
  }

  /// The folder for what other programs show; made when it is first asked for.
  mutating func privateFolder() -> Result<PrivateFolder, FileError> {
    if let folder = pictures.folder { return .success(folder) }
    let made = PrivateFolder.make()
    if case .success(let folder) = made { pictures.folder = folder }
    return made
  }

  /// Removes the pages and the code: nobody follows them any more.
  mutating func removePictures() {
    pictures.folder?.remove()
    pictures = ShownPictures()
    code = ShownCode()
  }
}
