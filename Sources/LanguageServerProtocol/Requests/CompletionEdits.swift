public import JSONText

/// The documentation of a completion item, signature or hint: LSP's `string | MarkupContent`.
public enum Documentation: Sendable {
  /// A plain string, for clients that do not say which markup they know.
  case plain(String)
  /// A text with markup.
  case markup(MarkupContent)
}

extension Documentation: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    self = if let text = json.string { .plain(text) } else { .markup(try MarkupContent(json)) }
  }

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .plain(let text): writer.string(text)
    case .markup(let content): content.encode(to: &writer)
    }
  }
}

/// The edit of a completion item.
public enum CompletionTextEdit: Sendable {
  /// A `TextEdit`.
  case replace(TextEdit)
  /// An `InsertReplaceEdit`, for clients with `insertReplaceSupport`.
  case insertOrReplace(InsertReplaceEdit)
}

extension CompletionTextEdit: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    self =
      if json["insert"] == nil { .replace(try TextEdit(json)) } else {
        .insertOrReplace(try InsertReplaceEdit(json))
      }
  }

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .replace(let edit): edit.encode(to: &writer)
    case .insertOrReplace(let edit): edit.encode(to: &writer)
    }
  }
}

/// The range that all items of a list edit: `CompletionList.itemDefaults.editRange`.
public enum CompletionEditRange: Sendable, JSONEncodable {
  /// One range, whether the user inserts or replaces.
  case replace(LSPRange)
  /// A range for each, for clients with `insertReplaceSupport`.
  case insertOrReplace(insert: LSPRange, replace: LSPRange)

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .replace(let range): range.encode(to: &writer)
    case .insertOrReplace(let insert, let replace):
      writer.object {
        $0.member("insert", insert)
        $0.member("replace", replace)
      }
    }
  }
}
