public import JSONText

/// What of a document can be folded away.
public enum FoldingRangeRequest: ClientRequest {
  public typealias Params = TextDocumentParams
  public typealias Result = [FoldingRange]?
  public static let method = "textDocument/foldingRange"
}

/// What is folded.
public enum FoldingRangeKind: String, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// A comment.
  case comment
  /// The imports.
  case imports
  /// A region that the user has marked.
  case region
}

/// Lines that can be folded.
public struct FoldingRange: Sendable {
  /// The line that stays.
  public var startLine: UInt32
  /// From where on in it; its end when nil.
  public var startCharacter: UInt32?
  /// The last line that goes.
  public var endLine: UInt32
  /// Up to where in it; its end when nil.
  public var endCharacter: UInt32?
  /// What it is.
  public var kind: FoldingRangeKind?
  /// What is shown in its place.
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
