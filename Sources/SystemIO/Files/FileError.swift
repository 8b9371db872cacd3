#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why something cannot be done with a file, in words: "there is no such file", "it is a folder".
public struct FileError: Error, Sendable, Equatable {
  /// One clause, lower case, without a full stop.
  public var reason: String

  /// - Parameter reason: one clause, lower case, without a full stop.
  public init(_ reason: String) { self.reason = reason }

  /// What an error number of the C library (errno(3)) means.
  init(number: Int32) {
    reason =
      switch number {
      case ENOENT: "there is no such file"
      case EACCES, EPERM: "permission denied"
      case EISDIR: "it is a folder"
      case ENOTDIR: "a part of its path is no folder"
      case ELOOP: "too many symbolic links"
      default: String(cString: strerror(number)).lowercasedFirst
      }
  }

  /// Whether what was asked for is not there.
  public var isMissing: Bool { self == FileError(number: ENOENT) }

  /// What the last call said that failed to make a file: what is not there is its folder.
  static var ofCreating: FileError { errno == ENOENT ? FileError("there is no such folder") : .last }

  /// What the last call that failed said.
  static var last: FileError { FileError(number: errno) }
}

extension String {
  /// With its first letter in lower case, as messages begin; an abbreviation keeps its capitals.
  fileprivate var lowercasedFirst: String {
    guard dropFirst().first?.isUppercase != true else { return self }
    return prefix(1).lowercased() + dropFirst()
  }
}
