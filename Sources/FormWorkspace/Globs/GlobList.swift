import SystemIO

/// Patterns of which the last that matches decides.
struct GlobList: Sendable, Equatable {
  private let globs: [Glob]

  /// Patterns a line each, as in `.gitignore`; lines that are none are left out.
  init(_ lines: some Sequence<String>) { globs = lines.compactMap { Glob($0) } }

  /// Whether there is no pattern.
  var isEmpty: Bool { globs.isEmpty }

  /// Whether some file may be meant: not where each of them takes back what none has named.
  var meansFiles: Bool { globs.contains { !$0.isNegated } }

  /// Whether they mean a path, relative to their folder, itself: nil where none of them speaks of it.
  func decides(_ path: [[UInt8]], isFolder: Bool) -> Bool? { decides(path, upTo: path.count, isFolder: isFolder) }

  private func decides(_ path: [[UInt8]], upTo count: Int, isFolder: Bool) -> Bool? {
    globs.last { $0.matches(path, upTo: count, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// Whether they mean a file, by its path relative to their folder, or a folder that it is in.
  func contains(file path: String) -> Bool { contains(file: GlobList.parts(path)) }

  /// The same, by the parts of the path.
  func contains(file parts: [[UInt8]]) -> Bool {
    guard parts.first != Array("..".utf8), globs.contains(where: { $0.mayMatch(parts) }) else { return false }
    for count in 1..<max(1, parts.count) where decides(parts, upTo: count, isFolder: true) == true { return true }
    return decides(parts, upTo: parts.count, isFolder: false) ?? false
  }

  /// The parts of a path.
  static func parts(_ path: String) -> [[UInt8]] {
    PathText.bytes(path).split(separator: UInt8(ascii: "/")).map { Array($0) }
  }
}
