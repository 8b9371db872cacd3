import FormLint
import FormSyntax
import LanguageServerProtocol

/// Turns bytes of a document into places of the client.
///
/// Places asked for in rising order cost what lies between them, on lines of any length.
struct ProtocolPlaces {
  /// The text.
  let document: Document
  /// How the client counts the characters of a line.
  let encoding: FormSyntax.PositionEncoding
  private var cursor: LineCursor
  /// The last place asked for: its byte, the place, and where its line begins.
  private var last: (offset: Int, position: Position)?

  /// The places of one version of a document.
  init(_ document: Document, _ encoding: FormSyntax.PositionEncoding) {
    self.document = document
    self.encoding = encoding
    cursor = LineCursor(document)
  }

  /// The place of a byte.
  mutating func position(_ offset: Int) -> Position { begin(at: offset).position }

  /// The places of a range's ends.
  mutating func range(_ range: Range<Int>) -> LSPRange {
    let start = position(range.lowerBound)
    return LSPRange(start: start, end: range.isEmpty ? start : place(range.upperBound).position)
  }

  /// A replacement of bytes. No place of the client is inside of a CR LF: one that is cut in two is replaced as a whole.
  mutating func edit(_ range: Range<Int>, _ newText: String) -> TextEdit {
    let start = begin(at: range.lowerBound)
    let end = range.isEmpty ? start : place(range.upperBound)
    if !start.cutsLineBreak && !end.cutsLineBreak {
      return TextEdit(range: LSPRange(start: start.position, end: end.position), newText: newText)
    }
    let lower = range.lowerBound - (start.cutsLineBreak ? 1 : 0)
    let whole = self.range(lower..<range.upperBound + (end.cutsLineBreak ? 1 : 0))
    return TextEdit(
      range: whole, newText: (start.cutsLineBreak ? "\r" : "") + newText + (end.cutsLineBreak ? "\n" : ""))
  }

  private mutating func begin(at offset: Int) -> (position: Position, cutsLineBreak: Bool) {
    let place = place(offset)
    last = (offset, place.position)
    return place
  }

  private mutating func place(_ offset: Int) -> (position: Position, cutsLineBreak: Bool) {
    let (line, before) = cursor.line(at: offset)
    return (position(line, before), before.upperBound < min(offset, document.byteCount))
  }

  private func position(_ line: Int, _ before: Range<Int>) -> Position {
    if encoding == .utf8 { return Position(line: UInt32(clamping: line), character: UInt32(clamping: before.count)) }
    if let last, before.lowerBound <= last.offset, last.offset <= before.upperBound {
      let (character, overflows) = last.position.character.addingReportingOverflow(
        length(last.offset..<before.upperBound))
      return Position(line: last.position.line, character: overflows ? .max : character)
    }
    return Position(line: UInt32(clamping: line), character: length(before))
  }

  private func length(_ range: Range<Int>) -> UInt32 { UInt32(clamping: cursor.length(of: range, encoding)) }
}

extension DiagnosticSeverity {
  /// The protocol's word for a severity.
  init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .information: .information
      case .hint: .hint
      }
  }
}

extension DiagnosticTag {
  /// The protocol's word for a tag.
  init(_ tag: Finding.Tag) {
    self =
      switch tag {
      case .unnecessary: .unnecessary
      case .deprecated: .deprecated
      }
  }
}

extension LSPAny {
  /// What a finding has for programs.
  init(_ data: [(key: String, value: Finding.Datum)]) {
    self = .object(Dictionary(data.map { ($0.key, LSPAny($0.value)) }) { $1 })
  }

  /// One part of it.
  init(_ datum: Finding.Datum) {
    self =
      switch datum {
      case .text(let text): .string(text)
      case .number(let number): .integer(Int64(number))
      case .texts(let texts): .array(texts.map(LSPAny.string))
      }
  }
}
