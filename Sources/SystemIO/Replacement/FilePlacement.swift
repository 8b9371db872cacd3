#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Puts a text at a path, whatever is there: who reads the path meanwhile reads the old text or the new one.
public enum FilePlacement {
  /// Writes beside it and renames; into what is no file, such as a pipe, it writes at once. Gives why that cannot be done.
  public static func write(_ bytes: [UInt8], to path: String) -> FileError? {
    let target = FilePath.resolvingLinks(path) ?? path
    if case .success(let status) = FileStatus.of(target), status.kind != .file {
      if status.kind == .folder { return FileError("is a folder") }
      return writeThrough(bytes, to: target)
    }
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? ""
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : "."
    guard !name.isEmpty else { return FileError("is a folder") }
    switch OpenFile.reading(folder) {
    case .failure(let error): return error.isMissing ? FileError("there is no such folder") : error
    case .success(let folder):
      defer { folder.close() }
      return rename(bytes, to: name, in: folder)
    }
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) -> FileError? {
    switch OutputFile.create(path) {
    case .failure(let error): error
    case .success(let file): file.write(bytes) ?? file.close()
    }
  }

  private static func rename(_ bytes: [UInt8], to name: String, in folder: OpenFile) -> FileError? {
    Interruption.withTemporaryFile { note in
      switch TemporaryFile.create(in: folder, .newText, noting: note) {
      case .failure(let error): return error
      case .success(let new):
        defer { new.file.close() }
        guard new.file.writeAll(bytes), fchmod(new.file.number, 0o644) == 0, new.rename(to: name) else {
          return new.remove(after: .last)
        }
        return nil
      }
    }
  }
}
