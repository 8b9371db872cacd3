#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written from its start, piece by piece.
public struct OutputFile: Sendable {
  /// Where it is.
  public let path: String
  private let file: OpenFile

  /// Makes the file, or empties the one that is there.
  public static func create(_ path: String) -> Result<OutputFile, FileError> {
    let number = PathText.withCString(path) { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    return number >= 0 ? .success(OutputFile(path: path, file: OpenFile(number: number))) : .failure(.ofCreating)
  }

  /// Makes a file that is not there yet and writes a text to it; gives why that cannot be done, and nothing is there then.
  public static func createNew(_ path: String, _ text: [UInt8]) -> FileError? {
    let number = PathText.withCString(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    guard number >= 0 else { return .ofCreating }
    let file = OutputFile(path: path, file: OpenFile(number: number))
    guard let error = file.write(text) ?? file.close() else { return nil }
    _ = PathText.withCString(path) { unlink($0) }
    return error
  }

  /// Writes all bytes; gives why that cannot be done.
  public func write(_ bytes: some Collection<UInt8>) -> FileError? { file.writeAll(bytes) ? nil : .last }

  /// Ends it; gives why what was written is not kept.
  @discardableResult
  public func close() -> FileError? { file.close() ? nil : .last }
}
