import FormModel
import FormWorkspace
import LanguageServerProtocol
import SystemIO

// What changes on disk: as the client tells, and looked for where it does not.

extension Session {
  /// Takes in that a file or folder came, changed or went on disk.
  mutating func changeOnDisk(_ path: String) {
    let isSettings = path.hasSuffix("/" + SettingsLookup.fileName) || settings.reads(path)
    if isSettings || path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") {
      return settingsChanged()
    }
    guard path.hasSuffix(".formdef") || workspace.project.files[path] != nil else { return changeFolder(path) }
    if isForm(path) { prepareSettings(for: path) }
    if !readFromDisk(path) { takeFromDisk(path, nil) }
  }

  /// Whether a file is a form of the client's folders.
  func isForm(_ path: String) -> Bool { path.hasSuffix(".formdef") && isInFolders(path) }

  /// Begins to read a large file beside everything else, or one of many; gives whether it is one.
  mutating func readFromDisk(_ path: String) -> Bool {
    guard openings.isOnDisk(path) || isLargeOnDisk(path), let read = workspace.reading(again: path) else {
      return false
    }
    openings.begin(path, read)
    return true
  }

  /// Begins to read the imported files that are too large to be read where it was found that they are imported.
  mutating func readLeftImports() {
    for path in workspace.takeLeftImports() {
      if isForm(path) { prepareSettings(for: path) }
      if let read = workspace.reading(again: path) { openings.begin(path, read) }
    }
  }

  /// Whether a file has so many bytes, or those that were read for the same message have, that it is read beside everything
  /// else.
  mutating func isLargeOnDisk(_ path: String) -> Bool {
    guard background.patience != nil, case .success(let status) = FileStatus.of(path), status.kind == .file,
      status.size <= DiskReader.usualImportLimit
    else { return false }
    if status.size > diskRoom { return true }
    diskRoom -= status.size
    return false
  }

  /// Takes in that a file came, changed or went, as it was read beside everything else, or is read now.
  mutating func takeFromDisk(_ path: String, _ file: FileOnDisk?) {
    var changed = workspace.changedOnDisk(path, file)
    if isForm(path) {
      changed.formUnion(workspace.add([path], file.map { [$0] } ?? workspace.reading([path])()))
      noteFolder(of: path)
    }
    markChanged(changed)
  }

  /// Has the folder of a form known, so that it is seen when it goes.
  private mutating func noteFolder(of path: String) {
    guard let end = path.lastIndex(of: "/"), folderStamps[String(path[..<end])] == nil else { return }
    folderStamps[String(path[..<end])] = FileStamp(path: String(path[..<end]))
  }

  /// Takes in that a folder came or went, which is all that some clients tell of what is in it.
  private mutating func changeFolder(_ path: String) {
    if settings.readsSome(in: path) { settingsChanged() }
    if FileStamp(path: path) == nil {
      forgetFolder(path)
      return
    }
    for changed in workspace.pathsChangedOnDisk() where changed.hasPrefix(path + "/") { changeOnDisk(changed) }
    if isInFolders(path), case .success(let status) = FileStatus.of(path), status.kind == .folder {
      addForms(newIn: path)
    }
  }

  /// Takes in that a folder is gone with all that was in it.
  private mutating func forgetFolder(_ folder: String) {
    for path in workspace.project.files.keys.filter({ $0.hasPrefix(folder + "/") }).sorted() {
      markChanged(workspace.changedOnDisk(path))
    }
    for known in folderStamps.keys where known == folder || known.hasPrefix(folder + "/") { folderStamps[known] = nil }
  }

  /// Files and folders up to which the disk is looked at for a client that does not watch it, and folders up to which it
  /// is for one that does.
  private static let unwatchedLimit = 10_000
  private static let folderLimit = 1_000

  /// Whether there are few enough files and folders to look at all of them.
  var canLookAtDisk: Bool { workspace.fileCount + folderStamps.count <= Session.unwatchedLimit }

  /// Looks for what has changed on disk and the client does not tell of; once before the requests that come together, and
  /// when a document is opened or saved.
  mutating func lookAtDisk() {
    guard lookedAtDisk.map({ $0 < arrival }) ?? true else { return }
    lookedAtDisk = clock.milliseconds()
    guard canLookAtDisk else { return }
    let isWatching = client.watchesFiles
    for path in workspace.pathsChangedOnDisk(membersToo: !isWatching) { changeOnDisk(path) }
    if !isWatching || folderStamps.count <= Session.folderLimit { lookAtFolders(onlyForGone: isWatching) }
    if settings.hasChangedOnDisk({ !isWatching || !isInFolders($0) }) { settingsChanged() }
  }

  /// Looks which folders are gone, of which watching clients do not tell, and which have got something new.
  private mutating func lookAtFolders(onlyForGone: Bool) {
    let changed = folderStamps.filter { FileStamp(path: $0.key) != $0.value }
    for folder in changed.keys.sorted() where folderStamps[folder] != nil {
      let now = FileStamp(path: folder)
      if now == nil {
        forgetFolder(folder)
      } else if !onlyForGone {
        folderStamps[folder] = now
        addForms(newIn: folder)
      }
    }
  }

  /// Takes in the forms that came to a folder, and to the folders in it that were not there before.
  private mutating func addForms(newIn folder: String) {
    var walk = FolderWalk(roots: [folder])
    var found: [String] = []
    while walk.visited.count < Session.unwatchedLimit, let files = walk.next() { found += files }
    for (visited, stamp) in zip(walk.visited, walk.stamps) where folderStamps[visited] == nil {
      folderStamps[visited] = stamp
    }
    for path in found { prepareSettings(for: path) }
    markChanged(workspace.add(found.filter { !readFromDisk($0) }))
  }
}
