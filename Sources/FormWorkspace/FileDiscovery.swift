import FormModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the form definitions that paths of a command line mean.
public struct FileDiscovery: Sendable {
  /// The files, each once: in the order of the paths, within a folder by name.
  public private(set) var files: [String] = []
  /// What could not be looked into.
  public private(set) var unreadable: [UnreadFile] = []
  private var seen: Set<String> = []

  /// Looks for files: a file stands for itself whatever its name, a folder for all `.formdef` files in it at any depth,
  /// hidden folders left out.
  public init(_ paths: [String]) {
    for path in paths {
      let normal = ProjectModel.resolve(path, from: "")
      let place = normal.isEmpty ? "." : normal
      switch FileKind(place, followingLinks: true) {
      case .folder: addFolder(normal)
      case .file: add(normal)
      case .missing(let error): unreadable.append(UnreadFile(path: place, error: error))
      }
    }
  }

  private mutating func add(_ file: String) {
    if seen.insert(file).inserted { files.append(file) }
  }

  /// Goes through a folder without recursion, deep ones cannot exhaust the stack; `folder` is empty for the present one.
  private mutating func addFolder(_ folder: String) {
    var waiting = [FoundPath(path: folder, isFolder: true)]
    while let next = waiting.popLast() {
      guard next.isFolder else {
        add(next.path)
        continue
      }
      switch FolderListing.names(in: next.path.isEmpty ? "." : next.path) {
      case .success(let names): waiting += Self.entries(names, in: next.path).reversed()
      case .failure(let error): unreadable.append(UnreadFile(path: next.path.isEmpty ? "." : next.path, error: error))
      }
    }
  }

  /// The folders to look into and the form definitions among the names in a folder, by name.
  private static func entries(_ names: [FolderListing.Name], in folder: String) -> [FoundPath] {
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { !$0.text.hasPrefix(".") }
      .sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
      .compactMap { name in
        let isDefinition = name.text.hasSuffix(".formdef")
        guard isDefinition || name.kind != .file else { return nil }
        let path = prefix + name.text
        let isFolder = name.kind == .folder || name.kind == .unknown && FileKind(path, followingLinks: false).isFolder
        return isFolder || isDefinition ? FoundPath(path: path, isFolder: isFolder) : nil
      }
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

private struct FoundPath {
  var path: String
  var isFolder: Bool
}

/// What is at a path.
private enum FileKind {
  case file, folder
  case missing(FileError)

  init(_ path: String, followingLinks: Bool) {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    if result != 0 {
      self = .missing(FileError(DiskReader.reason(errno)))
    } else {
      self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }
  }

  var isFolder: Bool {
    if case .folder = self { return true }
    return false
  }
}

/// The names in a folder.
private enum FolderListing {
  struct Name {
    enum Kind { case file, folder, unknown }
    var text: String
    var kind: Kind
  }

  static func names(in folder: String) -> Result<[Name], FileError> {
    guard let stream = opendir(folder) else { return .failure(FileError(DiskReader.reason(errno))) }
    defer { closedir(stream) }
    var names: [Name] = []
    while let entry = readdir(stream) {
      names.append(Name(text: name(of: entry), kind: kind(of: entry.pointee.d_type)))
    }
    return .success(names)
  }

  /// The name of an entry, read where it lies: entries are shorter than their type says.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    return String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
  }

  /// Links are left unknown: one to a file is read, one to a folder is not gone into.
  private static func kind(of type: UInt8) -> Name.Kind {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    default: .unknown
    }
  }
}
