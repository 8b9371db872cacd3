import FormLint

/// What a fix would do to the lines of a file: those that go, those that come, in groups that lie apart.
struct FixPreview {
  struct Hunk {
    /// The first line that goes, or behind which lines come; from 0.
    var line: Int
    var removed: ArraySlice<ArraySlice<UInt8>>
    var added: ArraySlice<ArraySlice<UInt8>>
  }

  private(set) var hunks: [Hunk] = []

  /// - Parameter edits: those in this text, in any order, without overlap.
  init(_ edits: [LocatedEdit], in text: SourceText) {
    var group: [LocatedEdit] = []
    let ordered = edits.count > 1 ? edits.sorted { $0.range.lowerBound < $1.range.lowerBound } : edits
    for edit in ordered {
      if let last = group.last, text.line(at: edit.range.lowerBound) > text.line(at: last.range.upperBound) {
        add(group, text)
        group = []
      }
      group.append(edit)
    }
    add(group, text)
  }

  private mutating func add(_ edits: [LocatedEdit], _ text: SourceText) {
    guard let first = edits.first, let last = edits.last else { return }
    let line = text.line(at: first.range.lowerBound)
    let start = text.range(ofLine: line).lowerBound
    let end = max(start, text.range(ofLine: text.line(at: last.range.upperBound)).upperBound)
    var new: [UInt8] = []
    var done = start
    for edit in edits where edit.range.lowerBound >= done {
      new += text.bytes[done..<edit.range.lowerBound]
      new += edit.newText.utf8
      done = edit.range.upperBound
    }
    new += text.bytes[done..<max(done, end)]
    append(line, TextLines.split(text.bytes[start..<end]), TextLines.split(new[...]))
  }

  /// Leaves out the lines that stay.
  private mutating func append(_ line: Int, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    let shorter = min(old.count, new.count)
    var same = 0
    while same < shorter, old[same] == new[same] { same += 1 }
    var sameEnd = 0
    while sameEnd < shorter - same, old[old.count - 1 - sameEnd] == new[new.count - 1 - sameEnd] { sameEnd += 1 }
    hunks.append(
      Hunk(line: line + same, removed: old[same..<old.count - sameEnd], added: new[same..<new.count - sameEnd]))
  }
}

/// Lines of a text.
enum TextLines {
  /// The lines without their breaks: LF, CR LF or CR.
  static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let isReturn = bytes[index] == UInt8(ascii: "\r")
      guard isReturn || bytes[index] == UInt8(ascii: "\n") else {
        index += 1
        continue
      }
      lines.append(bytes[start..<index])
      index += isReturn && index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
      start = index
    }
    lines.append(bytes[start...])
    return lines
  }
}
