public import SystemIO

/// Where the bytes of files come from: the disk, or a test's dictionary.
public protocol FileReader: Sendable {
  /// The bytes of the file, or why it cannot be read.
  func read(_ path: String) -> Result<[UInt8], FileError>

  /// The bytes of a file that nobody asked for but another file, or why it cannot be read.
  func readImport(_ path: String) -> Result<[UInt8], FileError>

  /// What shows that the file has changed since; nil where there is none, or nothing can be said.
  func stamp(_ path: String) -> FileStamp?
}

extension FileReader {
  public func readImport(_ path: String) -> Result<[UInt8], FileError> { read(path) }
  public func stamp(_ path: String) -> FileStamp? { nil }
}

/// Files on disk.
public struct DiskReader: FileReader {
  /// Bytes above which an imported file is too large.
  public var importLimit: Int

  /// Imported files of more bytes than this are not read, unless somebody says otherwise.
  public static let usualImportLimit = 16 << 20

  /// - Parameter importLimit: bytes above which an imported file is too large.
  public init(importLimit: Int = usualImportLimit) { self.importLimit = importLimit }

  public func read(_ path: String) -> Result<[UInt8], FileError> { FileContents.read(path, isNamed: true) }

  public func readImport(_ path: String) -> Result<[UInt8], FileError> { FileContents.read(path, limit: importLimit) }

  public func stamp(_ path: String) -> FileStamp? { FileStamp(path: path) }
}
