/// A pattern for paths, as a line of `.gitignore` has it (gitignore(5)): `*` and `?` within a part, `[a-z]`, `[[:digit:]]`, `**` for any
/// parts, a slash at the start or inside ties it to its folder, one at the end means folders, `!` takes back.
struct Glob: Sendable, Equatable {
  /// A part between slashes.
  private enum Part: Sendable, Equatable {
    /// `**`, or more stars: any number of parts.
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
    let split = bytes.split(separator: UInt8(ascii: "/"))
    // A backslash before a slash says nothing.
    let plain = split.dropLast().map(Glob.withoutLastBackslash) + split.suffix(1)
    let written = plain.filter { $0 != [UInt8(ascii: ".")] }.map { part in
      part.count > 1 && part.allSatisfy { $0 == UInt8(ascii: "*") } ? Part.any : .pattern(Array(part))
    }
    parts = isTied ? written : [.any] + written
  }

  private static func withoutLastBackslash(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    part.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1 ? part.dropLast() : part
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
