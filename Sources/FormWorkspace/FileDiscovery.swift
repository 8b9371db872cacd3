import FormModel
public import SystemIO

/// Finds the form definitions that paths of a command line mean.
public struct FileDiscovery: Sendable {
  /// The files, each once: in the order of the paths, within a folder by name.
  public private(set) var files: [String] = []
  /// What could not be looked into.
  public private(set) var unreadable: [UnreadFile] = []
  /// Bytes of all files.
  public private(set) var byteCount = 0

  /// Looks for files: a file stands for itself whatever its name, a folder for all `.formdef` files in it at any depth,
  /// hidden folders left out. Paths in the current directory become relative to it.
  public init(_ paths: [String]) {
    let place = CurrentPlace()
    var found: [String] = []
    for path in paths {
      let normal = place.relative(ProjectModel.resolve(path, from: ""))
      switch FileStatus.of(normal.isEmpty ? "." : normal) {
      case .success(let status) where status.kind == .folder: found += walk(normal)
      case .success: found.append(normal)
      case .failure(let error): unreadable.append(UnreadFile(path: normal.isEmpty ? "." : normal, error: error))
      }
    }
    add(found)
  }

  private mutating func walk(_ folder: String) -> [String] {
    var walk = FolderWalk(roots: [folder])
    var found: [String] = []
    while let files = walk.next() { found += files }
    unreadable += walk.unreadable
    return found
  }

  /// Takes each file once, under its own name where some of its names are links.
  private mutating func add(_ found: [String]) {
    var known: [FileStatus.Identity: Int] = [:]
    for path in found {
      guard case .success(let status) = FileStatus.of(path) else {
        if !files.contains(path) { files.append(path) }
        continue
      }
      if let index = known[status.identity] {
        if FileDiscovery.isLink(files[index]), !FileDiscovery.isLink(path) { files[index] = path }
      } else {
        known[status.identity] = files.count
        files.append(path)
        byteCount += max(0, status.size)
      }
    }
  }

  private static func isLink(_ path: String) -> Bool {
    guard case .success(let status) = FileStatus.ofLink(path) else { return false }
    return status.kind == .link
  }
}

/// A path that was asked for and could not be read, and why.
public struct UnreadFile: Error, Equatable {
  public var path: String
  public var error: FileError

  public init(path: String, error: FileError) {
    self.path = path
    self.error = error
  }
}
