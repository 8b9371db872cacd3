import Dispatch
import FormLint
import JSONText
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

  /// Of more chunks than these a change of what is no control is applied beside everything else.
  static let mostChunks = 20_000

  /// Begins at once; `analysis` makes that of the text.
  init(_ document: OpenDocument, _ path: String, _ analysis: @escaping @Sendable () -> FileAnalysis) {
    self.document = document
    self.path = path
    runOnOwnThread { [self] in
      let made = analysis()
      found.withLock { $0 = made }
      isDone.signal()
    }
  }

  /// The analysis, once; nil where it is not there after so many milliseconds.
  func take(within milliseconds: Int) -> FileAnalysis? {
    guard isDone.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return nil }
    return found.withLock { found in
      defer { found = nil }
      return found
    }
  }

  /// Whether a message is about one document and what that imports, and handled without reading much.
  static func isOfOneDocument(_ method: String, _ params: JSONValue?) -> Bool {
    if method != DidOpenTextDocumentNotification.method { return ofOneDocument.contains(method) }
    // Of two large ones the second is read after the first.
    return (params?["textDocument"]?["text"]?.rawBytes.count ?? 0) <= largest
  }

  /// Whether a message needs nothing of any document, and changes none.
  static func isOfNoDocument(_ method: String) -> Bool { ofNoDocument.contains(method) }

  private static let ofNoDocument: Set<String> = [
    DidSaveTextDocumentNotification.method, WillSaveTextDocumentNotification.method,
    WorkDoneProgressCancelNotification.method, CompletionResolveRequest.method, DocumentLinkResolveRequest.method,
    StatusRequest.method,
  ]

  private static let ofOneDocument: Set<String> = [
    HoverRequest.method, CompletionRequest.method, SignatureHelpRequest.method, DocumentSymbolRequest.method,
    FoldingRangeRequest.method, SelectionRangeRequest.method, DocumentHighlightRequest.method,
    SemanticTokensRequest.method, SemanticTokensDeltaRequest.method, SemanticTokensRangeRequest.method,
    DocumentFormattingRequest.method, DocumentOnTypeFormattingRequest.method, InlayHintRequest.method,
    DocumentColorRequest.method, CodeActionRequest.method, CodeLensRequest.method, DocumentLinkRequest.method,
    DefinitionRequest.method, DeclarationRequest.method, PrepareRenameRequest.method,
    DocumentRangeFormattingRequest.method, ColorPresentationRequest.method, DocumentDiagnosticRequest.method,
    DidChangeTextDocumentNotification.method,
  ]
}
