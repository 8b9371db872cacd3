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
    // Nobody else holds what it has found while it grows.
    scan = nil
    if let (paths, work) = current.reading {
      let files = work.take(within: background.patience == nil ? .infinity : FolderScan.pause)
      if files != nil { current.reading = nil }
      scan = current
      if let files {
        let outdated = Set(workspace.outdatedPaths(of: files))
        markChanged(workspace.add(paths.filter { !outdated.contains($0) }, files))
        for path in outdated.sorted() { changeOnDisk(path) }
      }
    } else {
      switch current.nextPiece() {
      case .looked: break
      case .files(let paths):
        for path in paths { prepareSettings(for: path) }
        let read = workspace.reading(paths)
        current.reading = (paths, WorkBeside { _ in read() })
      case nil:
        endScan(current)
        return true
      }
      scan = current
    }
    var progress = scanProgress
    tell(&progress, percentage: scan?.percentage)
    scanProgress = progress
    return true
  }

  /// Keeps what a search has found, and says in the log what it left out.
  private mutating func endScan(_ scan: FolderScan) {
    leftOut.forget()
    // What came to a folder since it was looked into is found at the next look.
    for (folder, stamp) in zip(scan.visited, scan.stamps) { folderStamps[folder] = stamp }
    var progress = scanProgress
    end(&progress)
    scanProgress = progress
    if scan.isCut {
      log(
        .warning,
        "the first \(scan.visited.count) folders were searched for form definitions; those in others are read when they are opened or imported"
      )
    }
    if scan.unread > 0 {
      log(
        .warning,
        "the folders have over \(FolderScan.usualByteLimit >> 20) MB of form definitions: \(scan.unread) of them are read when they are opened or imported"
      )
    }
    if !client.watchesFiles, !canLookAtDisk {
      log(.warning, "there are too many files to look for changes on disk; a form that is open is always up to date")
    }
  }

  /// Takes in which folders the client has open now.
  mutating func changeFolders(added: [String], removed: [String]) {
    client.folders.removeAll { removed.contains($0) }
    for path in workspace.paths where !isInFolders(path) {
      markChanged([path])
      markChanged(workspace.remove(path))
    }
    let new = added.filter { !client.folders.contains($0) }
    client.folders += new
    scanFolders(scan == nil ? new : client.folders)
  }

  /// The files that findings are told of: those that are open, and those that searches of the client's folders do not
  /// leave out. The others are known for what imports and names lead to.
  mutating func reportedPaths() -> Set<String> {
    var reported: Set<String> = []
    for path in workspace.paths {
      var isReported = documents[path] != nil
      for folder in client.folders where !isReported {
        isReported = !leftOut.contains(path, below: folder, &settings)
      }
      if isReported { reported.insert(path) }
    }
    return reported
  }

  /// Whether a path lies in one of the client's folders, and in no hidden one.
  func isInFolders(_ path: String) -> Bool {
    client.folders.contains { folder in
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      return path.hasPrefix(prefix) && !path.dropFirst(prefix.count - 1).contains("/.")
    }
  }
}
