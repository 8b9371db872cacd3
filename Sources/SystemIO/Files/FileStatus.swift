#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system says of what is at a path (stat(2)).
public struct FileStatus: Sendable {
  /// What there is.
  public enum Kind: Sendable, Equatable {
    /// A regular file; a folder; a symbolic link.
    case file, folder, link
    /// A pipe, with or without a name.
    case pipe
    /// A socket or a device.
    case other
  }

  /// What tells files apart: two names of one file have the same.
  public struct Identity: Hashable, Sendable {
    /// `st_dev`.
    var device: UInt64
    /// `st_ino`.
    var number: UInt64
  }

  /// What there is.
  public var kind: Kind
  /// Which file it is, whatever its names are.
  public var identity: Identity
  /// Bytes.
  public var size: Int
  /// How many names the file has.
  var nameCount: Int
  /// Who may do what with it (chmod(2)).
  var permissions: mode_t

  /// What a call of the system gave.
  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      default: .other
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(clamping: status.st_size)
    nameCount = Int(clamping: status.st_nlink)
    permissions = status.st_mode & 0o777
  }

  /// What is at a path, or why that cannot be said; of a link, what it leads to.
  public static func of(_ path: String) -> Result<FileStatus, FileError> { of(path, followingLinks: true) }

  /// What is at a path, or why that cannot be said; a link is one.
  public static func ofLink(_ path: String) -> Result<FileStatus, FileError> { of(path, followingLinks: false) }

  private static func of(_ path: String, followingLinks: Bool) -> Result<FileStatus, FileError> {
    var status = stat()
    let result = PathText.withCString(path) { followingLinks ? stat($0, &status) : lstat($0, &status) }
    return result == 0 ? .success(FileStatus(status)) : .failure(.last)
  }
}
