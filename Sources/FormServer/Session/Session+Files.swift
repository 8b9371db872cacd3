import FormWorkspace
import LanguageServerProtocol
import SystemIO

// The forms of the client's folders: found in pieces, then followed as they change on disk.

extension Session {
  /// Begins to look for forms in folders.
  mutating func scanFolders(_ folders: [String]) {
    guard !folders.isEmpty else { return }
    scan = FolderScan(folders)
    scanProgress = WorkProgress(
      "Reading form definitions", token: .string("formdef/scan"), isOfRequest: false, at: clock.milliseconds())
  }

  /// Does a piece of the search; gives whether there was one to do.
  mutating func continueScan() -> Bool {
    guard var current = scan else { return false }
    switch current.nextPiece() {
    case .looked: scan = current
    case .files(let paths):
      scan = current
      for path in paths { prepareSettings(for: path) }
      markChanged(workspace.add(paths))
    case nil:
      for folder in current.visited {
        folderStamps[folder] = FileStamp(path: folder)
        _ = notesSettings(in: folder)
      }
      var progress = scanProgress
      end(&progress)
      scanProgress = progress
      scan = nil
      return true
    }
    var progress = scanProgress
    tell(&progress, percentage: scan?.percentage)
    scanProgress = progress
    return true
  }

  /// Takes in which folders the client has open now.
  mutating func changeFolders(added: [String], removed: [String]) {
    client.folders.removeAll { removed.contains($0) }
    for path in workspace.paths where !isInFolders(path) {
      markChanged([path])
      workspace.remove(path)
    }
    let new = added.filter { !client.folders.contains($0) }
    client.folders += new
    scanFolders(scan == nil ? new : client.folders)
  }

  /// Whether a path lies in one of the client's folders, and in no hidden one.
  func isInFolders(_ path: String) -> Bool {
    client.folders.contains { folder in
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      return path.hasPrefix(prefix) && !path.dropFirst(prefix.count - 1).contains("/.")
    }
  }

  /// Takes in that a file came, changed or went on disk.
  mutating func changeOnDisk(_ path: String) {
    let isSettings = path.hasSuffix("/" + SettingsLookup.fileName) || settings.reads(path)
    if isSettings || path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") {
      return settingsChanged()
    }
    var changed = workspace.changedOnDisk(path)
    if path.hasSuffix(".formdef"), isInFolders(path) { changed.formUnion(workspace.add([path])) }
    markChanged(changed)
  }

  /// Files and folders up to which the disk is looked at for a client that does not watch it.
  private static let unwatchedLimit = 10_000

  /// Looks for what has changed on disk, for a client that does not tell; once before the requests that come together.
  mutating func lookAtDisk() {
    guard !client.watchesFiles, !hasLookedAtDisk else { return }
    hasLookedAtDisk = true
    guard workspace.paths.count + folderStamps.count <= Session.unwatchedLimit else { return }
    for path in workspace.pathsChangedOnDisk() { changeOnDisk(path) }
    var changesSettings = settings.hasChangedOnDisk
    for (folder, stamp) in folderStamps.sorted(by: { $0.key < $1.key }) {
      let now = FileStamp(path: folder)
      guard now != stamp else { continue }
      folderStamps[folder] = now
      if notesSettings(in: folder) { changesSettings = true }
      addForms(newIn: folder)
    }
    if changesSettings { settingsChanged() }
  }

  /// Looks whether a folder has a settings file; gives whether that is news.
  private mutating func notesSettings(in folder: String) -> Bool {
    let hasSettings = FileStamp(path: folder + "/" + SettingsLookup.fileName) != nil
    let had = hasSettings ? !foldersWithSettings.insert(folder).inserted : foldersWithSettings.remove(folder) != nil
    return had != hasSettings
  }

  /// Takes in the forms that came to a folder, and to the folders in it that were not there before.
  private mutating func addForms(newIn folder: String) {
    var walk = FolderWalk(roots: [folder])
    var found: [String] = []
    while walk.visited.count < Session.unwatchedLimit, let files = walk.next() { found += files }
    for visited in walk.visited where folderStamps[visited] == nil {
      folderStamps[visited] = FileStamp(path: visited)
      _ = notesSettings(in: visited)
    }
    markChanged(workspace.add(found))
  }
}
