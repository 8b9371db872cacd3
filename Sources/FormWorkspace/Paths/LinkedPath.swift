import FormModel
import SystemIO

/// Paths by which links lead to the same places.
public enum LinkedPath {
  /// The path that another file, or the command line, means: relative to the folder of that file, `.` and `..` taken out.
  /// The folder above a link is that above what the link leads to, as the system has it; only for a `..` behind a name is
  /// it asked.
  public static func resolve(_ path: String, from file: String = "") -> String {
    // Longer paths no system has.
    guard file.utf8.count + path.utf8.count <= 4_096, mayLeadUp(path) else {
      return ProjectModel.resolve(path, from: file)
    }
    let folder = path.hasPrefix("/") ? nil : file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[...$0] }
    return resolve(path, in: folder.map(String.init) ?? "", isResolved: false)
  }

  /// How a path in a file is written once files have moved, so that it leads where it did; nil: as it is.
  ///
  /// - Parameters:
  ///   - file: the file that has it, by its absolute path.
  ///   - moved: the new path of a file or folder that moves.
  static func rewritten(_ path: String, in file: String, _ moved: (String) -> String?) -> String? {
    let target = resolve(path, from: file)
    let (newFile, newTarget) = (moved(file) ?? file, moved(target) ?? target)
    if newFile == file && newTarget == target || ProjectModel.resolve(path, from: newFile) == newTarget { return nil }
    return path.hasPrefix("/") ? newTarget : ProjectModel.path(to: newTarget, from: newFile)
  }

  /// Whether a path may have a `..` in it: hardly any has.
  static func mayLeadUp(_ path: String) -> Bool {
    var last: UInt8 = 0
    for byte in path.utf8 {
      if byte == UInt8(ascii: "."), last == byte { return true }
      last = byte
    }
    return false
  }

  /// - Parameter isResolved: whether no link leads to the folder.
  static func resolve(_ path: String, in folder: String, isResolved: Bool) -> String {
    var isAbsolute = (folder + path).hasPrefix("/")
    var parts: [Substring] = []
    var resolvedCount = 0
    func whole() -> String { (isAbsolute ? "/" : "") + parts.map(String.init).joined(separator: "/") }
    func add(_ part: Substring) {
      if part == "." { return }
      guard part == ".." else { return parts.append(part) }
      guard let last = parts.last, last != ".." else {
        if !isAbsolute { parts.append(part) }
        return
      }
      if parts.count > resolvedCount, case .success(let status) = FileStatus.ofLink(whole()), status.kind == .link,
        let target = FilePath.resolvingLinks(whole())
      {
        parts = target.split(separator: "/")
        isAbsolute = true
        resolvedCount = parts.count
      }
      if !parts.isEmpty { parts.removeLast() }
      resolvedCount = min(resolvedCount, parts.count)
    }
    for part in folder.split(separator: "/") { add(part) }
    if isResolved { resolvedCount = parts.count }
    for part in path.split(separator: "/") { add(part) }
    return whole()
  }

  /// The absolute path to what an absolute path leads to by links to folders; where its last part is a link, that stays.
  /// Nil where there is no such folder.
  static func resolved(_ path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let folder = FilePath.resolvingLinks(String(path[...slash]))
    return folder.map { ($0 == "/" ? "" : $0) + String(path[slash...]) }
  }

  /// Paths of which each leads to another file: of those that lead to one, the first.
  public static func firstNames(_ paths: [String]) -> [String] {
    var known: Set<FileStatus.Identity> = []
    return paths.filter { path in
      guard case .success(let status) = FileStatus.of(path) else { return true }
      return known.insert(status.identity).inserted
    }
  }

  /// Paths in their order, those by way of links to folders last.
  public static func plainFirst(_ paths: Set<String>) -> [String] {
    let sorted = paths.sorted().map { (path: $0, isPlain: resolved($0) == $0) }
    return (sorted.filter(\.isPlain) + sorted.filter { !$0.isPlain }).map(\.path)
  }

  /// The path from a folder on; by way of links to folders where it is not written so that it begins with it. Nil where
  /// it does not lie there.
  ///
  /// - Parameter folder: absolute, with a slash at its end.
  static func path(_ path: String, below folder: String) -> String? {
    path.below(folder) ?? resolved(path).flatMap { path in resolved(folder).flatMap(path.below) }
  }
}
