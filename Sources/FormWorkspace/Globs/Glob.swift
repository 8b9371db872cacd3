/// A pattern for paths, as a line of `.gitignore` has it (gitignore(5)): `*` and `?` within a part, `[a-z]`, `**` for any
/// parts, a slash at the start or inside ties it to its folder, one at the end means folders, `!` takes back.
struct Glob: Sendable, Equatable {
  /// A part between slashes.
  private enum Part: Sendable, Equatable {
    /// `**`: any number of parts.
    case any
    case pattern([UInt8])
  }

  /// Whether what it matches is not meant after all.
  let isNegated: Bool
  private let onlyFolders: Bool
  private let parts: [Part]

  /// Nil for a line that is empty or a comment.
  init?(_ line: String) {
    var bytes = Array(line.utf8)[...]
    // Blanks at the end count only behind a backslash.
    while bytes.last == UInt8(ascii: " "), bytes.dropLast().last != UInt8(ascii: "\\") { bytes.removeLast() }
    if bytes.isEmpty || bytes.first == UInt8(ascii: "#") { return nil }
    isNegated = bytes.first == UInt8(ascii: "!")
    if isNegated { bytes.removeFirst() }
    onlyFolders = bytes.last == UInt8(ascii: "/")
    if onlyFolders { bytes.removeLast() }
    let isTied = bytes.contains(UInt8(ascii: "/"))
    if bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
    guard !bytes.isEmpty else { return nil }
    let written = bytes.split(separator: UInt8(ascii: "/")).filter { $0 != [UInt8(ascii: ".")] }.map { part in
      part.elementsEqual("**".utf8) ? Part.any : .pattern(Array(part))
    }
    parts = isTied ? written : [.any] + written
  }

  /// Whether it matches a path relative to the pattern's folder.
  func matches(_ path: [[UInt8]], isFolder: Bool) -> Bool {
    guard isFolder || !onlyFolders, !path.isEmpty else { return false }
    // Which beginnings of the path the parts so far match: one row for each part, so that `**` costs nothing more.
    var row = [true] + path.map { _ in false }
    for (index, part) in parts.enumerated() {
      var next = row.map { _ in false }
      for place in row.indices {
        switch part {
        case .any:
          // What ends with `**` means what is inside.
          let least = index == parts.count - 1 ? 1 : 0
          next[place] = row[...place].dropLast(least).contains(true)
        case .pattern(let pattern):
          next[place] = place > 0 && row[place - 1] && PartPattern.matches(pattern, path[place - 1])
        }
      }
      row = next
    }
    return row.last ?? false
  }
}

/// One part of a path against one part of a pattern.
private enum PartPattern {
  /// Goes back to the last `*` only, so that the work is at most the product of the lengths.
  static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var (place, index) = (0, 0)
    var star: (place: Int, index: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, index)
        place += 1
      } else if let next = step(pattern, place, text[index]) {
        (place, index) = (next, index + 1)
      } else if let last = star {
        star = (last.place, last.index + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Where the pattern goes on behind one byte; nil where it does not match.
  private static func step(_ pattern: [UInt8], _ place: Int, _ byte: UInt8) -> Int? {
    guard place < pattern.count else { return nil }
    switch pattern[place] {
    case UInt8(ascii: "?"): return place + 1
    case UInt8(ascii: "["):
      if let (end, isIn) = set(pattern, place, byte) { return isIn ? end : nil }
      return byte == UInt8(ascii: "[") ? place + 1 : nil
    case UInt8(ascii: "\\") where place + 1 < pattern.count: return pattern[place + 1] == byte ? place + 2 : nil
    default: return pattern[place] == byte ? place + 1 : nil
    }
  }

  /// Where a set ends, and whether it has the byte; nil where it does not end.
  private static func set(_ pattern: [UInt8], _ start: Int, _ byte: UInt8) -> (end: Int, isIn: Bool)? {
    var place = start + 1
    let isNegated = place < pattern.count && [UInt8(ascii: "!"), UInt8(ascii: "^")].contains(pattern[place])
    if isNegated { place += 1 }
    let first = place
    var isIn = false
    while place < pattern.count {
      if pattern[place] == UInt8(ascii: "]"), place > first { return (place + 1, isIn != isNegated) }
      let low = pattern[place]
      if place + 2 < pattern.count, pattern[place + 1] == UInt8(ascii: "-"), pattern[place + 2] != UInt8(ascii: "]") {
        if low <= byte, byte <= pattern[place + 2] { isIn = true }
        place += 3
      } else {
        if low == byte { isIn = true }
        place += 1
      }
    }
    return nil
  }
}
