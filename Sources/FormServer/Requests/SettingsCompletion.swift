import FormEditing
import FormModel
import FormSyntax
import FormWorkspace
import JSONText
import LanguageServerProtocol
import SystemIO

/// What may be written at a place of a settings file, as the client takes it.
struct SettingsCompletion {
  private let document: Document
  private let cursor: SettingsCursor
  private let client: Client
  private let offset: Int
  private let path: String

  /// Takes a place of a settings file, in the client's position encoding.
  init(_ open: OpenSettings, _ position: Position, _ client: Client) {
    document = open.document
    path = client.path(of: open.uri)
    self.client = client
    offset = document.offset(of: position, client.encoding)
    cursor = SettingsCursor(document.bytes, at: offset)
  }

  /// The answer to `textDocument/completion`; nil where nothing can be suggested.
  var list: CompletionList? {
    var places = ProtocolPlaces(document, client.encoding)
    let range = places.range(cursor.range)
    let items = cursor.suggestions.map { item($0, range) } + formItems(range) + pathItems(range)
    return items.isEmpty ? nil : CompletionList(isIncomplete: false, items: items)
  }

  private func item(_ suggestion: SettingsSuggestion, _ range: LSPRange) -> CompletionItem {
    var item = CompletionItem(
      label: suggestion.label, kind: suggestion.isKey ? .property : suggestion.code == nil ? .value : .constant,
      detail: suggestion.detail.isEmpty ? nil : suggestion.detail,
      filterText: filter(suggestion.newText), textEdit: .replace(TextEdit(range: range, newText: suggestion.newText)))
    if let code = suggestion.code {
      let formats = client.capabilities.textDocument.completion.completionItem.documentationFormat
      item.documentation = Documentation(CompletionSubject.finding(code).text(in: nil), formats)
    }
    return item
  }

  /// What typed text is held against: it has the quote already where a string was begun.
  private func filter(_ newText: String) -> String? {
    guard !cursor.range.isEmpty, newText.hasPrefix("\"") else { return nil }
    return newText.split(separator: "\"").first.map { "\"\($0)\"" }
  }

  // MARK: Paths

  /// The files of JSON in the folder of what is typed, and the folders that may have some.
  private func pathItems(_ range: LSPRange) -> [CompletionItem] {
    guard let typed = cursor.typedPath else { return [] }
    let typedFolder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let folder = ProjectModel.resolve(typedFolder + ".", from: path)
    guard case .success(let entries) = FolderListing.entries(of: folder) else { return [] }
    var names = entries.compactMap { entry -> String? in
      if entry.name.hasPrefix(".") || entry.name.contains(where: { "\"\\".contains($0) }) { return nil }
      if entry.kind == .folder { return entry.name + "/" }
      return entry.name.hasSuffix(".json") && "\(folder)/\(entry.name)" != path ? entry.name : nil
    }.sorted()
    if typedFolder.split(separator: "/").allSatisfy({ $0 == ".." }), !typed.hasPrefix("/") { names.append("../") }
    return names.map { name in
      let newText = "\"\(typedFolder)\(name)\""
      return CompletionItem(
        label: typedFolder + name, kind: name.hasSuffix("/") ? .folder : .file, filterText: filter(newText),
        textEdit: .replace(TextEdit(range: range, newText: newText)))
    }
  }

  // MARK: Members of forms

  /// What the language has for a form's member, in a form that has nothing else.
  private func formItems(_ range: LSPRange) -> [CompletionItem] {
    switch cursor.formPlace {
    case nil: []
    case .name(let others):
      FormMemberLine("", at: 0).completions.filter { $0.kind == .property && !others.contains($0.label) }.map {
        // What is an array in the language is one in JSON.
        let value = $0.insertText.contains("[") ? "[]" : "\"\""
        let comma = cursor.needsComma ? "," : ""
        return formItem($0.label, "\"\($0.label)\": \(value)\(comma)", .property, range, $0)
      }
    case .value(let name, let isElement): values(of: name, isElement: isElement, range)
    }
  }

  private func values(of name: String, isElement: Bool, _ range: LSPRange) -> [CompletionItem] {
    let head = "\(name): " + (isElement ? "[" : "")
    var lines = [FormMemberLine(head + (isElement ? "]" : ""), at: head.utf8.count)]
    // What is in quotes in the language stands in those of JSON here.
    if isElement { lines.append(FormMemberLine(head + "\"\"]", at: head.utf8.count + 1)) }
    let choices = lines.map { line in
      line.completions.filter { item in !item.insertText.contains { "\"\\\n".contains($0) } }
    }
    return (choices.first { !$0.isEmpty } ?? []).map { formItem($0.label, "\"\($0.insertText)\"", .value, range, $0) }
  }

  private func formItem(
    _ label: String, _ newText: String, _ kind: CompletionItemKind, _ range: LSPRange, _ found: Completion
  ) -> CompletionItem {
    CompletionItem(
      label: label, kind: kind, detail: found.detail, filterText: filter(newText),
      textEdit: .replace(TextEdit(range: range, newText: newText)))
  }
}

/// One member of a form, by which editor features are asked what settings may say.
struct FormMemberLine {
  private static let head = "form Form {\n    "

  private let snapshot: FileSnapshot
  private let offset: Int

  /// - Parameter offset: counts bytes of the line.
  init(_ line: String, at offset: Int) {
    let text = "\(FormMemberLine.head)\(line)\n}\n"
    snapshot = FileSnapshot(FileModel(Document(bytes: Array(text.utf8))))
    self.offset = FormMemberLine.head.utf8.count + offset
  }

  /// What could be typed at the place.
  var completions: [Completion] { snapshot.completions(at: offset)?.items ?? [] }

  /// What there is to say of the place.
  var hover: Prose? { snapshot.hover(at: offset)?.text }
}
