import FormFormatter
import FormSyntax

extension FileSnapshot {
  /// How the file is laid out.
  var formatOptions: FormatOptions { layout.options(of: document) }

  /// Puts a member into the block of a chunk.
  func insertion(ofMember text: String, intoChunk index: Int, at place: MemberPlace) -> SourceEdit? {
    document.chunks[index].insertion(ofMember: text, intoBlockOf: 0, at: place, options: formatOptions).map {
      SourceEdit(ByteEdit($0.range.moved(document.start(ofChunk: index)), $0.replacement))
    }
  }

  /// A change after which what it touches is laid out, if it was so before: in a file that is formatted nothing is left
  /// to format.
  func laidOut(_ change: QuickFix) -> QuickFix {
    guard document.chunks.measure.errors == 0, change.edits.count <= FileSnapshot.mostEdits,
      change.edits.allSatisfy({ $0.path == nil && $0.snippet == nil })
    else { return change }
    let written = WrittenEdits(change.edits.map(\.edit))
    let formatter = SourceFormatter(formatOptions)
    guard document.surroundings(of: written.old).allSatisfy({ formatter.edits(document, in: $0).isEmpty }) else {
      return change
    }
    var changed = document
    for edit in written.edits.reversed() { _ = changed.replace(edit.range, with: edit.replacement) }
    guard changed.chunks.measure.errors == 0 else { return change }
    let layout = changed.surroundings(of: written.new).flatMap { formatter.edits(changed, in: $0) }
    if layout.isEmpty { return change }
    var laidOut = change
    laidOut.edits = written.followed(by: layout, changed).map { SourceEdit($0) }
    return laidOut
  }

  /// Changes of more places are left as they are written.
  private static let mostEdits = 1_000
}

/// The edits of a change, and where they are in the text after it.
private struct WrittenEdits {
  /// In the order of the text.
  let edits: [ByteEdit]
  /// What they replace.
  var old: [Range<Int>] { edits.map(\.range) }
  /// What they write, in the text after all of them.
  let new: [Range<Int>]

  init(_ edits: [ByteEdit]) {
    let places = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    self.edits = places.map(\.element)
    var growth = 0
    new = self.edits.map { edit in
      let start = edit.range.lowerBound + growth
      growth += edit.growth
      return start..<start + edit.replacement.count
    }
  }

  /// The edits of the old text that do what these do and then others, which are of the new text, in its order.
  func followed(by others: [ByteEdit], _ changed: Document) -> [ByteEdit] {
    var result: [ByteEdit] = []
    var (index, other, growth) = (0, 0, 0)
    while index < edits.count || other < others.count {
      var range = index < new.count ? new[index] : others[other].range
      if other < others.count, others[other].range.lowerBound < range.lowerBound { range = others[other].range }
      // All that touch each other become one.
      let (firstIndex, firstOther) = (index, other)
      while true {
        if index < new.count, new[index].lowerBound <= range.upperBound {
          range = range.lowerBound..<max(range.upperBound, new[index].upperBound)
          index += 1
        } else if other < others.count, others[other].range.lowerBound <= range.upperBound {
          range = range.lowerBound..<max(range.upperBound, others[other].range.upperBound)
          other += 1
        } else {
          break
        }
      }
      let grown = edits[firstIndex..<index].reduce(0) { $0 + $1.growth }
      if firstOther == other {
        result += edits[firstIndex..<index]
      } else {
        let moved = others[firstOther..<other].map { ByteEdit($0.range.moved(-range.lowerBound), $0.replacement) }
        let text = moved.applied(to: changed.bytes(in: range))
        result.append(ByteEdit(range.lowerBound - growth..<range.upperBound - growth - grown, text))
      }
      growth += grown
    }
    return result
  }
}

extension ByteEdit {
  /// How many bytes longer the text is behind it.
  fileprivate var growth: Int { replacement.count - range.count }
}

extension Document {
  /// The chunks that ranges touch with those beside them, as ranges of bytes that have none in common.
  fileprivate func surroundings(of ranges: [Range<Int>]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for range in ranges {
      let first = max(0, chunkIndex(at: range.lowerBound).index - 1)
      let last = min(chunks.count - 1, chunkIndex(at: range.upperBound).index + 1)
      guard first <= last else { continue }
      if let before = found.last, first <= before.upperBound {
        found[found.count - 1] = before.lowerBound..<max(before.upperBound, last + 1)
      } else {
        found.append(first..<last + 1)
      }
    }
    return found.map { indices in
      start(ofChunk: indices.lowerBound)..<start(ofChunk: indices.upperBound - 1)
        + Int(chunks[indices.upperBound - 1].byteCount)
    }
  }
}
