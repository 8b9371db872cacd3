#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file where it lies, for those that have several names, or an owner that a new file cannot have.
enum InPlaceWriting {
  /// Puts a copy of the old text beside the file, on the disk, before the first byte changes; it goes once the new text
  /// is on the disk, and stays where neither the new nor the old text can be written.
  static func write(_ text: [UInt8], over old: [UInt8], to place: FileInFolder) -> FileError? {
    Interruption.withTemporaryFile { note in
      let remark = UnfinishedCopy.remark(name: place.name, newText: text)
      switch TemporaryFile.create(in: place.folder, .copy, remark: remark, noting: note) {
      case .failure(let error): return error
      case .success(let copy):
        defer { copy.file.close() }
        guard copy.file.writeAll(old), copy.file.synchronise() else { return copy.remove(after: .last) }
        place.folder.synchronise()
        return Interruption.finishing { overwrite(place, copy, text, old) }
      }
    }
  }

  private static func overwrite(
    _ place: FileInFolder, _ copy: TemporaryFile, _ text: [UInt8], _ old: [UInt8]
  ) -> FileError? {
    let number = PathText.withCString(place.name) { openat(place.folder.number, $0, O_WRONLY | O_CLOEXEC | O_NOFOLLOW) }
    guard number >= 0 else { return copy.remove(after: .last) }
    let file = OpenFile(number: number)
    defer { file.close() }
    // The one that was read, and not another that has got its name since.
    guard let status = file.status, let read = place.file.status,
      FileStatus(status).identity == FileStatus(read).identity
    else { return copy.remove(after: FileError("it has changed since it was read")) }
    if overwrite(file, with: text) {
      copy.remove()
      return nil
    }
    let failure = FileError.last
    if overwrite(file, with: old) { return copy.remove(after: failure) }
    return FileError("\(failure.reason); its text is in '\(copy.name)'")
  }

  /// The old text's blocks are written over: to put it back needs no room on the disk.
  private static func overwrite(_ file: OpenFile, with text: [UInt8]) -> Bool {
    lseek(file.number, 0, SEEK_SET) == 0 && file.writeAll(text) && ftruncate(file.number, off_t(text.count)) == 0
      && file.synchronise()
  }
}
