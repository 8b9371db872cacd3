import FormModel
import FormLint
import FormSyntax
import FormWorkspace
import JSONText
import LanguageServerProtocol

extension DidChangeTextDocumentNotification: NotificationHandler {
  static func handle(_ params: DidChangeTextDocumentParams, _ session: inout Session) {
    let uri = params.textDocument.uri
    let path = session.client.path(of: uri)
    if session.settingsDocuments[path] != nil {
      return session.changeSettings(at: path, params.contentChanges, version: params.textDocument.version)
    }
    if session.foreignDocuments.contains(path) { return }
    guard let known = session.documents[path] else { return session.log(.warning, "\(method): \(uri) is not open") }
    let version = params.textDocument.version
    if let version, let before = known.version, version < before {
      session.log(.warning, "\(method): \(uri) goes back from version \(before) to \(version)")
    }
    session.documents[path]?.version = version
    session.focus = path
    session.edits[path] = session.arrival
    session.refusePulls(of: path)
    session.refuseBackground(of: path)
    for (number, change) in params.contentChanges.enumerated() {
      let isLast = number + 1 == params.contentChanges.count
      session.apply(change, to: path, isLast: isLast)
    }
    session.markChanged(path)
    session.markPictureChanged(path)
  }

  /// Applies those of the changes that are well-formed.
  static func handleMalformed(_ params: JSONValue, _ session: inout Session) {
    guard let document = try? TextDocumentIdentifier(params["textDocument"] ?? params),
      let changes = params["contentChanges"]?.elements
    else { return }
    let version = params["textDocument"].flatMap { try? VersionedTextDocumentIdentifier($0) }?.version
    let wellFormed = changes.compactMap { try? TextDocumentContentChangeEvent($0) }
    handle(
      DidChangeTextDocumentParams(
        textDocument: VersionedTextDocumentIdentifier(uri: document.uri, version: version), contentChanges: wellFormed),
      &session)
  }
}

extension Session {
  /// Applies one change to an open document.
  ///
  /// - Parameter isLast: whether no other change of the same message comes behind it.
  fileprivate mutating func apply(_ change: TextDocumentContentChangeEvent, to path: String, isLast: Bool) {
    guard let (range, text) = replacement(change, in: path), !range.isEmpty || !text.isEmpty else { return }
    if isLast, editBeside(path, range, with: text) { return }
    markChanged(workspace.edit(path, range, with: text, isFollowed: isFollowed || !isLast))
  }

  /// What a change replaces; of a whole new text, the part between the ends that are as they were.
  ///
  /// Keeps no copy of the document behind, so that it can be changed where it lies.
  private func replacement(
    _ change: TextDocumentContentChangeEvent, in path: String
  ) -> (range: Range<Int>, text: ArraySlice<UInt8>)? {
    guard let document = workspace.project.model(path)?.document else { return nil }
    let text = change.text.bytes
    if let range = change.range { return (document.range(of: range, client.encoding), text[...]) }
    let old = document.bytes
    let common = CommonEnds(old, text)
    return (common.prefix..<old.count - common.suffix, text[common.prefix..<text.count - common.suffix])
  }
}

/// What two texts have in common at their ends.
struct CommonEnds {
  /// Bytes at the start that are the same.
  let prefix: Int
  /// Bytes at the end that are the same, not counting those at the start.
  let suffix: Int

  /// Compares two texts from both ends.
  init(_ left: [UInt8], _ right: [UInt8]) {
    let shorter = min(left.count, right.count)
    (prefix, suffix) = left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        let prefix = CommonEnds.equalBytes(shorter) {
          left.word($0) == right.word($0)
        } byByte: {
          left[$0] == right[$0]
        }
        let suffix = CommonEnds.equalBytes(shorter - prefix) {
          left.word(left.count - 8 - $0) == right.word(right.count - 8 - $0)
        } byByte: {
          left[left.count - 1 - $0] == right[right.count - 1 - $0]
        }
        return (prefix, suffix)
      }
    }
  }

  /// How many bytes are equal from the first on, looked at eight at a time as long as that goes.
  private static func equalBytes(_ count: Int, byWord: (Int) -> Bool, byByte: (Int) -> Bool) -> Int {
    var index = 0
    while index + 8 <= count, byWord(index) { index += 8 }
    while index < count, byByte(index) { index += 1 }
    return index
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func word(_ offset: Int) -> UInt64 { loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
}
