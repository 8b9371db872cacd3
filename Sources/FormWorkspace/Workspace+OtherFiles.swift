import FormLint
import FormModel
import FormSyntax
import SystemIO

// The files that are known without being open: the forms of the folders, and what is imported.

extension Workspace {
  /// The forms of the folders that are known without being open, and the open files.
  public var paths: Set<String> { members.union(analyses.keys) }

  /// Whether others are known beside a file, in the folders or open.
  public func hasOtherFiles(than path: String) -> Bool {
    members.contains { $0 != path } || analyses.keys.contains { $0 != path }
  }

  /// Whether a file is known for the folder that it is in.
  public func isMember(_ path: String) -> Bool { members.contains(path) }

  /// Takes in forms of the folders from disk; gives the files whose findings may have changed.
  public mutating func add(_ paths: [String]) -> Set<String> { add(paths, reading(paths)()) }

  /// What reads those of some files that are not known, on all processors, beside whatever else is done.
  public func reading(_ paths: [String]) -> @Sendable () -> [FileOnDisk] {
    let unread = paths.filter(isUnread)
    let (reader, formSettings) = (reader, formSettings)
    return { mapConcurrently(unread.count) { FileOnDisk(unread[$0], reader, formSettings[unread[$0]]) } }
  }

  /// Whether a file is to be read; also where another one imported it before its settings were known.
  private func isUnread(_ path: String) -> Bool {
    if overlays.contains(path) { return false }
    return project.model(path).map { $0.settings != formSettings[path] } ?? true
  }

  /// What reads a file, beside whatever else is done; nil where an editor has it open.
  public func reading(again path: String) -> (@Sendable () -> FileOnDisk)? {
    if overlays.contains(path) { return nil }
    let (reader, settings) = (reader, formSettings[path])
    return { FileOnDisk(path, reader, settings) }
  }

  /// Takes in forms of the folders that were read; gives the files whose findings may have changed.
  public mutating func add(_ paths: [String], _ read: [FileOnDisk]) -> Set<String> {
    let new = paths.filter { !members.contains($0) }
    members.formUnion(new)
    let files = Dictionary(read.map { ($0.path, $0) }) { $1 }
    let unread = new.filter(isUnread)
    let before = imports(from: unread)
    for path in unread { take(files[path], at: path) }
    loadImports(of: unread)
    defer { forgetUnneeded(since: before) }
    var changed = markOutdated(importersOf: unread).union(filesConcerned(since: before))
    for path in unread {
      if project.file(path) == nil { changed.formUnion(remove(path)) } else { changed.insert(path) }
    }
    return changed
  }

  /// Lets go of a form that is in none of the folders any more, unless it is open or imported; gives the files whose
  /// findings may have changed.
  public mutating func remove(_ path: String) -> Set<String> {
    guard members.remove(path) != nil, !isNeeded(path) else { return [] }
    let before = imports(from: [path])
    forget(path)
    return filesConcerned(since: before)
  }

  /// Takes in that a file came, changed or went on disk; gives the files whose findings may have changed, itself among
  /// them where its own may have.
  ///
  /// - Parameter file: the file as it was read since then; nil: it is read now.
  public mutating func changedOnDisk(_ path: String, _ file: FileOnDisk? = nil) -> Set<String> {
    let wasLeft = left.remove(path) != nil
    guard !overlays.contains(path), project.files[path] != nil || wasLeft && isNeeded(path) else {
      // Those who import it waited for it.
      return wasLeft ? markOutdated(importersOf: [path]) : []
    }
    let before = imports(from: [path])
    readAgain(path, file)
    defer { forgetUnneeded(since: before) }
    if project.model(path) == nil, members.remove(path) != nil, !isNeeded(path) {
      forget(path)
      return filesConcerned(since: before).union([path])
    }
    return markOutdated(importersOf: [path]).union(filesConcerned(since: before)).union([path])
  }

  /// The other paths of known files that lead to the same file on disk, sorted.
  public func otherNames(of path: String) -> [String] {
    guard case .success(let status) = FileStatus.of(path) else { return [] }
    return project.files.keys.filter { other in
      guard other != path, case .success(let found) = FileStatus.of(other) else { return false }
      return found.identity == status.identity
    }.sorted()
  }

  /// How many files are known.
  public var fileCount: Int { project.files.count }

  /// The files among those that are known that look different on disk from when they were read.
  ///
  /// - Parameter membersToo: whether those of the folders are looked at too, or only what they import from elsewhere.
  public func pathsChangedOnDisk(membersToo: Bool = true) -> [String] {
    if !membersToo, project.files.count == members.count { return [] }
    return project.files.keys.filter { path in
      !overlays.contains(path) && (membersToo || !members.contains(path)) && reader.stamp(path) != stamps[path]
    }.sorted()
  }

  /// Lets go of a file, and of what only it imports.
  mutating func forget(_ path: String) {
    var waiting = [path]
    while let next = waiting.popLast() {
      let imported = project.imports(of: next).map(\.target)
      project.remove(next)
      stamps[next] = nil
      waiting += imported.filter { project.files[$0] != nil && !isNeeded($0) }
    }
  }

  /// Lets go of what some files imported, where nothing that is open or in a folder imports it any more.
  mutating func forgetUnneeded(since before: Imports) {
    for (path, old) in before.files { forgetUnneeded(path, old.targets) }
  }

  /// Lets go of what a file imported, where nothing that is open or in a folder imports it any more.
  mutating func forgetUnneeded(_ path: String, _ importedBefore: [String]) {
    let imported = project.imports(of: path).map(\.target)
    if importedBefore.elementsEqual(imported) { return }
    for target in importedBefore where project.files[target] != nil && !isNeeded(target) { forget(target) }
  }

  /// Whether a file is one to know: open, in a folder, or imported by such a one, directly or not.
  func isNeeded(_ path: String) -> Bool {
    func isAsked(_ path: String) -> Bool { analyses[path] != nil || members.contains(path) }
    return isAsked(path) || project.importers(of: path).contains(where: isAsked)
  }

  mutating func readAgain(_ path: String, _ file: FileOnDisk? = nil) {
    take(file, at: path)
    loadImports(of: [path])
  }

  /// Takes in a file as it was read, or reads it where it was not, or settings said something else then.
  private mutating func take(_ file: FileOnDisk?, at path: String) {
    if let file, hasSettings(file) { set(file) } else { read(path) }
  }

  /// The paths of files that have changed since they were read, or of which settings say something else.
  public func outdatedPaths(of files: [FileOnDisk]) -> [String] {
    files.filter { !hasSettings($0) || $0.stamp != reader.stamp($0.path) }.map(\.path)
  }

  /// Whether a file was read with what settings say now.
  public func hasSettings(_ file: FileOnDisk) -> Bool { file.settings == formSettings[file.path] }

  /// Reads a file for what others see of it.
  private mutating func read(_ path: String) { set(FileOnDisk(path, reader, formSettings[path])) }

  private mutating func set(_ file: FileOnDisk) {
    stamps[file.path] = file.stamp
    project.set(file.model, at: file.path)
  }

  /// Reads the files that some files import, and what those import, where they are not known yet, or leaves them.
  mutating func loadImports(of paths: [String]) {
    var waiting = paths.flatMap { project.imports(of: $0).map(\.target) }
    var room = mostImportBytes
    while let next = waiting.popLast() {
      guard project.files[next] == nil, !left.contains(next) else { continue }
      if mostImportBytes < .max, let size = reader.stamp(next)?.byteCount {
        guard size <= room else {
          left.insert(next)
          leftImports.append(next)
          continue
        }
        room -= size
      }
      read(next)
      waiting += project.imports(of: next).map(\.target)
    }
  }

  /// The imported files that were left since this was last asked, in order: `changedOnDisk` takes each in once it was read.
  public mutating func takeLeftImports() -> [String] {
    defer { leftImports = [] }
    return leftImports
  }

  /// A workspace that reads all that is imported at once, also what this one has left.
  public var withoutLeft: Workspace {
    var workspace = self
    workspace.mostImportBytes = .max
    if left.isEmpty { return workspace }
    workspace.left = []
    workspace.loadImports(of: workspace.paths.sorted())
    return workspace
  }

  /// Takes in that the files that import one of some others, directly or not, have to see what these say now; gives all
  /// of them.
  mutating func markOutdated(importersOf paths: [String]) -> Set<String> {
    let changed = project.importers(of: paths).subtracting(paths)
    for other in changed where analyses[other] != nil { outdated.insert(other) }
    return changed
  }
}

extension Workspace {
  /// Takes in that something of a file stands elsewhere in its text and says what it did; gives the files that import it,
  /// directly or not, and may speak of places in it.
  mutating func markMoved(importersOf path: String) -> Set<String> {
    // What is told of circles of imports shows each of these.
    let isInCircle = project.importsItself(path)
    return project.importers(of: path).filter { other in
      guard other != path else { return false }
      guard let analysis = analyses[other] else { return true }
      if isInCircle || outdated.contains(other) || analysis.speaks(ofFile: path) || !project.clashes(at: other).isEmpty
      {
        outdated.insert(other)
        return true
      }
      moved.insert(other)
      return false
    }
  }
}

extension ProjectModel {
  /// Adds what reading a file has given.
  fileprivate mutating func set(_ read: Result<FileModel, FileError>, at path: String) {
    switch read {
    case .success(let model): set(model, at: path)
    case .failure(let error): set(unreadable: error.reason, at: path)
    }
  }
}
