public import JSONText

/// A longer word on a completion item.
public enum Documentation: Sendable {
  /// For clients that do not say which markup they can show.
  case plain(String)
  /// For all others.
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

/// The edit that a completion item makes.
public enum CompletionTextEdit: Sendable {
  /// A range and what goes there.
  case replace(TextEdit)
  /// For clients with `insertReplaceSupport`.
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

/// What all items of a list replace.
public enum CompletionEditRange: Sendable, JSONEncodable {
  /// The same range whatever the user wants.
  case replace(LSPRange)
  /// For clients with `insertReplaceSupport`.
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
