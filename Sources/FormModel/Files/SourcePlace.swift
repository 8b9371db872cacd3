/// Some bytes of a file.
public struct SourcePlace: Hashable, Sendable {
  /// Nil: the file that is looked at.
  public var path: String?
  /// Bytes from the start of the file.
  public var range: Range<Int>

  /// Bytes of the file at `path`.
  public init(path: String? = nil, range: Range<Int>) {
    self.path = path
    self.range = range
  }
}
