/// A text for people, in blocks: editors show it as Markdown, or plain where they cannot.
public struct Prose: Sendable, Equatable {
  /// A part of the text that is set apart from what is before and behind it.
  enum Block: Sendable, Equatable {
    /// Lines of a programming language.
    case code(String)
    /// One paragraph of running text.
    case paragraph(ProseLine)
    /// Items of a bulleted list.
    case list([ProseLine])
    /// Cells in rows below a head of as many.
    case table(head: [ProseLine], rows: [[ProseLine]])
    /// Text that is Markdown already: documentation comments of the user.
    case written(String)
  }

  /// The parts, in order.
  var blocks: [Block] = []

  /// A text without blocks.
  init() {}
  /// One paragraph.
  init(_ line: ProseLine) { blocks = [.paragraph(line)] }

  /// One paragraph, whose characters mean only themselves.
  public init(_ text: String) { self.init(ProseLine(text)) }

  /// Whether there is nothing to say.
  public var isEmpty: Bool { blocks.isEmpty }

  /// Appends a paragraph.
  mutating func add(_ line: ProseLine) { blocks.append(.paragraph(line)) }
  /// Appends lines of code.
  mutating func addCode(_ code: String) { blocks.append(.code(code)) }
  /// Appends a bulleted list, unless it is empty.
  mutating func addList(_ lines: [ProseLine]) { if !lines.isEmpty { blocks.append(.list(lines)) } }
  /// Appends a table, unless it has no rows.
  mutating func addTable(_ head: [ProseLine], _ rows: [[ProseLine]]) {
    if !rows.isEmpty { blocks.append(.table(head: head, rows: rows)) }
  }
  /// Appends Markdown that the user wrote, unless it is empty.
  mutating func addWritten(_ text: String) { if !text.isEmpty { blocks.append(.written(text)) } }

  /// The text as Markdown.
  public var markdown: String {
    blocks.map { block in
      switch block {
      case .code(let code): "```swift\n\(code)\n```"
      case .paragraph(let line): line.markdown
      case .list(let lines): lines.map { "- \($0.markdown)" }.joined(separator: "\n")
      case .table(let head, let rows):
        ([head.map(\.cell), head.map { _ in "---" }] + rows.map { $0.map(\.cell) })
          .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
      case .written(let text): text
      }
    }.joined(separator: "\n\n")
  }

  /// The text without markup.
  public var plainText: String {
    blocks.map { block in
      switch block {
      case .code(let code): code
      case .paragraph(let line): line.plainText
      case .list(let lines): lines.map { "- \($0.plainText)" }.joined(separator: "\n")
      case .table(_, let rows):
        rows.map { row in "- \(row.map(\.plainText).joined(separator: ": "))" }.joined(separator: "\n")
      case .written(let text): text
      }
    }.joined(separator: "\n\n")
  }
}

/// One paragraph: what is interpolated with `code:` is set as code, all else means only itself.
struct ProseLine: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// A stretch of one style.
  enum Span: Sendable, Equatable {
    /// Text whose characters mean only themselves.
    case plain(String)
    /// Text that is set as code.
    case code(String)
  }

  /// Collects the spans of a literal, where `code:` marks what is set as code.
  struct StringInterpolation: StringInterpolationProtocol {
    /// The spans so far, in order.
    var spans: [Span] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { spans.append(.plain(literal)) } }
    /// Adds a value as plain text.
    mutating func appendInterpolation(_ text: some CustomStringConvertible) { spans.append(.plain(text.description)) }
    /// Adds a value as code.
    mutating func appendInterpolation(code text: some CustomStringConvertible) { spans.append(.code(text.description)) }
    /// Adds the spans of another line.
    mutating func appendInterpolation(_ line: ProseLine) { spans += line.spans }
  }

  /// The stretches of the line, in order.
  var spans: [Span]

  init(stringLiteral text: String) { spans = [.plain(text)] }
  init(stringInterpolation: StringInterpolation) { spans = stringInterpolation.spans }
  /// A line of plain text.
  init(_ text: String) { spans = [.plain(text)] }

  /// The line without markup.
  var plainText: String {
    spans.map { span in
      switch span {
      case .plain(let text), .code(let text): text
      }
    }.joined()
  }

  /// The line as Markdown (CommonMark), with escapes wherever a character would be read as markup.
  var markdown: String {
    spans.map { span in
      switch span {
      case .plain(let text): ProseLine.escaped(text)
      case .code(let text): ProseLine.codeSpan(text)
      }
    }.joined()
  }

  /// The line as Markdown in a cell of a table, where a bar parts cells even in code.
  fileprivate var cell: String {
    spans.map { span in
      switch span {
      case .plain(let text): ProseLine.escaped(text)
      case .code(let text): ProseLine.codeSpan(text).replacing("|", with: "\\|")
      }
    }.joined().replacing("\n", with: " ")
  }

  /// The text with a backslash before each character that means something in Markdown.
  private static func escaped(_ text: String) -> String {
    let marks = "\\`*_[]<>#|~"
    guard text.contains(where: marks.contains) else { return text }
    return String(text.flatMap { marks.contains($0) ? ["\\", $0] : [$0] })
  }

  /// Between as many back-ticks as it takes.
  private static func codeSpan(_ text: String) -> String {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let blank = longest > 0 ? " " : ""
    return fence + blank + text + blank + fence
  }

  /// Lines joined by a separator.
  static func joined(_ lines: [ProseLine], _ separator: String) -> ProseLine {
    var result = ProseLine("")
    for (index, line) in lines.enumerated() {
      if index > 0 { result.spans.append(.plain(separator)) }
      result.spans += line.spans
    }
    return result
  }
}
