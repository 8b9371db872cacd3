public import JSONText

/// What the text of an item is.
public enum InsertTextFormat: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// Itself.
  case plainText = 1
  /// A template with places to fill in.
  case snippet = 2
}

/// What stands, faintly, behind a label.
public struct CompletionItemLabelDetails: Sendable {
  /// Right behind it, such as a signature.
  public var detail: String?
  /// At the end of the line, such as where it comes from.
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
  /// What comes.
  public var newText: String
  /// What goes when inserting: up to the place.
  public var insert: LSPRange
  /// What goes when replacing: the whole word, which begins with the other range.
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

/// Something that could be typed.
public struct CompletionItem: Sendable {
  /// What people see, and what goes in where nothing else is said.
  public var label: String
  /// What stands behind the label.
  public var labelDetails: CompletionItemLabelDetails?
  /// The picture next to it.
  public var kind: CompletionItemKind?
  /// How it is shown besides.
  public var tags: [CompletionItemTag]?
  /// A short word on it, such as its type.
  public var detail: String?
  /// A longer one.
  public var documentation: Documentation?
  /// Whether it is struck through, for clients without tags.
  public var deprecated: Bool?
  /// Whether it is chosen at first.
  public var preselect: Bool?
  /// What it is sorted by, in place of the label.
  public var sortText: String?
  /// What typed text is held against, in place of the label.
  public var filterText: String?
  /// What goes in, in place of the label.
  public var insertText: String?
  /// Whether that is a snippet.
  public var insertTextFormat: InsertTextFormat?
  /// What happens to its indentation.
  public var insertTextMode: InsertTextMode?
  /// The edit that it makes, in place of the text alone.
  public var textEdit: CompletionTextEdit?
  /// The edit's text, where the list has its range.
  public var textEditText: String?
  /// Edits elsewhere, such as an import.
  public var additionalTextEdits: [TextEdit]?
  /// Characters that, typed, accept it first.
  public var commitCharacters: [String]?
  /// What is run afterwards.
  public var command: Command?
  /// What the server wants back when the item is resolved.
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
