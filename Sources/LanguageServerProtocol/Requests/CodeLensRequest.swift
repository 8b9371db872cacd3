public import JSONText

/// The code lenses of a document: commands that are shown over lines.
public enum CodeLensRequest: ClientRequest {
  public typealias Params = TextDocumentParams
  public typealias Result = [CodeLens]?
  public static let method = "textDocument/codeLens"
}

/// A command that is shown over a line.
public struct CodeLens: Sendable {
  /// The range that it is about, on one line.
  public var range: LSPRange
  /// The command; nil where `codeLens/resolve` gives it.
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
