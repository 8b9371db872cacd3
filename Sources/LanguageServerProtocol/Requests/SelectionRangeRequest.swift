public import JSONText

/// The ranges to which the client expands a selection, step by step.
public enum SelectionRangeRequest: ClientRequest {
  public typealias Params = SelectionRangeParams
  public typealias Result = [SelectionRange]?
  public static let method = "textDocument/selectionRange"
}

/// The parameters of `textDocument/selectionRange`.
public struct SelectionRangeParams: Sendable {
  /// The document that is asked about.
  public var textDocument: TextDocumentIdentifier
  /// The places of the cursors; each is answered by ranges of its own.
  public var positions: [Position]
}

extension SelectionRangeParams: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    textDocument = try json.decode("textDocument")
    positions = try json.decode("positions")
  }
}

/// Ranges around a place, from the innermost outwards; each contains the one before: LSP's `SelectionRange` with its
/// parents.
public struct SelectionRange: Sendable, JSONEncodable {
  /// The ranges; never empty.
  public private(set) var ranges: [LSPRange]

  /// At least one range.
  public init(innermost: LSPRange, parents: [LSPRange] = []) {
    ranges = [innermost] + parents
  }

  public func encode(to writer: inout JSONWriter) {
    encode(ranges[...], to: &writer)
  }

  private func encode(_ rest: ArraySlice<LSPRange>, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("range", rest.first)
      if rest.count > 1 {
        writer.key("parent")
        encode(rest.dropFirst(), to: &writer)
      }
    }
  }
}
