import FormSyntax
public import SystemIO

/// Finds the form definitions that paths of a command line mean.
public struct FileDiscovery: Sendable {
  /// The files, each once: in the order of the paths, within a folder by name.
  public private(set) var files: [String] = []
  /// Those of them that are pipes which somebody has named.
  public private(set) var pipes: Set<String> = []
  /// What could not be looked into.
  public private(set) var unreadable: [UnreadFile] = []
  /// Bytes of all files, and of the largest.
  public private(set) var byteCount = 0
  /// Bytes of the largest file.
  public private(set) var largestByteCount = 0
  /// The folders that were looked into.
  public private(set) var folders: [String] = []
  /// The files and folders that were left out, with the reason.
  public private(set) var leftOut: [(path: String, reason: String)] = []

  private var refused: Set<FileStatus.Identity> = []

  /// Looks for files: a file stands for itself whatever its name, a folder for all `.formdef` files in it at any depth,
  /// hidden folders left out. Paths in the current directory become relative to it.
  public init(_ paths: [String], leavingOut exclusion: FileExclusion = FileExclusion()) {
    let place = CurrentPlace()
    var found: [String] = []
    for path in paths {
      let normal = place.relative(LinkedPath.resolve(path))
      switch FileStatus.of(normal.isEmpty ? "." : normal) {
      case .success(let status) where status.kind == .folder:
        found += walk(place.relative(folder: normal), exclusion)
      case .success(let status)
      where status.kind == .file && FileDiscovery.isOther(normal, { FileDiscovery.bytes(normal) }):
        unreadable.append(UnreadFile(path: normal, error: FileDiscovery.otherKind))
      case .success(let status):
        if status.kind == .pipe { pipes.insert(normal) }
        found.append(normal)
      case .failure(let error): unreadable.append(UnreadFile(path: normal.isEmpty ? "." : normal, error: error))
      }
    }
    add(found)
  }

  /// What was left out of form definitions, and of folders in which there are some; each with the reason. What is left out
  /// whatever somebody says is among them where it is all.
  public var leftOutForms: [UnreadFile] {
    let found = leftOut.filter { path, reason in
      path.hasSuffix(".formdef") || FileExclusion.isGiven(reason) && FileDiscovery.hasForms(path)
    }
    let shown = found.isEmpty ? leftOut.filter { FileDiscovery.hasForms($0.path) } : found
    return shown.map { UnreadFile(path: $0.path, error: FileError($0.reason)) }
  }

  /// Whether there is a form definition in a folder, or in the first of the folders that are in it.
  private static func hasForms(_ folder: String) -> Bool {
    var walk = FolderWalk(roots: [folder])
    for _ in 0..<1_000 {
      guard let files = walk.next() else { return false }
      if !files.isEmpty { return true }
    }
    return false
  }

  /// Why a file of another kind is not read.
  public static let otherKind = FileError(
    "it is no form definition: formdef reads .formdef files, and 'formdef init' writes a first one")

  /// Whether a file is of another kind, which nobody would want to be read as a form definition: its name says so, or does
  /// not end as those of form definitions do, and there is none in it.
  ///
  /// - Parameter text: its bytes, or the first of them; nil where they cannot be read.
  public static func isOther(_ path: String, _ text: () -> [UInt8]?) -> Bool {
    if path.hasSuffix(".formdef") { return false }
    return otherEndings.contains { path.lowercased().hasSuffix("." + $0) } || text().map { !isForm($0) } ?? false
  }

  private static let otherEndings = [
    "storyboard", "xib", "nib", "swift", "m", "mm", "h", "plist", "strings", "xcstrings", "json", "xml", "md", "html",
    "css", "js", "ts", "yml", "yaml", "toml", "sh", "pbxproj", "png", "jpg", "pdf",
  ]

  /// Whether there is a form definition without a mistake at a path, whatever its name: a report may begin with the word
  /// 'form', but goes on in another way.
  public static func isForm(_ path: String) -> Bool {
    guard case .success(let status) = FileStatus.of(path), status.kind == .file, status.size > 0,
      let document = bytes(path).map({ Document(bytes: $0) })
    else { return false }
    return document.chunks.measure.errors == 0
      && document.chunks.leaves.joined().contains { [.importDeclaration, .formHead, .preset].contains($0.kind) }
  }

  /// Whether a text begins as form definitions do, with imports before the first form or preset, or has no mistake.
  private static func isForm(_ text: [UInt8]) -> Bool {
    let document = Document(bytes: Array(text.prefix(mostBytes)))
    if document.chunks.measure.errors == 0 { return true }
    let first = document.chunks.leaves.lazy.joined().first { $0.kind != .importDeclaration }
    return first.map { [.formHead, .preset].contains($0.kind) } ?? false
  }

  /// So many bytes show what a text is.
  private static let mostBytes = 1 << 20

  private static func bytes(_ path: String) -> [UInt8]? { try? FileContents.read(path, limit: 16 << 20).get() }

  /// Notes what could not be read, each once whatever its names are.
  private mutating func note(_ files: [UnreadFile]) {
    for file in files {
      if case .success(let status) = FileStatus.of(file.path), !refused.insert(status.identity).inserted { continue }
      unreadable.append(file)
    }
  }

  private mutating func walk(_ folder: String, _ exclusion: FileExclusion) -> [String] {
    var walk = FolderWalk(roots: [folder], leavingOut: exclusion)
    var found: [String] = []
    while let files = walk.next() { found += files }
    note(walk.unreadable)
    folders += walk.visited
    leftOut += walk.leftOut
    return found
  }

  /// Takes each file once, under its own name where some of its names are links.
  private mutating func add(_ found: [String]) {
    var known: [FileStatus.Identity: Int] = [:]
    for path in found {
      // A link that leads nowhere is a file of its own.
      guard case .success(let status) = FileStatus.of(path).flatMapError({ _ in FileStatus.ofLink(path) }) else {
        if !files.contains(path) { files.append(path) }
        continue
      }
      if let index = known[status.identity] {
        if FileDiscovery.isLink(files[index]), !FileDiscovery.isLink(path) { files[index] = path }
      } else {
        if found.count > 1 { known[status.identity] = files.count }
        files.append(path)
        byteCount += max(0, status.size)
        largestByteCount = max(largestByteCount, status.size)
      }
    }
  }

  private static func isLink(_ path: String) -> Bool {
    guard case .success(let status) = FileStatus.ofLink(path) else { return false }
    return status.kind == .link
  }
}
