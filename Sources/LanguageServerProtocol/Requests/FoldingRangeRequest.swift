public import JSONText

/// The folding ranges of a document.
public enum FoldingRangeRequest: ClientRequest {
  public typealias Params = TextDocumentParams
  public typealias Result = [FoldingRange]?
  public static let method = "textDocument/foldingRange"
}

/// What a folding range is of, for commands such as "fold all comments".
public enum FoldingRangeKind: String, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// A comment.
  case comment
  /// The imports.
  case imports
  /// A region that the user has marked.
  case region
}

/// A range that can be folded.
public struct FoldingRange: Sendable {
  /// The line that it begins on, which stays visible.
  public var startLine: UInt32
  /// The place on that line where it begins; nil: its end.
  public var startCharacter: UInt32?
  /// The line that it ends on.
  public var endLine: UInt32
  /// The place on that line where it ends; nil: its end.
  public var endCharacter: UInt32?
  /// What the range is of; nil: nothing of these.
  public var kind: FoldingRangeKind?
  /// What is shown in place of the range while it is folded.
  public var collapsedText: String?

  /// Lines from 0, both included; characters in units of the client's encoding.
  public init(
    startLine: UInt32, startCharacter: UInt32? = nil, endLine: UInt32, endCharacter: UInt32? = nil,
    kind: FoldingRangeKind? = nil, collapsedText: String? = nil
  ) {
    self.startLine = startLine
    self.startCharacter = startCharacter
    self.endLine = endLine
    self.endCharacter = endCharacter
    self.kind = kind
    self.collapsedText = collapsedText
  }
}

extension FoldingRange: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("startLine", startLine)
      $0.member("startCharacter", startCharacter)
      $0.member("endLine", endLine)
      $0.member("endCharacter", endCharacter)
      $0.member("kind", kind)
      $0.member("collapsedText", collapsedText)
    }
  }
}
