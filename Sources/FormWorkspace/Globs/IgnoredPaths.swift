import SystemIO

/// What git ignores (gitignore(5)): the `.gitignore` of each folder from the root of the repository on, and the
/// repository's own list. Each file is read once.
struct IgnoredPaths: Sendable {
  /// The lists by folder, with a slash at the end of each that has one.
  private var lists: [String: GlobList] = [:]
  /// Whether the folders above have been looked at.
  private var looked: Set<String> = []

  /// Whether git ignores what is at a path, which is in `folder`; the folders above are not ignored themselves.
  ///
  /// - Parameters:
  ///   - folder: absolute, with a slash at its end.
  ///   - name: the last part of the path.
  mutating func contains(_ name: String, in folder: String, isFolder: Bool) -> Bool {
    read(folder)
    if lists.isEmpty { return false }
    let path = GlobList.parts(folder) + [PathText.bytes(name)]
    // The nearest list that speaks of it decides.
    var base = folder
    while true {
      let depth = GlobList.parts(base).count
      if let decided = lists[base]?.decides(Array(path.dropFirst(depth)), isFolder: isFolder) { return decided }
      guard let parent = IgnoredPaths.parent(of: base), looked.contains(parent) else { return false }
      base = parent
    }
  }

  /// Reads the lists of a folder, and of those above it up to the root of a repository.
  private mutating func read(_ folder: String) {
    guard !looked.contains(folder) else { return }
    var chain = [folder]
    var isRepository = IgnoredPaths.isRoot(folder)
    while !isRepository, let last = chain.last, let parent = IgnoredPaths.parent(of: last) {
      if looked.contains(parent) {
        isRepository = true
        break
      }
      chain.append(parent)
      isRepository = IgnoredPaths.isRoot(parent)
    }
    // Outside of a repository only what is looked at itself counts.
    for place in isRepository ? chain : [folder] {
      looked.insert(place)
      var lines = IgnoredPaths.lines(place + ".gitignore")
      if IgnoredPaths.isRoot(place) { lines = IgnoredPaths.lines(place + ".git/info/exclude") + lines }
      if !lines.isEmpty { lists[place] = GlobList(lines) }
    }
  }

  private static func isRoot(_ folder: String) -> Bool {
    if case .success = FileStatus.of(folder + ".git") { return true }
    return false
  }

  private static func lines(_ path: String) -> [String] {
    guard case .success(let bytes) = FileContents.read(path) else { return [] }
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The folder above, with a slash at its end.
  private static func parent(of folder: String) -> String? {
    guard folder != "/", let slash = folder.dropLast().lastIndex(of: "/") else { return nil }
    return String(folder[...slash])
  }
}
