import FormLint
import FormSyntax

/// What a fix would do to the lines of a file: those that go, those that come, in groups that lie apart.
struct FixPreview {
  /// Lines that go and come at one place. Of a long line it has what lies around the change.
  struct Hunk {
    /// The first line that goes, or behind which lines come; from 0.
    var line: Int
    /// The lines that go, without their line breaks.
    var removed: ArraySlice<ArraySlice<UInt8>>
    /// The lines that come, without their line breaks.
    var added: ArraySlice<ArraySlice<UInt8>>
  }

  /// Bytes of a line that are kept before the first and behind the last edit on it: more than a report shows.
  private static let margin = 1 << 10

  /// The groups, in the order of the text.
  private(set) var hunks: [Hunk] = []

  /// - Parameter edits: those in this text, in any order, without overlap.
  init(_ edits: [SourceEdit], in text: SourceText) {
    if edits.count == 1 {
      add(edits, text)
      return
    }
    var group: [SourceEdit] = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = group.last, text.line(at: edit.range.lowerBound) > text.line(at: last.range.upperBound) {
        add(group, text)
        group = []
      }
      group.append(edit)
    }
    add(group, text)
  }

  private mutating func add(_ edits: [SourceEdit], _ text: SourceText) {
    guard let first = edits.first, let last = edits.last else { return }
    let line = text.line(at: first.range.lowerBound)
    let start = max(text.range(ofLine: line).lowerBound, first.range.lowerBound - FixPreview.margin)
    let lineEnd = text.range(ofLine: text.line(at: last.range.upperBound)).upperBound
    let end = max(start, min(lineEnd, last.range.upperBound + FixPreview.margin))
    var new: [UInt8] = []
    var done = start
    for edit in edits where edit.range.lowerBound >= done {
      new += text.bytes[done..<edit.range.lowerBound]
      new += edit.edit.replacement
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
