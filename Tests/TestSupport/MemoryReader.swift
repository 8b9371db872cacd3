public import FormWorkspace
public import SystemIO

/// Files that a workspace reads from memory, by path.
public struct MemoryReader: FileReader {
  private let files: [String: [UInt8]]

  /// - Parameter files: contents by path; every other path cannot be read.
  public init(_ files: [String: [UInt8]] = [:]) { self.files = files }

  public func read(_ path: String) -> Result<[UInt8], FileError> {
    files[path].map { .success($0) } ?? .failure(FileError("there is no such file"))
  }
}
