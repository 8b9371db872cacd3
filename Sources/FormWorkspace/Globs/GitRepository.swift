import FormSyntax
import SystemIO

/// A repository of git as far as it says which files are ignored besides its `.gitignore` files.
struct GitRepository: Sendable {
  /// Its folder, with a slash at its end.
  private let folder: String
  /// The folder of git's own files that all worktrees share.
  private let common: String

  /// The repository whose root a folder is; nil where it is none.
  ///
  /// - Parameter folder: absolute, with a slash at its end.
  init?(_ folder: String) {
    guard case .success(let status) = FileStatus.of(folder + ".git") else { return nil }
    self.folder = folder
    // A worktree or submodule has its folder elsewhere, and a file that names it.
    var own = folder + ".git"
    if status.kind == .file, let line = FileLines.first(of: own), line.hasPrefix("gitdir:") {
      own = LinkedPath.resolve(GitRepository.trimmed(line.dropFirst("gitdir:".count)), from: folder)
    }
    common = FileLines.first(of: own + "/commondir").map { LinkedPath.resolve($0, from: own + "/") } ?? own
  }

  /// Whether a folder is the root of one.
  static func isRoot(_ folder: String) -> Bool {
    if case .success = FileStatus.of(folder + ".git") { return true }
    return false
  }

  /// The patterns for all of it, those that others outweigh first: the user's, then its own.
  var patterns: [String] { userPatterns + FileLines.of(common + "/info/exclude") }

  /// The patterns of the file that git's configuration names, or of the usual one.
  private var userPatterns: [String] {
    let home = ThisProcess.environment("HOME")
    let configured = ThisProcess.environment("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 }
    let usual = (configured ?? home.map { $0 + "/.config" }).map { $0 + "/git/" }
    let files = [usual.map { $0 + "config" }, home.map { $0 + "/.gitconfig" }, common + "/config"].compactMap { $0 }
    guard let named = files.reversed().firstResult(of: GitRepository.excludesFile) else {
      return usual.map { FileLines.of($0 + "ignore") } ?? []
    }
    if named.hasPrefix("~/"), let home { return FileLines.of(home + named.dropFirst(1)) }
    return FileLines.of(named.hasPrefix("/") ? named : folder + named)
  }

  /// The last value of `core.excludesFile` in a file of git's configuration (git-config(1)).
  private static func excludesFile(_ path: String) -> String? {
    var isCore = false
    var value: String?
    for line in FileLines.of(path) {
      let text = trimmed(line[...])
      if text.hasPrefix("[") {
        isCore = text.lowercased().hasPrefix("[core]")
      } else if isCore, let sign = text.firstIndex(of: "="), trimmed(text[..<sign]).lowercased() == "excludesfile" {
        value = unquoted(trimmed(text[text.index(after: sign)...]))
      }
    }
    return value
  }

  /// A value without its quotes, or without the comment behind it.
  private static func unquoted(_ text: String) -> String {
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") { return String(text.dropFirst().dropLast()) }
    return trimmed(text.prefix { $0 != "#" && $0 != ";" })
  }

  private static func trimmed(_ text: Substring) -> String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let start = text.drop(while: isBlank)
    return String(start.prefix(start.count - start.reversed().prefix(while: isBlank).count))
  }
}

/// The lines of small files that may not be there.
enum FileLines {
  /// Those that are not empty, without a byte-order mark before the first; none where there is no such file.
  static func of(_ path: String) -> [String] {
    guard case .success(let bytes) = FileContents.read(path, limit: 1 << 20) else { return [] }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
      .split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first of them.
  static func first(of path: String) -> String? { of(path).first }
}
