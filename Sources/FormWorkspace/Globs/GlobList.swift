import SystemIO

/// Patterns of which the last that matches decides.
struct GlobList: Sendable, Equatable {
  private let globs: [Glob]

  /// Patterns a line each, as in `.gitignore`; lines that are none are left out.
  init(_ lines: some Sequence<String>) { globs = lines.compactMap { Glob($0) } }

  /// Whether there is no pattern.
  var isEmpty: Bool { globs.isEmpty }

  /// Whether they mean a path, relative to their folder, itself: nil where none of them speaks of it.
  func decides(_ path: [[UInt8]], isFolder: Bool) -> Bool? {
    globs.last { $0.matches(path, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// Whether they mean a file, or a folder that it is in.
  func contains(file path: String) -> Bool {
    let parts = GlobList.parts(path)
    guard parts.first != Array("..".utf8) else { return false }
    for count in 1..<max(1, parts.count) where decides(Array(parts.prefix(count)), isFolder: true) == true {
      return true
    }
    return decides(parts, isFolder: false) ?? false
  }

  /// The parts of a path.
  static func parts(_ path: String) -> [[UInt8]] {
    PathText.bytes(path).split(separator: UInt8(ascii: "/")).map { Array($0) }
  }
}
