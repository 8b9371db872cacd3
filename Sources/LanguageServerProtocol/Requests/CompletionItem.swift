public import JSONText

/// Whether the text of a completion item is a snippet.
public enum InsertTextFormat: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// The text is inserted as it is.
  case plainText = 1
  /// The text is a snippet (LSP 3.17, "Snippet Syntax").
  case snippet = 2
}

/// What is shown, less prominently, behind the label of a completion item.
public struct CompletionItemLabelDetails: Sendable {
  /// What is shown right behind the label, such as a signature.
  public var detail: String?
  /// What is shown at the end of the line, such as a module.
  public var description: String?

  /// Texts behind a label; those that are nil are left out of the JSON.
  public init(detail: String? = nil, description: String? = nil) {
    self.detail = detail
    self.description = description
  }
}

extension CompletionItemLabelDetails: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    detail = try json.decodeIfPresent("detail")
    description = try json.decodeIfPresent("description")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("detail", detail)
      $0.member("description", description)
    }
  }
}

/// An edit for clients that let the user choose between inserting and replacing.
public struct InsertReplaceEdit: Sendable {
  /// The text that takes the place of either range.
  public var newText: String
  /// The range where the user inserts: from the word's start to the cursor.
  public var insert: LSPRange
  /// The range where the user replaces: the whole word.
  public var replace: LSPRange

  /// A text with both of its ranges: `insert` is a prefix of `replace`, and both are on one line.
  public init(newText: String, insert: LSPRange, replace: LSPRange) {
    self.newText = newText
    self.insert = insert
    self.replace = replace
  }
}

extension InsertReplaceEdit: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    newText = try json.decode("newText")
    insert = try json.decode("insert")
    replace = try json.decode("replace")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("newText", newText)
      $0.member("insert", insert)
      $0.member("replace", replace)
    }
  }
}

/// An item of a completion list.
public struct CompletionItem: Sendable {
  /// What the list shows, and what is inserted where no other member says so.
  public var label: String
  /// What is shown behind the label.
  public var labelDetails: CompletionItemLabelDetails?
  /// The kind, by which the client chooses an icon.
  public var kind: CompletionItemKind?
  /// How the item is rendered besides.
  public var tags: [CompletionItemTag]?
  /// What is shown beside it, such as a type.
  public var detail: String?
  /// What is shown of the item that is selected.
  public var documentation: Documentation?
  /// Whether it is obsolete, for clients without tags.
  public var deprecated: Bool?
  /// Whether it is selected when the list is shown.
  public var preselect: Bool?
  /// What the list is sorted by; nil: the label.
  public var sortText: String?
  /// What the typed word is matched against; nil: the label.
  public var filterText: String?
  /// What is inserted; nil: the label.
  public var insertText: String?
  /// Whether `insertText` or `textEdit.newText` is a snippet.
  public var insertTextFormat: InsertTextFormat?
  /// How its lines are indented.
  public var insertTextMode: InsertTextMode?
  /// The edit that is made, in place of `insertText`.
  public var textEdit: CompletionTextEdit?
  /// The new text, where the list has the range in `itemDefaults`.
  public var textEditText: String?
  /// Edits elsewhere in the document, such as an import; they overlap no other.
  public var additionalTextEdits: [TextEdit]?
  /// Characters that, typed while the item is selected, insert it first.
  public var commitCharacters: [String]?
  /// The command that is run after the item was inserted.
  public var command: Command?
  /// What comes back in `completionItem/resolve`.
  public var data: LSPAny?

  /// An item; members that are nil are left out of the JSON.
  public init(
    label: String, labelDetails: CompletionItemLabelDetails? = nil, kind: CompletionItemKind? = nil,
    tags: [CompletionItemTag]? = nil, detail: String? = nil, documentation: Documentation? = nil,
    deprecated: Bool? = nil, preselect: Bool? = nil, sortText: String? = nil, filterText: String? = nil,
    insertText: String? = nil, insertTextFormat: InsertTextFormat? = nil, insertTextMode: InsertTextMode? = nil,
    textEdit: CompletionTextEdit? = nil, textEditText: String? = nil, additionalTextEdits: [TextEdit]? = nil,
    commitCharacters: [String]? = nil, command: Command? = nil, data: LSPAny? = nil
  ) {
    self.label = label
    self.labelDetails = labelDetails
    self.kind = kind
    self.tags = tags
    self.detail = detail
    self.documentation = documentation
    self.deprecated = deprecated
    self.preselect = preselect
    self.sortText = sortText
    self.filterText = filterText
    self.insertText = insertText
    self.insertTextFormat = insertTextFormat
    self.insertTextMode = insertTextMode
    self.textEdit = textEdit
    self.textEditText = textEditText
    self.additionalTextEdits = additionalTextEdits
    self.commitCharacters = commitCharacters
    self.command = command
    self.data = data
  }
}

extension CompletionItem: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    label = try json.decode("label")
    labelDetails = try json.decodeIfPresent("labelDetails")
    kind = json.decodeIfPossible("kind")
    tags = json.decodeIfPossible("tags")
    detail = try json.decodeIfPresent("detail")
    documentation = try json.decodeIfPresent("documentation")
    deprecated = try json.decodeIfPresent("deprecated")
    preselect = try json.decodeIfPresent("preselect")
    sortText = try json.decodeIfPresent("sortText")
    filterText = try json.decodeIfPresent("filterText")
    insertText = try json.decodeIfPresent("insertText")
    insertTextFormat = json.decodeIfPossible("insertTextFormat")
    insertTextMode = json.decodeIfPossible("insertTextMode")
    textEdit = try json.decodeIfPresent("textEdit")
    textEditText = try json.decodeIfPresent("textEditText")
    additionalTextEdits = try json.decodeIfPresent("additionalTextEdits")
    commitCharacters = try json.decodeIfPresent("commitCharacters")
    command = try json.decodeIfPresent("command")
    data = try json.decodeIfPresent("data")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("label", label)
      $0.member("labelDetails", labelDetails)
      $0.member("kind", kind)
      $0.member("tags", tags)
      $0.member("detail", detail)
      $0.member("documentation", documentation)
      $0.member("deprecated", deprecated)
      $0.member("preselect", preselect)
      $0.member("sortText", sortText)
      $0.member("filterText", filterText)
      $0.member("insertText", insertText)
      $0.member("insertTextFormat", insertTextFormat)
      $0.member("insertTextMode", insertTextMode)
      $0.member("textEdit", textEdit)
      $0.member("textEditText", textEditText)
      $0.member("additionalTextEdits", additionalTextEdits)
      $0.member("commitCharacters", commitCharacters)
      $0.member("command", command)
      $0.member("data", data)
    }
  }
}
