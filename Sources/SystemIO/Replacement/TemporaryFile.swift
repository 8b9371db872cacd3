#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of ours beside another, which goes again. Its name says whose it is: `.formdef-KIND-PROCESS-RANDOM`, hidden
/// and short, whatever the other's name is.
struct TemporaryFile {
  /// What it is for; the raw value is part of the name.
  enum Kind: String {
    /// A text that will get another name.
    case newText = "new"
    /// The text that a file had before it is written where it lies.
    case copy
  }

  /// The folder that it lies in.
  let folder: OpenFile
  /// Its name there.
  let name: String
  /// The file, open for reading and writing.
  let file: OpenFile

  /// What all names begin with.
  static let prefix = ".formdef-"

  /// Makes an empty one that only this user may read. It is locked as long as it is open, so that others see that it is
  /// in use.
  ///
  /// - Parameters:
  ///   - remark: what else the name says.
  ///   - note: is told the name before there is a file.
  static func create(
    in folder: OpenFile, _ kind: Kind, remark: String = "", noting note: InterruptionNote
  ) -> Result<TemporaryFile, FileError> {
    for _ in 0..<100 {
      let random = String(UInt64.random(in: .min ... .max), radix: 16)
      let name = "\(prefix)\(kind.rawValue)-\(ThisProcess.number)-\(random)\(remark)"
      note.set(folder: folder.number, name: name)
      let number = openat(folder.number, name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if number >= 0 {
        _ = flock(number, LOCK_EX | LOCK_NB)
        return .success(TemporaryFile(folder: folder, name: name, file: OpenFile(number: number)))
      }
      let failure = errno
      note.clear()
      if failure != EEXIST { return .failure(FileError(number: failure)) }
    }
    return .failure(FileError("there is no free name for a temporary file beside it"))
  }

  /// Removes it, where it is still there.
  func remove() { _ = unlinkat(folder.number, name, 0) }

  /// Removes it because of an error, which it gives.
  func remove(after error: FileError) -> FileError {
    remove()
    return error
  }

  /// Takes the place of the file of another name.
  func rename(to other: String) -> Bool {
    PathText.withCString(other) { renameat(folder.number, name, folder.number, $0) } == 0
  }
}
