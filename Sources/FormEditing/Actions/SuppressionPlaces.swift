import FormLint
import FormSyntax

/// Where comments can be written that suppress findings.
///
/// Each line and each chunk is looked at once: very many findings may stand in one of them.
struct SuppressionPlaces {
  /// A comment whose reason is to be filled in between its parts.
  typealias OpenComment = (place: Int, head: String, tail: String)

  private let snapshot: FileSnapshot
  private var cursor: LineCursor
  private var line: (number: Int, place: Place?)?
  private var lexemes: (chunk: ChunkID, all: [Lexeme])?

  /// Where one can be written for what stands on a line.
  private enum Place {
    /// On a line of its own, with the blanks that the line begins with.
    case before(Int, blanks: String)
    /// Behind all that stands there.
    case end(Int)
  }

  /// Nothing has been looked at.
  init(_ snapshot: FileSnapshot) {
    self.snapshot = snapshot
    cursor = LineCursor(snapshot.document)
  }

  /// A comment on a line of its own before the finding's line, which has its indentation; where that line begins in a
  /// text of several lines, behind the finding's line. Nil where that ends in a comment or in a text of several lines.
  mutating func comment(_ finding: LocatedFinding) -> OpenComment? {
    let (number, before) = cursor.line(at: finding.range.lowerBound)
    if line?.number != number {
      let isMarked = before.lowerBound == 0 && snapshot.document.bytes(in: 0..<3) == SuppressionPlaces.byteOrderMark
      line = (number, place(ofLine: isMarked ? 3 : before.lowerBound))
    }
    switch line?.place {
    case .before(let start, let blanks):
      let indentation = blanks.prefix(max(0, finding.range.lowerBound - start))
      return (start, "\(indentation)// formdef:disable:next \(finding.code) -- ", lineBreak(before: start))
    case .end(let end): return (end, " // formdef:disable:this \(finding.code) -- ", "")
    case nil: return nil
    }
  }

  private mutating func place(ofLine start: Int) -> Place? {
    if !isIn(start, where: { $0.end > $1 }) { return .before(start, blanks: blanks(from: start)) }
    let end = end(ofLine: start)
    return isIn(end, where: { $0.end > $1 || $0.kind == .lineComment && $0.end == $1 }) ? nil : .end(end)
  }

  /// Whether a lexeme that begins before a place goes so far that something holds, beside the place's offset in their
  /// chunk.
  private mutating func isIn(_ offset: Int, where goesSoFar: (Lexeme, Int) -> Bool) -> Bool {
    for place in snapshot.places(offset) {
      if lexemes?.chunk != place.chunk.id {
        var all: [Lexeme] = []
        place.chunk.forEachLexeme { all.append($0) }
        lexemes = (place.chunk.id, all)
      }
      guard let all = lexemes?.all else { continue }
      let next = all.indices.partitioningIndex { all[$0].start >= place.offset }
      if next > 0, goesSoFar(all[next - 1], place.offset) { return true }
    }
    return false
  }

  private func blanks(from start: Int) -> String {
    var (blanks, at) = ("", start)
    while true {
      let bytes = snapshot.document.bytes(in: at..<min(at + SuppressionPlaces.step, snapshot.document.byteCount))
      let found = bytes.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      blanks += String(decoding: found, as: UTF8.self)
      if found.count < bytes.count || bytes.isEmpty { return blanks }
      at += bytes.count
    }
  }

  /// Where a line ends, without its break.
  private func end(ofLine start: Int) -> Int {
    var at = start
    while true {
      let bytes = snapshot.document.bytes(in: at..<min(at + SuppressionPlaces.step, snapshot.document.byteCount))
      let found = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      if found.count < bytes.count || bytes.isEmpty { return at + found.count }
      at += bytes.count
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// So many bytes are looked at together.
  private static let step = 256

  /// The line break of the file, as the line before a place ends.
  private func lineBreak(before start: Int) -> String {
    let before = snapshot.document.bytes(in: max(0, start - 2)..<max(0, start))
    return before == [13, 10] ? "\r\n" : before.last == 13 ? "\r" : "\n"
  }
}
