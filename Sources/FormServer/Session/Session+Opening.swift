import FormLint
import FormModel
import FormSyntax
import FormWorkspace
import JSONText
import LanguageServerProtocol

/// Documents that the client opens.
extension Session {
  /// Takes a document in: at once, or, where it is large, as soon as it was read beside everything else.
  mutating func open(_ item: TextDocumentItem, _ path: String) {
    prepareSettings(for: path)
    let analysis = workspace.deferredAnalysis(of: path)
    let document = OpenDocument(uri: item.uri, version: item.version)
    if background.patience != nil, item.text.bytes.count > OpeningDocument.largest {
      opening = OpeningDocument(document, path) { analysis(item.text.bytes) }
      // What was known of the file on disk is let go, and what it took to read the text.
      releasesMemory = true
    } else {
      open(document, path, analysis(item.text.bytes))
    }
  }

  /// Begins to apply a change of a large document that concerns much of it; gives whether it is such a change.
  mutating func editBeside(_ path: String, _ range: Range<Int>, with text: ArraySlice<UInt8>) -> Bool {
    guard background.patience != nil, opening == nil, let known = documents[path],
      let analysis = workspace.analysis(path), analysis.file.document.byteCount > OpeningDocument.largest
    else { return false }
    let file = analysis.file.document
    let document = OpenDocument(uri: known.uri, version: known.version)
    switch file.reach(ofReplacing: range, with: text, upTo: OpeningDocument.largestPart) {
    case .controls: return false
    case .structure:
      guard file.chunks.count > OpeningDocument.mostChunks else { return false }
      opening = OpeningDocument(document, path) { analysis.replacing(range, with: text) }
    case .much:
      var bytes = file.bytes
      bytes.replaceSubrange(range.clamped(to: 0..<bytes.count), with: text)
      opening = OpeningDocument(document, path) { [bytes, make = workspace.deferredAnalysis(of: path)] in make(bytes) }
    }
    releasesMemory = true
    return true
  }

  private mutating func open(_ document: OpenDocument, _ path: String, _ analysis: FileAnalysis) {
    documents[path] = document
    focus = path
    let others = workspace.openInEditor(path, analysis)
    markChanged(path)
    markChanged(others)
  }

  /// Takes in the document that is being read, if it is there after so many milliseconds.
  mutating func finishOpening(within milliseconds: Int) {
    guard let opening, let analysis = opening.take(within: milliseconds) else { return }
    self.opening = nil
    open(opening.document, opening.path, analysis)
  }

  /// Whether a message has to wait for the document that is being read, or for what waits for that already; it is then
  /// added to those.
  func mustWait(_ message: IncomingMessage, behind held: inout HeldMessages) -> Bool {
    guard let opening, phase == .running else { return false }
    let (method, params): (String, JSONValue?)
    switch message {
    case .request(_, let name, let json): (method, params) = (name, json)
    case .notification(let name, let json): (method, params) = (name, json)
    case .response:
      // It may change settings.
      held.add(message, about: nil)
      return true
    case .invalid: return false
    }
    let path = Inbox.document(of: params).map { client.path(of: $0) }
    guard mustWait(method, params, about: path, for: opening, behind: held) else { return false }
    // Settings are read for all.
    held.add(message, about: path.flatMap { isSettings($0) ? nil : $0 })
    return true
  }

  private func mustWait(
    _ method: String, _ params: JSONValue?, about path: String?, for opening: OpeningDocument,
    behind held: HeldMessages
  ) -> Bool {
    if method.hasPrefix("$/") || OpeningDocument.isOfNoDocument(method) { return false }
    // The last answers come before the end.
    if method == ShutdownRequest.method || method == ExitNotification.method { return !held.isEmpty }
    guard let path, !held.changesAll, !isSettings(path), OpeningDocument.isOfOneDocument(method, params) else {
      return true
    }
    func isAwaited(_ path: String) -> Bool { path == opening.path || held.paths.contains(path) }
    if isAwaited(path) || workspace.project.imports(of: path).contains(where: { isAwaited($0.target) }) { return true }
    // What waits is answered of what its files import now.
    return !held.isEmpty && workspace.project.importers(of: path).contains(where: held.paths.contains)
  }
}
