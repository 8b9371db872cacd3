#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written piece by piece, and takes its place once it is whole: until then, who reads the path reads what
/// was there before. What is no file, such as a pipe, is written to at once.
public struct PendingFile: Sendable {
  /// Where it will be.
  public let path: String
  private let place: Place

  private enum Place {
    case beside(TemporaryFile, named: String, mode: mode_t)
    case atOnce(OutputFile)
  }

  /// Begins a file. A folder that takes no others leaves nothing but to write over the file that is there, and so do other
  /// names of the file, and a link that leads to no file yet.
  ///
  /// Until `finish` or `abandon`, a signal that ends the process takes it away; there is one such file at a time.
  public static func create(_ path: String) -> Result<PendingFile, FileError> {
    let status = try? FileStatus.of(path).get()
    let isLinkToNothing = status == nil && (try? FileStatus.ofLink(path).get())?.kind == .link
    if isLinkToNothing || status?.kind == .file && status?.nameCount ?? 1 > 1 {
      return OutputFile.create(path).map { PendingFile(path: path, place: .atOnce($0)) }
    }
    let file = create(path, noting: Interruption.noteOfPendingFile)
    guard case .failure = file, status?.kind == .file else { return file }
    return OutputFile.create(path).map { PendingFile(path: path, place: .atOnce($0)) }
  }

  /// The same, but never over the file that is there.
  static func create(_ path: String, noting note: InterruptionNote) -> Result<PendingFile, FileError> {
    let target = FilePath.resolvingLinks(path) ?? path
    var mode: mode_t = 0o644
    if case .success(let status) = FileStatus.of(target) {
      if status.kind == .folder { return .failure(FileError("it is a folder")) }
      if status.kind != .file {
        return OutputFile.create(target).map { PendingFile(path: path, place: .atOnce($0)) }
      }
      mode = status.permissions
    }
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? ""
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : "."
    guard !name.isEmpty else { return .failure(FileError("it is a folder")) }
    switch OpenFile.reading(folder) {
    case .failure(let error): return .failure(error.isMissing ? FileError("there is no such folder") : error)
    case .success(let folder):
      let new = TemporaryFile.create(in: folder, .newText, noting: note)
      if case .failure = new { folder.close() }
      return new.map { PendingFile(path: path, place: .beside($0, named: name, mode: mode)) }
    }
  }

  /// Writes more; gives why that cannot be done.
  public func write(_ bytes: some Collection<UInt8>) -> FileError? {
    switch place {
    case .beside(let new, _, _): new.file.writeAll(bytes) ? nil : .last
    case .atOnce(let file): file.write(bytes)
    }
  }

  /// Puts it in its place; gives why that cannot be done, and then what was there before is there still.
  public func finish() -> FileError? {
    switch place {
    case .atOnce(let file): return file.close()
    case .beside(let new, let name, let mode):
      let isDone = fchmod(new.file.number, mode) == 0 && new.rename(to: name)
      let error = isDone ? nil : new.remove(after: .last)
      new.file.close()
      new.folder.close()
      return error
    }
  }

  /// Leaves what was there before.
  public func abandon() {
    switch place {
    case .atOnce(let file): file.close()
    case .beside(let new, _, _):
      new.remove()
      new.file.close()
      new.folder.close()
    }
  }
}
