import FormRules
import FormSyntax

/// What a fix would do to the lines of a file: those that go, those that come, in groups that lie apart.
struct FixPreview {
  struct Hunk {
    /// The first line that goes, or behind which lines come; from 0.
    var line: Int
    var removed: [[UInt8]]
    var added: [[UInt8]]
  }

  private(set) var hunks: [Hunk] = []

  /// - Parameter edits: those in this document, in any order, without overlap.
  init(_ edits: [LocatedEdit], in document: Document) {
    var group: [LocatedEdit] = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = group.last, document.line(at: edit.range.lowerBound) > document.line(at: last.range.upperBound) {
        add(group, document)
        group = []
      }
      group.append(edit)
    }
    add(group, document)
  }

  private mutating func add(_ edits: [LocatedEdit], _ document: Document) {
    guard let first = edits.first, let last = edits.last else { return }
    let line = document.line(at: first.range.lowerBound)
    let start = document.textRange(ofLine: line).lowerBound
    let end = max(start, document.lineRange(document.line(at: last.range.upperBound)).upperBound)
    let old = document.bytes(in: start..<end)
    var new: [UInt8] = []
    var done = start
    for edit in edits where edit.range.lowerBound >= done {
      new += document.bytes(in: done..<edit.range.lowerBound)
      new += edit.newText.utf8
      done = edit.range.upperBound
    }
    new += document.bytes(in: done..<max(done, end))
    append(line, TextLines.split(old), TextLines.split(new))
  }

  /// Leaves out the lines that stay.
  private mutating func append(_ line: Int, _ old: [[UInt8]], _ new: [[UInt8]]) {
    let shorter = min(old.count, new.count)
    var same = 0
    while same < shorter, old[same] == new[same] { same += 1 }
    var sameEnd = 0
    while sameEnd < shorter - same, old[old.count - 1 - sameEnd] == new[new.count - 1 - sameEnd] { sameEnd += 1 }
    hunks.append(
      Hunk(
        line: line + same, removed: Array(old[same..<old.count - sameEnd]), added: Array(new[same..<new.count - sameEnd])))
  }
}

/// Lines of a text.
enum TextLines {
  /// The lines without their breaks: LF, CR LF or CR.
  static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let isReturn = bytes[index] == UInt8(ascii: "\r")
      guard isReturn || bytes[index] == UInt8(ascii: "\n") else {
        index += 1
        continue
      }
      lines.append(Array(bytes[start..<index]))
      index += isReturn && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
      start = index
    }
    lines.append(Array(bytes[start...]))
    return lines
  }
}
