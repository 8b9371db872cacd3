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
    let document = OpenDocument(uri: item.uri, version: item.version)
    if background.patience != nil, item.text.bytes.count > OpeningDocument.largest {
      let text = item.text.bytes
      read(document, path) { text }
    } else {
      open(document, path, workspace.deferredAnalysis(of: path)(item.text.bytes))
    }
  }

  /// Begins to read the text of a large document beside everything else.
  private mutating func read(
    _ document: OpenDocument, _ path: String, _ text: @escaping @Sendable () -> [UInt8]
  ) {
    let analysis = workspace.deferredAnalysis(of: path)
    openings.begin(OpeningDocument(document, path, workspace.formSettings[path]) { analysis(text()) })
    // What was known of the file on disk is let go, and what it took to read the text.
    releasesMemory = true
  }

  /// Begins to apply a change of a large document that concerns much of it; gives whether it is such a change.
  mutating func editBeside(_ path: String, _ range: Range<Int>, with text: ArraySlice<UInt8>) -> Bool {
    guard background.patience != nil, let known = documents[path], let analysis = workspace.analysis(path),
      analysis.file.document.byteCount > OpeningDocument.largest
    else { return false }
    let file = analysis.file.document
    let document = OpenDocument(uri: known.uri, version: known.version)
    switch file.reach(ofReplacing: range, with: text, upTo: OpeningDocument.largestPart) {
    case .controls: return false
    case .structure:
      guard file.chunks.count > OpeningDocument.mostChunks else { return false }
      openings.begin(
        OpeningDocument(document, path, workspace.formSettings[path]) { analysis.replacing(range, with: text) })
      releasesMemory = true
    case .much:
      read(document, path) {
        var bytes = file.bytes
        bytes.replaceSubrange(range.clamped(to: 0..<bytes.count), with: text)
        return bytes
      }
    }
    return true
  }

  /// Reads an open document again, since what settings say for its forms has changed.
  mutating func readAgain(_ path: String) {
    guard let document = workspace.analysis(path)?.file.document else { return }
    if background.patience != nil, document.byteCount > OpeningDocument.largest {
      openings.readAgain(path)
    } else {
      markChanged(workspace.open(path, text: document.bytes, deferred: true))
    }
  }

  private mutating func open(_ document: OpenDocument, _ path: String, _ analysis: FileAnalysis) {
    documents[path] = document
    focus = path
    let others = workspace.openInEditor(path, analysis)
    markChanged(path)
    markChanged(others)
  }

  /// Takes in a document that was read beside everything else, if one is there after so many milliseconds, or begins to
  /// read one again; gives whether there was something to do.
  mutating func finishOpening(within milliseconds: Double) -> Bool {
    while let path = openings.popOutdated() {
      guard let known = documents[path], let document = workspace.analysis(path)?.file.document else { continue }
      read(known, path) { document.bytes }
    }
    if let (path, file) = openings.takeFromDisk(within: openings.reading.isEmpty ? milliseconds : 0) {
      if workspace.hasSettings(file) {
        takeFromDisk(path, file)
      } else if let read = workspace.reading(again: path) {
        openings.begin(path, read)
      }
      findings.resume()
      return true
    }
    guard let (opening, analysis) = openings.take(within: milliseconds) else { return false }
    if opening.settings == workspace.formSettings[opening.path] {
      open(opening.document, opening.path, analysis)
      lookAhead?.end()
      lookAhead = LookAhead(opening.path, analysis)
    } else {
      read(opening.document, opening.path) { analysis.file.document.bytes }
    }
    findings.resume()
    return true
  }

  /// Whether a message has to wait for a document that is being read, or for others that do; it is then added to those.
  func mustWait(_ message: IncomingMessage, behind held: inout HeldMessages) -> Bool {
    guard !openings.isEmpty, phase == .running else { return false }
    let (method, params): (String, JSONValue?)
    switch message {
    case .request(_, let name, let json): (method, params) = (name, json)
    case .notification(let name, let json): (method, params) = (name, json)
    case .response, .invalid: return false
    }
    // The last answers come before the end.
    if method == ShutdownRequest.method || method == ExitNotification.method { return !held.isEmpty }
    guard let path = path(method, params), mustWait(method, params, about: path, behind: held) else { return false }
    held.add(about: path)
    return true
  }

  private func mustWait(
    _ method: String, _ params: JSONValue?, about path: String, behind held: HeldMessages
  ) -> Bool {
    if openings.isAwaited(path) || held.paths.contains(path) { return true }
    if method == DidOpenTextDocumentNotification.method {
      return !openings.hasRoom && OpeningDocument.isLarge(params)
    }
    return awaits(path)
  }

  /// Whether a file, or one that it sees, is being read beside everything else.
  func awaits(_ path: String) -> Bool {
    !openings.isEmpty && workspace.project.seen(from: path).contains { openings.isAwaited($0) }
  }

  /// The path of the document that a message is about, and that has to be known as it is for that; nil: none has, or all
  /// have.
  private func path(_ method: String, _ params: JSONValue?) -> String? {
    switch method {
    case _ where method.hasPrefix("$/"): nil
    // Nothing is done.
    case DidSaveTextDocumentNotification.method, WillSaveTextDocumentNotification.method: nil
    case ExecuteCommandRequest.method:
      params?["arguments"]?.elements?.first(where: { _ in true })?["uri"]?.string.map {
        client.path(of: DocumentURI($0))
      }
    case TextDocumentContentRequest.method:
      params?["uri"]?.string.map { client.path(of: TextDocumentContentRequest.source(of: DocumentURI($0))) }
    default: Inbox.document(of: params).map { client.path(of: $0) }
    }
  }
}

extension OpeningDocument {
  /// Whether a document that is opened is read beside everything else, as its bytes in JSON tell, of which it has no more.
  fileprivate static func isLarge(_ params: JSONValue?) -> Bool {
    (params?["textDocument"]?["text"]?.rawBytes.count ?? 0) > largest
  }
}
