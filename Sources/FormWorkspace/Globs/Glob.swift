/// A pattern for paths, as a line of `.gitignore` has it (gitignore(5)): `*` and `?` within a part, `[a-z]`, `[[:digit:]]`, `**` for any
/// parts, a slash at the start or inside ties it to its folder, one at the end means folders, `!` takes back.
struct Glob: Sendable, Equatable {
  /// A part between slashes.
  private enum Part: Sendable, Equatable {
    /// `**`, or more stars: any number of parts.
    case any
    case pattern([UInt8])

    /// Whether it is any number of parts.
    var isAny: Bool {
      if case .any = self { return true }
      return false
    }

    /// Whether it matches one part of a path.
    func matches(_ part: [UInt8]) -> Bool {
      switch self {
      case .any: true
      case .pattern(let pattern): PartPattern.matches(pattern, part)
      }
    }
  }

  /// Whether what it matches is not meant after all.
  let isNegated: Bool
  private let onlyFolders: Bool
  private let parts: [Part]
  /// A part that a path has to have as it is; nil: there is none. Most patterns miss most paths by it.
  private let literal: [UInt8]?

  /// Nil for a line that is empty, a comment, or nothing but the folder itself (`./`).
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
    if written.isEmpty { return nil }
    let all = isTied ? written : [.any] + written
    // What ends with `**` means what is inside.
    parts = all.last?.isAny ?? false ? all + [.pattern([UInt8(ascii: "*")])] : all
    literal = plain.lazy.map { Array($0) }.filter { $0 != [UInt8(ascii: ".")] && !PartPattern.isSpecial($0) }
      .max { $0.count < $1.count }
  }

  /// Whether a line has a set that does not end, or names a class that there is not: such a pattern matches nothing.
  static func hasBrokenSet(_ line: String) -> Bool {
    Glob(line)?.parts.contains { part in
      if case .pattern(let pattern) = part { PartPattern.hasBrokenSet(pattern) } else { false }
    } ?? false
  }

  /// Whether it may match a path, or a folder that the path is in.
  func mayMatch(_ path: [[UInt8]]) -> Bool { literal.map(path.contains) ?? true }

  private static func withoutLastBackslash(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    part.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1 ? part.dropLast() : part
  }

  /// Whether it matches the first `count` parts of a path relative to the pattern's folder.
  ///
  /// Goes back to the last `**` only, so that the work is at most the product of the lengths.
  func matches(_ path: [[UInt8]], upTo count: Int, isFolder: Bool) -> Bool {
    guard isFolder || !onlyFolders, count > 0 else { return false }
    var (place, index) = (0, 0)
    var any: (place: Int, index: Int)?
    while index < count {
      if place < parts.count, parts[place].isAny {
        any = (place, index)
        place += 1
      } else if place < parts.count, parts[place].matches(path[index]) {
        (place, index) = (place + 1, index + 1)
      } else if let last = any {
        any = (last.place, last.index + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return parts[place...].allSatisfy { $0.isAny }
  }
}
