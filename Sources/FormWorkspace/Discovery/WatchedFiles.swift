import SystemIO

/// Files and folders on disk whose changes matter for what a run finds, as they were when it began.
public struct WatchedFiles: Sendable {
  private var stamps: [String: FileStamp?] = [:]

  /// Nothing is watched yet.
  public init() {}

  /// Whether one of them has changed, has come or has gone; files are not opened for that.
  public var haveChanged: Bool { stamps.contains { FileStamp(path: $0.key) != $0.value } }

  /// Takes in how all of them are now.
  public mutating func stamp() {
    for path in stamps.keys { stamps[path] = .some(FileStamp(path: path)) }
  }

  /// Watches these too, each as it is now where it is not watched yet.
  public mutating func add(_ paths: Set<String>) {
    for path in paths where !contains(path) { stamps[path] = .some(FileStamp(path: path)) }
  }

  /// Whether something is watched, be it there or not.
  public func contains(_ path: String) -> Bool { stamps.keys.contains(path) }

  /// Whether something is watched that lies in a folder, or would lie there.
  public func containsSome(in folder: String) -> Bool { stamps.keys.contains { $0.hasPrefix(folder + "/") } }

  /// Watches these and no others; how those are that are watched already is not asked again.
  public mutating func watch(_ paths: Set<String>) {
    var known: [String: FileStamp?] = [:]
    for path in paths { known[path] = .some(stamps[path] ?? FileStamp(path: path)) }
    stamps = known
  }

  /// What the file system says of the places where a search for form definitions looks: their folders, what these leave
  /// out, and their settings.
  public static func paths(of found: FileDiscovery) -> Set<String> {
    var paths = Set(found.files)
    for folder in found.folders {
      paths.insert(folder)
      for name in [".gitignore", SettingsLookup.fileName] { paths.insert(folder + "/" + name) }
    }
    return paths
  }
}
