public import FormRules

/// All safe fixes of a text at once.
public enum FixAll {
  /// How often fixes may lead to new ones.
  private static let roundLimit = 20

  /// Applies safe fixes until none is left; gives the one change of whole lines that makes the result, nil where
  /// nothing changes.
  ///
  /// - Parameter findings: what is found in a text.
  public static func edit(_ bytes: [UInt8], findings: ([UInt8]) -> [LocatedFinding]) -> FileEdit? {
    var text = bytes
    for _ in 0..<roundLimit {
      let fixes = findings(text).compactMap { $0.fixes.first { $0.applicability == .safe && !$0.edits.isEmpty } }
      let edits = disjoint(fixes)
      if edits.isEmpty { break }
      text = applied(edits, to: text)
    }
    return text == bytes ? nil : lines(from: bytes, to: text)
  }

  /// The edits, in the order of the text, of those fixes that touch this file only and keep clear of earlier ones.
  private static func disjoint(_ fixes: [LocatedFix]) -> [LocatedEdit] {
    var chosen: [LocatedEdit] = []
    for fix in fixes where fix.edits.allSatisfy({ $0.path == nil }) {
      let places = fix.edits.map { edit in place(edit.range.lowerBound, in: chosen) }
      let isFree = zip(fix.edits, places).allSatisfy { edit, place in
        (place == 0 || chosen[place - 1].range.upperBound < edit.range.lowerBound)
          && (place == chosen.count || edit.range.upperBound < chosen[place].range.lowerBound)
      }
      guard isFree else { continue }
      for edit in fix.edits { chosen.insert(edit, at: place(edit.range.lowerBound, in: chosen)) }
    }
    return chosen
  }

  /// How many edits begin before `start`; they are in order.
  private static func place(_ start: Int, in edits: [LocatedEdit]) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func applied(_ edits: [LocatedEdit], to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var end = 0
    for edit in edits {
      let range = edit.range.clamped(to: 0..<text.count)
      guard range.lowerBound >= end else { continue }
      result += text[end..<range.lowerBound]
      result += Array(edit.newText.utf8)
      end = range.upperBound
    }
    return result + text[end...]
  }

  /// The change without the whole lines at both ends that stay as they are.
  private static func lines(from old: [UInt8], to new: [UInt8]) -> FileEdit {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    while start > 0, old[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    while tail > 0, old.count - tail > 0, old[old.count - tail - 1] != UInt8(ascii: "\n") { tail -= 1 }
    let text = String(decoding: new[start..<new.count - tail], as: UTF8.self)
    return FileEdit(path: nil, range: start..<old.count - tail, newText: text)
  }
}
