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
      opening = OpeningDocument(document, path, item.text.bytes, analysis)
      // What was known of the file on disk is let go, and what it took to read the text.
      releasesMemory = true
    } else {
      open(document, path, analysis(item.text.bytes))
    }
  }

  /// Begins to read a large document again of which a change concerns much; gives whether it is such a change.
  mutating func openAgain(_ path: String, replacing range: Range<Int>, with text: ArraySlice<UInt8>) -> Bool {
    guard background.patience != nil, opening == nil, let known = documents[path],
      let document = workspace.project.model(path)?.document, document.byteCount > OpeningDocument.largest,
      document.isReadAgain(beyond: OpeningDocument.largestPart, replacing: range, with: text)
    else { return false }
    var bytes = document.bytes
    bytes.replaceSubrange(range.clamped(to: 0..<bytes.count), with: text)
    opening = OpeningDocument(
      OpenDocument(uri: known.uri, version: known.version), path, bytes, workspace.deferredAnalysis(of: path))
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

  /// Takes in the document that is being read, if it is there after so many milliseconds; nil: whenever it is there.
  mutating func finishOpening(within milliseconds: Int? = nil) {
    guard let opening, let analysis = opening.take(within: milliseconds) else { return }
    self.opening = nil
    open(opening.document, opening.path, analysis)
  }

  /// Whether a message may be handled before the document that is being read is there.
  func isFreeOfOpening(_ message: IncomingMessage) -> Bool {
    guard let opening else { return true }
    let (method, params): (String, JSONValue?)
    switch message {
    case .request(_, let name, let json): (method, params) = (name, json)
    case .notification(let name, let json): (method, params) = (name, json)
    case .response, .invalid: return true
    }
    if method.hasPrefix("$/") || method == ShutdownRequest.method || method == ExitNotification.method { return true }
    guard OpeningDocument.ofOneDocument.contains(method), let uri = Inbox.document(of: params) else { return false }
    let path = client.path(of: uri)
    return path != opening.path && !workspace.project.imports(of: path).contains { $0.target == opening.path }
  }
}
