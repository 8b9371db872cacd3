/// Puts a text at a path, whatever is there: who reads the path meanwhile reads the old text or the new one.
public enum FilePlacement {
  /// Writes beside it and renames; into what is no file, such as a pipe, it writes at once. Gives why that cannot be done.
  public static func write(_ bytes: [UInt8], to path: String) -> FileError? {
    Interruption.withTemporaryFile { note in
      switch PendingFile.create(path, noting: note) {
      case .failure(let error): return error
      case .success(let file):
        guard let error = file.write(bytes) else { return file.finish() }
        file.abandon()
        return error
      }
    }
  }
}
