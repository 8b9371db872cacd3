import FormEditing
import FormModel
import FormPicture
import FormSyntax
import FormWorkspace
import LanguageServerProtocol
import Synchronization
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
  /// What is being drawn, in the order in which it was asked for.
  var works: [PictureWork] = []

  /// Takes in that a document is no longer open: what shows it goes no further.
  mutating func forget(_ path: String) {
    previewed.remove(path)
    stale.remove(path)
  }

  /// What a page is of.
  struct PictureKey: Hashable, Sendable {
    /// The path of the document.
    var path: String
    /// Nil for all forms of the document.
    var form: String?
  }
}

/// A page that is drawn in pieces between messages, and what it is for.
struct PictureWork: Sendable {
  /// Who waits for the page.
  enum Purpose: Sendable {
    /// To answer a request for a version of the document.
    case answer(RequestID, version: Int?)
    /// To be written to a file, and shown then.
    case file(String, isShown: Bool)
  }

  /// How far it is drawn.
  enum Stage: Sendable {
    /// Nothing is; this begins it.
    case new(@Sendable () -> FormPicture)
    /// Some controls are.
    case begun(FormPicture)
    /// More of it is being drawn, beside everything else.
    case drawing(WorkBeside<Piece>)
  }

  /// A page as far as it is drawn, and the whole of it once nothing is left to be drawn.
  struct Piece: Sendable {
    /// The page as far as it is drawn.
    var picture: FormPicture
    /// The whole page.
    var page: [UInt8]?
  }

  /// How far it is drawn.
  var stage: Stage
  /// What happens with the page once it is drawn.
  let purpose: Purpose

  /// For so many milliseconds a piece is waited for before others have their turn.
  static let pause = 2.0

  /// Whether it is the answer to a request.
  func isAnswer(to request: RequestID) -> Bool {
    if case .answer(request, _) = purpose { return true }
    return false
  }

  /// Nobody waits for it any more.
  func abandon() { if case .drawing(let piece) = stage { piece.abandon() } }
}

extension Session {
  /// What begins a page of a document's forms; nil where the document or the form is not known.
  func picture(
    _ uri: DocumentURI, form: String?, _ change: (inout PictureOptions) -> Void = { _ in }
  ) -> (@Sendable () -> FormPicture)? {
    guard let snapshot = snapshot(uri) else { return nil }
    if let form, !snapshot.file.forms.contains(where: { $0.name == form }) { return nil }
    var options = PictureOptions(clock: snapshot.preview.clock)
    options.translations = snapshot.preview.translations
    options.uri = uri.text
    change(&options)
    let (encoding, known) = (client.encoding, workspace.known)
    return { [options] in
      let forms = ResolvedForm.forms(of: snapshot.file, snapshot.scope).filter { form == nil || $0.name == form }
      let places = Mutex(ProtocolPlaces(snapshot.file.document, encoding))
      return FormPicture(forms, options, known) { offset in
        let position = places.withLock { $0.position(offset) }
        return PicturePosition(line: Int(position.line), character: Int(position.character))
      }
    }
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

  /// Draws a piece of the oldest page that is asked for, else of one whose document has changed; gives whether there was
  /// one.
  mutating func continuePictures() -> Bool {
    if pictures.works.isEmpty, let path = pictures.stale.popFirst() { drawAgain(path) }
    guard !pictures.works.isEmpty else { return false }
    // It is put back where it is not done.
    var work = pictures.works.removeFirst()
    let piece = draw(work.stage)
    guard let drawn = piece.take(within: background.patience == nil ? .infinity : PictureWork.pause) else {
      work.stage = .drawing(piece)
      pictures.works.insert(work, at: 0)
      return true
    }
    if let page = drawn.page {
      finish(work, page)
    } else {
      if case .answer(let id, _) = work.purpose {
        note(drawn.picture.progress.drawn, of: drawn.picture.progress.total, for: id)
      }
      work.stage = .begun(drawn.picture)
      pictures.works.insert(work, at: 0)
    }
    return true
  }

  /// Draws controls of a page for some milliseconds, beside everything else: one alone may take long, by its rules.
  private func draw(_ stage: PictureWork.Stage) -> WorkBeside<PictureWork.Piece> {
    let make: @Sendable () -> FormPicture
    switch stage {
    case .drawing(let piece): return piece
    case .new(let begin): make = begin
    case .begun(let picture): make = { picture }
    }
    return WorkBeside { [clock, isAwaited] isAbandoned in
      let start = clock.milliseconds()
      var picture = make()
      while picture.draw(1) {
        if isAbandoned() || isAwaited() || clock.milliseconds() - start > Session.pieceLength {
          return PictureWork.Piece(picture: picture)
        }
      }
      return PictureWork.Piece(picture: picture, page: picture.page)
    }
  }

  /// Takes back a request for a page that is not drawn yet.
  mutating func cancelPicture(_ id: RequestID) {
    guard let index = pictures.works.firstIndex(where: { $0.isAnswer(to: id) }) else { return }
    pictures.works.remove(at: index).abandon()
    respond(to: id, .response(to: id, error: .cancelled))
  }

  private mutating func drawAgain(_ path: String) {
    guard let document = documents[path] else { return }
    for (key, file) in pictures.files where key.path == path {
      guard let picture = picture(document.uri, form: key.form, { $0.isWatched = true }) else { continue }
      pictures.works.append(PictureWork(stage: .new(picture), purpose: .file(file, isShown: false)))
    }
  }

  private mutating func finish(_ work: PictureWork, _ page: [UInt8]) {
    switch work.purpose {
    case .answer(let id, let version):
      let result = PreviewResult(version: version, html: String(decoding: page, as: UTF8.self))
      respond(to: id, .response(to: id, result: PreviewResult?.some(result)))
    case .file(let file, let isShown):
      let error = FilePlacement.write(page, to: file)
      if let error, isShown { return tell(.error, "The form is not drawn: \(error.reason)") }
      if let error { log(.warning, "'\(file)' is not written: \(error.reason)") }
      if isShown { show(file) }
    }
  }

  /// Draws a page where a browser finds it, and shows it then; gives why there will be none.
  mutating func showPicture(_ uri: DocumentURI, form: String?) -> FileError? {
    guard let picture = picture(uri, form: form, { $0.isWatched = true }) else {
      return FileError("there is no such form")
    }
    switch privateFolder() {
    case .failure(let error): return error
    case .success(let folder):
      let key = ShownPictures.PictureKey(path: client.path(of: uri), form: form)
      let file = pictures.files[key] ?? "\(folder.path)/\(pictures.files.count + 1).html"
      pictures.files[key] = file
      pictures.works.append(PictureWork(stage: .new(picture), purpose: .file(file, isShown: true)))
      return nil
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
    for work in pictures.works {
      work.abandon()
      if case .answer(let id, _) = work.purpose { respond(to: id, .response(to: id, error: .cancelled)) }
    }
    pictures.folder?.remove()
    pictures = ShownPictures()
    code = ShownCode()
  }
}
