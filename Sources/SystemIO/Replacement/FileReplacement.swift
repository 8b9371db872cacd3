#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Puts a new text in the place of a file's: wholly or not at all.
public enum FileReplacement {
  /// Writes beside the file and renames, so that nobody sees half a text; it is on the disk before it has the name.
  ///
  /// Mode, owner, group, extended attributes and access lists stay, and links stay links. A file that has several names,
  /// or whose owner or attributes a new file cannot have, is written where it lies, once a copy of it is on the disk.
  ///
  /// - Parameter expected: the bytes that the file had when it was read; where it has others now, it stays as it is.
  public static func replace(_ path: String, expecting expected: [UInt8], with text: [UInt8]) -> FileError? {
    guard let target = FilePath.resolvingLinks(path) else { return .last }
    switch FileContents.read(target) {
    case .failure(let error): return error
    case .success(let present) where present != expected: return FileError("it has changed since it was read")
    case .success: break
    }
    // A name can be taken from a file that nobody may write to.
    guard PathText.withCString(target, { access($0, W_OK) }) == 0 else { return .last }
    switch FileInFolder.open(target) {
    case .failure(let error): return error
    case .success(let place):
      defer { place.close() }
      let isDone = place.nameCount == 1 ? rename(text, over: place) : .success(false)
      switch isDone {
      case .success(true): return nil
      case .success(false): return InPlaceWriting.write(text, over: expected, to: place)
      case .failure(let error): return error
      }
    }
  }

  /// Writes a new file and gives it the name; false, and nothing has changed, where it cannot have the old one's
  /// attributes.
  private static func rename(_ text: [UInt8], over place: FileInFolder) -> Result<Bool, FileError> {
    Interruption.withTemporaryFile { note in
      TemporaryFile.create(in: place.folder, .newText, noting: note).flatMap { new in
        defer { new.file.close() }
        guard new.file.writeAll(text) else { return .failure(new.remove(after: .last)) }
        guard FileAttributes.copy(from: place.file, to: new.file) else {
          new.remove()
          return .success(false)
        }
        guard new.file.synchronise(), new.rename(to: place.name) else { return .failure(new.remove(after: .last)) }
        place.folder.synchronise()
        return .success(true)
      }
    }
  }
}

extension OpenFile {
  /// Waits until everything is on the disk (fsync(2)); file systems that cannot are let be.
  @discardableResult
  func synchronise() -> Bool { fsync(number) == 0 || errno == EINVAL || errno == ENOTSUP }
}
