import SystemIO

/// What is not looked at unless somebody names it: folders of packages and builds, what is hidden, what git ignores, what
/// settings exclude.
public struct FileExclusion: Sendable {
  /// Folders of other people's work, whatever git says of them.
  private static let foreignFolders: Set<String> = ["Pods", "Carthage", "node_modules", ".build"]

  private static let byGit = "git ignores it"
  private static let bySettings = "settings exclude it"

  /// Whether somebody gave a reason: what is left out may be form definitions.
  static func isGiven(_ reason: String) -> Bool { reason == byGit || reason == bySettings }

  private var settings: SettingsLookup?
  private var ignored = IgnoredPaths()
  private let place = CurrentPlace()
  /// The folder of the last path, and its absolute path with a slash at its end.
  private var last: (folder: String, parent: String)?

  /// - Parameter settings: the settings that may exclude files.
  public init(_ settings: SettingsLookup? = nil) { self.settings = settings }

  /// Why what is at a path is left out; nil where it is not.
  ///
  /// - Parameter folder: the folder that it is in; empty: the current directory.
  public mutating func reason(_ path: String, in folder: String, isFolder: Bool) -> String? {
    let name = String(decoding: path.utf8.dropFirst(path.folderLength), as: UTF8.self)
    if isFolder, FileExclusion.foreignFolders.contains(name) { return "a folder of packages or builds" }
    if name.hasPrefix(".") { return "it is hidden" }
    if ignored.contains(name, in: parent(folder), isFolder: isFolder) { return FileExclusion.byGit }
    return settings?.excludes(path, isFolder: isFolder) == true ? FileExclusion.bySettings : nil
  }

  /// The absolute path of a folder, with a slash at its end.
  private mutating func parent(_ folder: String) -> String {
    if let last, last.folder.utf8.count == folder.utf8.count, folder.begins(with: last.folder) { return last.parent }
    let path = place.absolute(folder)
    let parent = path.hasSuffix("/") ? path : path + "/"
    last = (folder, parent)
    return parent
  }
}
