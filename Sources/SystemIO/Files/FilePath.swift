#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Questions about paths that only the disk answers.
public enum FilePath {
  /// Whether two paths lead to one file or folder.
  public static func areSame(_ one: String, _ other: String) -> Bool {
    guard case .success(let first) = FileStatus.of(one), case .success(let second) = FileStatus.of(other) else {
      return false
    }
    return first.identity == second.identity
  }

  /// The absolute path without links; nil where there is nothing.
  public static func resolvingLinks(_ path: String) -> String? {
    guard let resolved = PathText.withCString(path, { realpath($0, nil) }) else { return nil }
    defer { free(resolved) }
    return PathText.text(cString: resolved)
  }
}
