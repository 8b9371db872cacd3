import Dispatch
import FormLint
import LanguageServerProtocol
import Synchronization

/// A large document that the client has opened, or changed so that much of it is to be read again, and that is read beside
/// everything else: until that is done, what is about it waits.
final class OpeningDocument: Sendable {
  /// The document as it will be open.
  let document: OpenDocument
  /// The path of the file.
  let path: String
  private let found = Mutex<FileAnalysis?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  /// Documents with more bytes than these are read beside everything else.
  static let largest = 200_000

  /// Of such a document a change is applied beside everything else where more bytes are to be read again.
  static let largestPart = 32_000

  /// Begins at once; `analysis` makes that of a text.
  init(
    _ document: OpenDocument, _ path: String, _ text: [UInt8],
    _ analysis: @escaping @Sendable ([UInt8]) -> FileAnalysis
  ) {
    self.document = document
    self.path = path
    runOnOwnThread { [self] in
      let made = analysis(text)
      found.withLock { $0 = made }
      isDone.signal()
    }
  }

  /// The analysis, once; nil where it is not there after so many milliseconds. Nil milliseconds: whenever it is there.
  func take(within milliseconds: Int?) -> FileAnalysis? {
    let limit = milliseconds.map { DispatchTime.now() + .milliseconds($0) } ?? .distantFuture
    guard isDone.wait(timeout: limit) == .success else { return nil }
    return found.withLock { found in
      defer { found = nil }
      return found
    }
  }

  /// Requests and changes that are about one document and what it imports.
  static let ofOneDocument: Set<String> = [
    HoverRequest.method, CompletionRequest.method, SignatureHelpRequest.method, DocumentSymbolRequest.method,
    FoldingRangeRequest.method, SelectionRangeRequest.method, DocumentHighlightRequest.method,
    SemanticTokensRequest.method, SemanticTokensDeltaRequest.method, SemanticTokensRangeRequest.method,
    DocumentFormattingRequest.method, DocumentOnTypeFormattingRequest.method, InlayHintRequest.method,
    DocumentColorRequest.method,
    DidChangeTextDocumentNotification.method,
  ]
}
