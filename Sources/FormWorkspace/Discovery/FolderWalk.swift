public import SystemIO

/// Goes through folders for form definitions, one folder at a time, without recursion: deep ones cannot exhaust the
/// stack. Hidden files and folders are left out, and so are folders that a link leads to.
public struct FolderWalk: Sendable {
  /// The folders that could not be read.
  public private(set) var unreadable: [UnreadFile] = []
  /// The folders that were looked into.
  public private(set) var visited: [String] = []
  /// How each of them looked before that; nil where it was not there.
  public private(set) var stamps: [FileStamp?] = []
  /// The files and folders that were left out, with the reason.
  public private(set) var leftOut: [(path: String, reason: String)] = []
  /// What is next stands last.
  private var waiting: [FoundPath]
  private var exclusion: FileExclusion

  /// - Parameters:
  ///   - roots: folders; the empty path is the current directory.
  ///   - exclusion: what is left out besides.
  public init(roots: [String], leavingOut exclusion: FileExclusion = FileExclusion()) {
    waiting = roots.reversed().map { FoundPath(path: $0, isFolder: true) }
    self.exclusion = exclusion
  }

  /// Whether nothing is left to look into.
  public var isDone: Bool { waiting.isEmpty }

  /// Looks into the next folder; gives the form definitions that come before it in the order of names, or nil where all
  /// is done.
  public mutating func next() -> [String]? {
    guard !waiting.isEmpty else { return nil }
    var files: [String] = []
    while let next = waiting.popLast() {
      guard next.isFolder else {
        files.append(next.path)
        continue
      }
      let folder = next.path.isEmpty ? "." : next.path
      visited.append(folder)
      stamps.append(FileStamp(path: folder))
      switch FolderListing.entries(of: folder) {
      case .success(let entries): waiting += wanted(FolderWalk.found(entries, in: next.path), next.path).reversed()
      case .failure(let error): unreadable.append(UnreadFile(path: folder, error: error))
      }
      break
    }
    return files
  }

  /// Those of the paths in a folder that are not left out.
  private mutating func wanted(_ found: [FoundPath], _ folder: String) -> [FoundPath] {
    found.filter { entry in
      let link = entry.isLinkedFolder ? "it is a link to a folder" : nil
      guard let reason = link ?? exclusion.reason(entry.path, in: folder, isFolder: entry.isFolder) else { return true }
      leftOut.append((entry.path, reason))
      return false
    }
  }

  /// The folders to look into and the form definitions among the entries of a folder, by name.
  private static func found(_ entries: [FolderListing.Entry], in folder: String) -> [FoundPath] {
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    return entries.sorted { $0.name.isBefore($1.name) }
      .compactMap { entry in
        let isDefinition = entry.name.hasSuffix(".formdef")
        guard isDefinition || entry.kind != .file else { return nil }
        let path = prefix + entry.name
        let isFolder = entry.kind == .folder || entry.kind == .unknown && FolderWalk.isFolder(FileStatus.ofLink(path))
        if isFolder || isDefinition { return FoundPath(path: path, isFolder: isFolder) }
        return FolderWalk.isFolder(FileStatus.of(path))
          ? FoundPath(path: path, isFolder: true, isLinkedFolder: true) : nil
      }
  }

  private static func isFolder(_ status: Result<FileStatus, FileError>) -> Bool {
    guard case .success(let status) = status else { return false }
    return status.kind == .folder
  }
}

private struct FoundPath {
  var path: String
  var isFolder: Bool
  /// Whether it is a link that leads to a folder.
  var isLinkedFolder = false
}
