/// A replacement of bytes of a file.
public struct FileEdit: Sendable, Hashable {
  /// The path of the file; nil: the file that was asked about.
  public var path: String?
  /// The bytes that go, counted from the start of the file.
  public var range: Range<Int>
  /// What comes in their place.
  public var newText: String
  /// The new text with places to fill in, for editors that have templates; nil where there are none.
  public var snippet: [SnippetPart]?

  /// Puts `newText` in the place of a range of bytes.
  public init(path: String?, range: Range<Int>, newText: String, snippet: [SnippetPart]? = nil) {
    self.path = path
    self.range = range
    self.newText = newText
    self.snippet = snippet
  }

  /// The one change of whole lines that makes a new text of an old one; nil where they are the same.
  public init?(from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return nil }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    while start > 0, old[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    while tail > 0, old.count - tail > 0, old[old.count - tail - 1] != UInt8(ascii: "\n") { tail -= 1 }
    let text = String(decoding: new[start..<new.count - tail], as: UTF8.self)
    self.init(path: nil, range: start..<old.count - tail, newText: text)
  }
}
