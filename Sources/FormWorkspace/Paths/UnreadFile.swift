public import SystemIO

/// A path that was asked for and could not be read, and why.
public struct UnreadFile: Error, Equatable {
  /// As it was asked for.
  public var path: String
  /// Why.
  public var error: FileError

  /// A path, and why it could not be read.
  public init(path: String, error: FileError) {
    self.path = path
    self.error = error
  }
}
