import FormWorkspace

/// What knows which files and folders settings leave out.
protocol ExcludingSettings {
  /// Whether a file or folder is one that settings leave out where the folder that it is in is searched.
  mutating func excludes(_ path: String, isFolder: Bool) -> Bool
}

/// What is left out where the client's folders are searched on the terminal: nobody is told of findings in such a file
/// unless it is open.
struct LeftOutPaths: Sendable {
  private var exclusion = FileExclusion()
  /// What was found out already, by the folder that is searched, with a slash at its end, and the path.
  private var known: [String: [String: Bool]] = [:]

  /// Looks at all of it again: settings or folders have changed.
  mutating func forget() { self = LeftOutPaths() }

  /// Whether a search of a folder leaves out a file in it, or a folder on the way there; also where it does not lie in it.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - root: the folder, absolute.
  mutating func contains(_ path: String, below root: String, _ settings: inout some ExcludingSettings) -> Bool {
    let root = root.hasSuffix("/") ? root : root + "/"
    guard path.utf8.starts(with: root.utf8) else { return true }
    if let isLeftOut = known[root]?[path] { return isLeftOut }
    var parent = root
    var slash = root.utf8.count
    while let length = path.utf8.dropFirst(slash).firstIndex(of: UInt8(ascii: "/")) {
      let folder = String(path[..<length])
      if contains(folder, in: parent, isFolder: true, below: root, &settings) {
        known[root]?[path] = true
        return true
      }
      parent = folder + "/"
      slash = parent.utf8.count
    }
    return contains(path, in: parent, isFolder: false, below: root, &settings)
  }

  private mutating func contains(
    _ path: String, in folder: String, isFolder: Bool, below root: String, _ settings: inout some ExcludingSettings
  ) -> Bool {
    if let isLeftOut = known[root]?[path] { return isLeftOut }
    let isLeftOut =
      exclusion.reason(path, in: folder, isFolder: isFolder) != nil || settings.excludes(path, isFolder: isFolder)
    known[root, default: [:]][path] = isLeftOut
    return isLeftOut
  }
}
