import FormEditing
import FormModel
import FormLint
import FormSyntax
import FormWorkspace
import LanguageServerProtocol

extension CompletionRequest: RequestHandler {
  static func answer(_ params: CompletionParams, _ session: inout Session) throws(ResponseError) -> CompletionList? {
    guard let snapshot = session.snapshot(params.textDocument.uri) else { return nil }
    let document = snapshot.file.document
    guard let found = snapshot.completions(at: document.offset(of: params.position, session.client.encoding)) else {
      return nil
    }
    if params.context?.triggerCharacter == " ", found.isMemberStart { return nil }
    let completion = session.client.capabilities.textDocument.completion
    let shown = completion.completionItem
    var places = ProtocolPlaces(document, session.client.encoding)
    let insert = places.range(found.insertRange)
    let replace = places.range(found.replaceRange)
    let items = found.items.map { item in
      var item = CompletionItem(item, shown, insert: insert, replace: replace)
      if let kind = item.kind, !completion.knows(kind) { item.kind = .value }
      return item
    }
    return CompletionList(isIncomplete: found.isIncomplete, items: items)
  }
}

extension CompletionClientCapabilities {
  /// Whether the client has a picture for a kind; one that does not say has those of the first version of LSP.
  fileprivate func knows(_ kind: CompletionItemKind) -> Bool {
    completionItemKind?.contains(kind) ?? (kind.rawValue <= CompletionItemKind.reference.rawValue)
  }
}

extension CompletionItem {
  /// An item as far as the client can show it.
  fileprivate init(
    _ item: Completion, _ shown: CompletionItemClientCapabilities, insert: LSPRange, replace: LSPRange
  ) {
    let snippet = shown.snippetSupport ? item.snippet.map { $0.text } : nil
    let text = snippet ?? item.insertText
    let usesTags = shown.tagSupport?.contains(.deprecated) ?? false
    self.init(
      label: item.label, kind: CompletionItemKind(item.kind), tags: item.isDeprecated && usesTags ? [.deprecated] : nil,
      detail: item.detail, documentation: Documentation(item.documentation, shown.documentationFormat),
      deprecated: item.isDeprecated && !usesTags && shown.deprecatedSupport ? true : nil,
      preselect: item.isPreselected && shown.preselectSupport ? true : nil, sortText: item.sortText,
      filterText: item.filterText == item.label ? nil : item.filterText,
      insertTextFormat: snippet == nil ? nil : .snippet,
      textEdit: shown.insertReplaceSupport
        ? .insertOrReplace(InsertReplaceEdit(newText: text, insert: insert, replace: replace))
        : .replace(TextEdit(range: replace, newText: text)))
    if let detail = item.labelDetail, shown.labelDetailsSupport {
      labelDetails = CompletionItemLabelDetails(detail: detail)
    }
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
      }
  }
}
