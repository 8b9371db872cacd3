import FormEditing
import FormModel
import FormLint
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension CompletionRequest: BackgroundRequestHandler {
  static let title = "Looking for suggestions"

  static func work(_ params: CompletionParams, _ session: inout Session) throws(ResponseError) -> Work {
    let (uri, client, texts) = (params.textDocument.uri, session.client, session.completionTexts)
    if let open = session.openSettings(uri) { return { SettingsCompletion(open, params.position, client).list } }
    guard let snapshot = session.snapshot(uri) else { return { nil } }
    // What files say that were not found yet, or are being read, comes when the client asks again.
    let isSearching = session.scan != nil || !session.openings.isEmpty
    return {
      let document = snapshot.file.document
      let offset = document.offset(of: params.position, client.encoding)
      let takesSnippets = client.capabilities.textDocument.completion.completionItem.snippetSupport
      guard let found = snapshot.completions(at: offset, takesSnippets: takesSnippets) else {
        return isSearching ? CompletionList(isIncomplete: true, items: []) : nil
      }
      if params.context?.triggerCharacter == " ", found.isMemberStart { return nil }
      var writer = CompletionWriter(client, document, found, uri)
      let items = found.items.map { writer.item($0) { texts.text(of: $0, in: snapshot, for: client) } }
      return CompletionList(isIncomplete: found.isIncomplete || isSearching, items: items)
    }
  }
}

extension CompletionResolveRequest: BackgroundRequestHandler {
  static let title = "Explaining the suggestion"
  static var whenStale: WhenStale { .answered }

  static func document(of params: CompletionItem) -> DocumentURI? { nil }

  static func work(_ params: CompletionItem, _ session: inout Session) throws(ResponseError) -> Work {
    guard case .array(let data)? = params.data, data.count == 2, case .string(let key) = data[0],
      case .string(let uri) = data[1], let subject = CompletionSubject(key: key)
    else { return { params } }
    let (snapshot, client, texts) = (session.snapshot(DocumentURI(uri)), session.client, session.completionTexts)
    return {
      var item = params
      item.documentation = texts.text(of: subject, in: snapshot, for: client)
      return item
    }
  }
}

/// Writes suggestions as far as the client can show them.
private struct CompletionWriter {
  private let completion: CompletionClientCapabilities
  private let shown: CompletionItemClientCapabilities
  private let uri: DocumentURI
  private let insert: LSPRange
  private let replace: LSPRange
  private var places: ProtocolPlaces
  /// The blanks that begin the line.
  private let indentation: String
  /// What ends the document's lines; engines for snippets know that by themselves.
  private let lineBreak: String

  init(_ client: Client, _ document: Document, _ found: Completions, _ uri: DocumentURI) {
    completion = client.capabilities.textDocument.completion
    shown = completion.completionItem
    self.uri = uri
    places = ProtocolPlaces(document, client.encoding)
    insert = places.range(found.insertRange)
    replace = places.range(found.replaceRange)
    let start = document.lineStart(document.line(at: found.replaceRange.lowerBound))
    let line = document.bytes(in: start..<found.replaceRange.lowerBound)
    let first = document.lineRange(0).upperBound
    lineBreak = document.bytes(in: first..<min(first + 2, document.byteCount)).elementsEqual([13, 10]) ? "\r\n" : "\n"
    indentation = String(decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
  }

  /// Whether the client indents the lines of a text as the first one is where it is told so.
  private var canIndent: Bool { shown.insertTextModeSupport?.contains(.adjustIndentation) ?? false }

  /// A text whose lines end as the document's do, and are indented as the first one is, where the client does not see to
  /// that. Engines for snippets do
  /// unless their clients say otherwise.
  private func indented(_ text: String, isSnippet: Bool) -> String {
    guard text.hasLines else { return text }
    let keepsIndentation =
      canIndent || completion.insertTextMode == .adjustIndentation || isSnippet && completion.insertTextMode != .asIs
    let lineStart = (isSnippet ? "\n" : lineBreak) + (keepsIndentation ? "" : indentation)
    return lineStart == "\n" ? text : text.replacing("\n", with: lineStart)
  }

  /// - Parameter text: what there is to say of what an item is about.
  mutating func item(_ item: Completion, text documentation: (CompletionSubject) -> Documentation?) -> CompletionItem {
    let snippet = shown.snippetSupport ? item.snippet.map { $0.text } : nil
    let text = indented(snippet ?? item.insertText, isSnippet: snippet != nil)
    let usesTags = shown.tagSupport?.contains(.deprecated) ?? false
    var written = CompletionItem(
      label: item.label, kind: kind(item.kind), tags: item.isDeprecated && usesTags ? [.deprecated] : nil,
      detail: item.detail, deprecated: item.isDeprecated && !usesTags && shown.deprecatedSupport ? true : nil,
      sortText: item.sortText, filterText: item.filterText == item.label ? nil : item.filterText,
      insertTextFormat: snippet == nil ? nil : .snippet,
      insertTextMode: text.hasLines && canIndent ? .adjustIndentation : nil,
      textEdit: shown.insertReplaceSupport
        ? .insertOrReplace(InsertReplaceEdit(newText: text, insert: insert, replace: replace))
        : .replace(TextEdit(range: replace, newText: text)))
    if let detail = item.labelDetail, shown.labelDetailsSupport {
      written.labelDetails = CompletionItemLabelDetails(detail: detail)
    }
    if shown.commitCharactersSupport, !item.commitCharacters.isEmpty {
      written.commitCharacters = item.commitCharacters
    }
    if !item.additionalEdits.isEmpty {
      written.additionalTextEdits = item.additionalEdits.map { places.edit($0.range, $0.newText) }
    }
    guard let subject = item.subject else { return written }
    if shown.resolveSupport?.contains("documentation") ?? false {
      written.data = .array([.string(subject.key), .string(uri.text)])
    } else {
      written.documentation = documentation(subject)
    }
    return written
  }

  /// The picture of an item; a client that does not say has those of the first version of LSP.
  private func kind(_ kind: Completion.Kind) -> CompletionItemKind {
    let kind = CompletionItemKind(kind)
    let isKnown =
      completion.completionItemKind?.contains(kind) ?? (kind.rawValue <= CompletionItemKind.reference.rawValue)
    return isKnown ? kind : .value
  }
}

extension Documentation {
  /// A text as the client shows it; nil where there is none.
  init?(_ prose: Prose, _ formats: [MarkupKind]) {
    guard !prose.isEmpty else { return nil }
    self = formats.isEmpty ? .plain(prose.plainText) : .markup(MarkupContent(prose, formats))
  }
}

extension MarkupContent {
  /// A text in the markup that the client likes best.
  init(_ prose: Prose, _ formats: [MarkupKind]) {
    let kind = formats.first ?? .plaintext
    self.init(kind: kind, value: kind == .markdown ? prose.markdown : prose.plainText)
  }
}

extension CompletionItemKind {
  fileprivate init(_ kind: Completion.Kind) {
    self =
      switch kind {
      case .keyword: .keyword
      case .property: .property
      case .enumMember: .enumMember
      case .constant: .constant
      case .function: .function
      case .method: .method
      case .event: .event
      case .value: .value
      case .preset: .module
      case .control: .field
      case .tag: .enumMember
      case .text: .text
      case .color: .color
      case .operator: .operator
      case .file: .file
      }
  }
}

extension String {
  /// Whether it has more than one line, as its bytes say: most suggestions are short, and all of them are asked.
  fileprivate var hasLines: Bool { utf8.contains(UInt8(ascii: "\n")) }
}
