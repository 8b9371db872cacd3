/// A path that something is kept by: told from others by its bytes, since names that differ in how their characters are
/// composed are equal texts, and those of two files.
struct PathKey: Hashable, Sendable {
  /// The path.
  let path: String

  /// The key of a path.
  init(_ path: String) { self.path = path }

  static func == (one: PathKey, other: PathKey) -> Bool { one.path.utf8.elementsEqual(other.path.utf8) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path.utf8.count)
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
