#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The temporary files of runs that ended before they could remove them (by SIGKILL, or for want of power).
public enum Leftovers {
  /// Removes those in a folder that nobody uses any more; gives in words what somebody should look at.
  public static func remove(in folder: String) -> [String] {
    guard case .success(let entries) = FolderListing.entries(of: folder) else { return [] }
    let leftovers = entries.compactMap { LeftoverName($0.name) }
    guard !leftovers.isEmpty, case .success(let open) = OpenFile.reading(folder) else { return [] }
    defer { open.close() }
    return leftovers.compactMap { leftover in
      guard isUnused(leftover, in: open) else { return nil }
      if let problem = leftover.copy?.problem(leftover.text, among: entries.map(\.name), in: folder) { return problem }
      _ = unlinkat(open.number, leftover.text, 0)
      return nil
    }
  }

  /// Whether the run that made it has ended: it holds a lock as long as it has the file open.
  private static func isUnused(_ name: LeftoverName, in folder: OpenFile) -> Bool {
    let number = openat(folder.number, name.text, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard number >= 0 else { return false }
    let file = OpenFile(number: number)
    defer { file.close() }
    guard let status = file.status, FileStatus(status).kind == .file, status.st_uid == geteuid(),
      flock(number, LOCK_EX | LOCK_NB) == 0
    else { return false }
    // It is locked a moment after it is made.
    let age = Int(time(nil)) - modificationTime(status)
    return !ThisProcess.isRunning(name.process) || age > 60
  }

  /// Seconds since 1970.
  private static func modificationTime(_ status: stat) -> Int {
    #if canImport(Darwin)
      Int(status.st_mtimespec.tv_sec)
    #else
      Int(status.st_mtim.tv_sec)
    #endif
  }
}

/// The name of a temporary file, taken apart.
private struct LeftoverName {
  let text: String
  let process: Int32
  /// Of a copy, what it is a copy of.
  let copy: UnfinishedCopy?

  init?(_ text: String) {
    guard text.hasPrefix(TemporaryFile.prefix) else { return nil }
    let parts = text.dropFirst(TemporaryFile.prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 3, let kind = TemporaryFile.Kind(rawValue: String(parts[0])), let process = Int32(parts[1])
    else { return nil }
    self.text = text
    self.process = process
    switch kind {
    case .newText: copy = nil
    case .copy:
      guard let copy = UnfinishedCopy(parts.dropFirst(3)) else { return nil }
      self.copy = copy
    }
  }
}
