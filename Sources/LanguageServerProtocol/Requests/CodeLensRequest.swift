public import JSONText

/// What can be done with parts of a document, shown over their lines.
public enum CodeLensRequest: ClientRequest {
  public typealias Params = TextDocumentParams
  public typealias Result = [CodeLens]?
  public static let method = "textDocument/codeLens"
}

/// Something that can be done with a part of a document.
public struct CodeLens: Sendable {
  /// The part.
  public var range: LSPRange
  /// What a click runs.
  public var command: Command?

  /// A command over a range, which is on one line.
  public init(range: LSPRange, command: Command? = nil) {
    self.range = range
    self.command = command
  }
}

extension CodeLens: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("command", command)
    }
  }
}
