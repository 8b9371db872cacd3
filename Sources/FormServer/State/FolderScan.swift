import FormWorkspace

/// The search of folders for forms, done in pieces: a folder at a time is looked into, then the files are read, some at a
/// time.
struct FolderScan: Sendable {
  /// Files that are read together; they take some milliseconds.
  private static let readTogether = 16
  /// Folders after which no more are looked into: a project has fewer, and the client may have opened the whole disk.
  private static let folderLimit = 20_000

  /// A piece of the search.
  enum Piece {
    /// A folder was looked into.
    case looked
    /// These files are to be read.
    case files([String])
  }

  private var walk: FolderWalk
  private var found: [String] = []
  private var next = 0
  private var isWalking = true

  /// A search of folders and of all that is in them, but for hidden folders.
  init(_ folders: [String]) { walk = FolderWalk(roots: folders) }

  /// Whether there are more folders than are looked into.
  var isCut: Bool { walk.visited.count >= FolderScan.folderLimit && !walk.isDone }

  /// The folders that were looked into.
  var visited: [String] { walk.visited }

  /// How much of the files is read, of 100; nil while it is not known how many there are.
  var percentage: UInt32? { isWalking || found.isEmpty ? nil : UInt32(clamping: next * 100 / found.count) }

  /// Does the next piece; nil where nothing is left.
  mutating func nextPiece() -> Piece? {
    if isWalking {
      if walk.visited.count < FolderScan.folderLimit, let files = walk.next() {
        found += files
        return .looked
      }
      isWalking = false
    }
    guard next < found.count else { return nil }
    let files = Array(found[next...].prefix(FolderScan.readTogether))
    next += files.count
    return .files(files)
  }
}
