#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of files on disk.
public enum FileContents {
  /// Files larger than this are refused: no form definition is by far, and one that is all the same would take minutes.
  public static let sizeLimit = 256 << 20

  /// The bytes of a regular file, or why there are none: folders, pipes, devices and what is larger are not read.
  ///
  /// - Parameters:
  ///   - limit: bytes above which a file is too large.
  ///   - isNamed: whether the user named it, or it was seen to be a file: else it is looked at before it is opened, since
  ///     devices may do something as they are opened (watchdog(4), st(4)).
  public static func read(
    _ path: String, limit: Int = sizeLimit, isNamed: Bool = false
  ) -> Result<[UInt8], FileError> {
    if !isNamed, case .success(let status) = FileStatus.of(path), let refusal = refusal(of: status.kind) {
      return .failure(refusal)
    }
    return OpenFile.reading(path).flatMap { file in
      defer { file.close() }
      guard let status = file.status else { return .failure(.last) }
      if let refusal = refusal(of: FileStatus(status).kind) { return .failure(refusal) }
      guard status.st_size <= limit else {
        return .failure(FileError("it is larger than \(limit >> 20) MB"))
      }
      guard !systemDevices.contains(FileStatus(status).identity.device) else {
        return .failure(FileError("it is a file of the system"))
      }
      return file.readAll(expected: Int(status.st_size), limit: limit)
    }
  }

  /// The bytes of a regular file, or all that comes through a pipe, for which somebody waits who has named it; or why there
  /// are none.
  ///
  /// - Parameter limit: bytes above which it is too large.
  public static func readWaiting(_ path: String, limit: Int = sizeLimit) -> Result<[UInt8], FileError> {
    guard case .success(let status) = FileStatus.of(path), status.kind == .pipe else {
      return read(path, limit: limit, isNamed: true)
    }
    return OpenFile.reading(path, waitsForWriter: true).flatMap { file in
      defer { file.close() }
      guard let status = file.status else { return .failure(.last) }
      // Something else may have taken its place.
      let kind = FileStatus(status).kind
      return kind == .pipe ? file.readAll(limit: limit) : .failure(refusal(of: kind) ?? FileError("it has changed"))
    }
  }

  /// Why nothing of a kind is read; nil for files.
  private static func refusal(of kind: FileStatus.Kind) -> FileError? {
    switch kind {
    case .folder: FileError("it is a folder")
    case .link, .pipe, .other: FileError("it is a pipe or a device, not a file")
    case .file: nil
    }
  }

  /// Where the files are that the kernel makes up as they are read (proc(5), sysfs(5)): what those say of their size is
  /// not true, and some never end.
  private static let systemDevices: Set<UInt64> = {
    let roots = ["/proc", "/sys", "/sys/fs/cgroup", "/sys/kernel/debug", "/sys/kernel/tracing", "/sys/kernel/security"]
    let devices = roots.compactMap { try? FileStatus.of($0).get().identity.device }
    return Set(devices).subtracting([try? FileStatus.of("/").get().identity.device].compactMap(\.self))
  }()
}
