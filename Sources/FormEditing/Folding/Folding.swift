/// A stretch of text that an editor can hide.
public struct Folding: Sendable, Equatable {
  /// What a stretch is, where that is more than a block or a list.
  public enum Kind: Sendable {
    /// A comment of several lines, or several line comments below each other.
    case comment
    /// The imports at the head of a file.
    case imports
    /// Between `formdef:disable` and its `formdef:enable`.
    case region
  }

  /// What goes: from behind an opening bracket, or the first line, to before the closing bracket, or the last line's end.
  public var range: Range<Int>
  /// What it is; nil of blocks, lists and texts.
  public var kind: Kind?
  /// Whether what follows the range stays in sight on a line of its own: a closing bracket.
  public var hasCloser: Bool
  /// What stands in its place while it is hidden.
  public var collapsedText: String

  /// The same, counted from a place that lies `offset` further ahead.
  func moved(_ offset: Int) -> Folding {
    var copy = self
    copy.range = range.moved(offset)
    return copy
  }
}
