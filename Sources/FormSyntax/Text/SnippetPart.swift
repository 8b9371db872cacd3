/// A piece of a template.
public enum SnippetPart: Sendable, Hashable {
  /// What stands as it is.
  case text(String)
  /// A place to fill in, with what stands there at first.
  case field(String)
  /// Where the cursor is in the end.
  case end
}

extension [SnippetPart] {
  /// The text with what stands at first in the places to fill in.
  public var plainText: String {
    map { part in
      switch part {
      case .text(let text), .field(let text): text
      case .end: ""
      }
    }.joined()
  }
}
