import FormWorkspace
import SystemIO

/// The files that fixes changed, on disk.
enum FixedFiles {
  /// Writes them, but for the one that came from standard input, and says of which that failed.
  static func write(_ fixes: FixRun, but standardInput: String?) -> [UnreadFile] {
    fixes.changed.filter { $0 != standardInput }.compactMap { path in
      FileReplacement.replace(path, expecting: fixes.before[path] ?? [], with: fixes.text(path)).map { error in
        StandardError.complain("write", path, error)
        return UnreadFile(path: path, error: error)
      }
    }
  }

  /// Removes what earlier runs could not remove themselves.
  static func removeLeftovers(beside paths: [String]) {
    var folders: Set<String> = []
    for path in paths {
      let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      guard folders.insert(folder).inserted else { continue }
      for problem in Leftovers.remove(in: folder) {
        StandardError.write("warning: \(DisplayText.shown(problem))\n")
      }
    }
  }
}
