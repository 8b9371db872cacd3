public import FormSyntax

/// Options as far as somebody set them.
public struct LayoutSettings: Sendable {
  /// Columns that one level is indented; nil where nobody says.
  public var indentWidth: Int?
  /// Whether a level is a tab; nil where nobody says.
  public var usesTabs: Bool?
  /// The columns that a line should keep to; nil where nobody says.
  public var lineWidth: Int?

  /// Options of which each may be left out.
  public init(indentWidth: Int? = nil, usesTabs: Bool? = nil, lineWidth: Int? = nil) {
    self.indentWidth = indentWidth
    self.usesTabs = usesTabs
    self.lineWidth = lineWidth
  }

  /// The options of a document: where nobody says how a level is indented, as the first level in it is.
  public func options(of document: Document) -> FormatOptions {
    let usual = FormatOptions()
    let found = indentWidth == nil || usesTabs == nil ? document.firstIndentation : nil
    let tabs = usesTabs ?? found?.contains(UInt8(ascii: "\t")) ?? usual.usesTabs
    let width = found.flatMap { $0.contains(UInt8(ascii: "\t")) ? nil : $0.count }
    return FormatOptions(
      indentWidth: indentWidth ?? width ?? usual.indentWidth, usesTabs: tabs, lineWidth: lineWidth ?? usual.lineWidth)
  }
}

extension Document {
  /// The blanks that begin the first line in a form or preset which itself begins a line; nil where none of the first
  /// chunks has such a line.
  fileprivate var firstIndentation: [UInt8]? {
    chunks.lazy.prefix(Document.mostChunks).firstResult { chunk in
      if chunk.container.depth == 1, chunk.kind != .close, chunk.startsWithLineBreak, let root = chunk.root {
        return Document.indentation(of: Int(root.start), chunk.bytes)
      }
      return chunk.container == .file ? chunk.firstInnerIndentation : nil
    }
  }

  /// So many chunks are looked at.
  private static let mostChunks = 200

  /// The blanks that begin the line of an offset; nil where there are none.
  fileprivate static func indentation(of offset: Int, _ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let blanks = LineContext(bytes: bytes).indentation(of: offset)
    return blanks.isEmpty ? nil : Array(blanks.utf8)
  }
}

extension Chunk {
  /// The blanks that begin the line behind the first `{` of a preset.
  fileprivate var firstInnerIndentation: [UInt8]? {
    guard kind == .preset else { return nil }
    var (isOpen, first): (Bool, Int?) = (false, nil)
    forEachLexeme { lexeme in
      if isOpen, first == nil { first = lexeme.lineBreaksBefore > 0 ? lexeme.start : 0 }
      if lexeme.kind == .leftBrace { isOpen = true }
    }
    return first.flatMap { $0 == 0 ? nil : Document.indentation(of: $0, bytes) }
  }
}
