import FormWorkspace
import SystemIO

/// The search of folders for forms, done in pieces: a folder at a time is looked into, then the files are read, some at a
/// time.
struct FolderScan: Sendable {
  /// Files that are read together; they take some milliseconds.
  private static let readTogether = 16
  /// Folders after which no more are looked into: a project has fewer, and the client may have opened the whole disk.
  private static let folderLimit = 20_000
  /// Bytes of forms after which no more are read, for the same reason: what is known of them takes many times as much
  /// memory.
  static let usualByteLimit = 64 << 20

  /// A piece of the search.
  enum Piece {
    /// A folder was looked into.
    case looked
    /// These files are to be read.
    case files([String])
  }

  private let byteLimit: Int
  private var walk: FolderWalk
  /// The forms that were found so far.
  private(set) var found: [String] = []
  private var next = 0
  private var isWalking = true
  /// The bytes of the files that were read.
  private var bytes = 0
  /// The files that are being read beside everything else.
  var reading: (paths: [String], work: WorkBeside<[FileOnDisk]>)?
  /// For so many milliseconds these are waited for before others have their turn.
  static let pause = 2.0

  /// A search of folders and of all that is in them, but for hidden folders.
  ///
  /// - Parameter byteLimit: bytes of forms after which no more are read.
  init(_ folders: [String], byteLimit: Int = FolderScan.usualByteLimit) {
    self.byteLimit = byteLimit
    walk = FolderWalk(roots: folders)
  }

  /// Whether there are more folders than are looked into.
  var isCut: Bool { walk.visited.count >= FolderScan.folderLimit && !walk.isDone }

  /// How many forms are not read since there are too many bytes of them.
  var unread: Int { isWalking ? 0 : found.count - next }

  /// The folders that were looked into.
  var visited: [String] { walk.visited }

  /// How each of them looked before that.
  var stamps: [FileStamp?] { walk.stamps }

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
    var files: [String] = []
    while files.count < FolderScan.readTogether, next < found.count {
      // What is too large to be read takes no memory.
      if case .success(let status) = FileStatus.of(found[next]), status.size <= DiskReader.usualImportLimit {
        bytes += status.size
      }
      if bytes > byteLimit { break }
      files.append(found[next])
      next += 1
    }
    return files.isEmpty ? nil : .files(files)
  }
}
