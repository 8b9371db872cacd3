/// An edit of a file of the project.
public struct SourceEdit: Sendable, Hashable {
  /// The path of the file; nil: the file that was asked about.
  public var path: String?
  /// The bytes that go, counted from the start of the file, and those that come in their place.
  public var edit: ByteEdit
  /// The new text with places to fill in, for editors that have templates; nil where there are none.
  public var snippet: [SnippetPart]?

  /// An edit of a file; without a path, of the one that was asked about.
  public init(_ edit: ByteEdit, path: String? = nil, snippet: [SnippetPart]? = nil) {
    self.path = path
    self.edit = edit
    self.snippet = snippet
  }

  /// Puts `newText` in the place of a range of bytes.
  public init(path: String?, range: Range<Int>, newText: String, snippet: [SnippetPart]? = nil) {
    self.init(ByteEdit(range, Array(newText.utf8)), path: path, snippet: snippet)
  }

  /// The bytes that go.
  public var range: Range<Int> { edit.range }
  /// What comes in their place.
  public var newText: String { String(decoding: edit.replacement, as: UTF8.self) }
}
