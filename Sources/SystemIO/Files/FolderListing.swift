#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names in a folder.
public enum FolderListing {
  /// One of them, as the folder has it.
  public struct Entry: Sendable {
    /// What the folder says that it is; a link is left unknown, and so is what the system does not tell.
    public enum Kind: Sendable { case file, folder, unknown }
    /// The last part of its path.
    public var name: String
    /// What it is, as far as the folder tells.
    public var kind: Kind
  }

  /// All names but `.` and `..`, in no order, or why the folder cannot be read.
  public static func entries(of folder: String) -> Result<[Entry], FileError> {
    guard let stream = PathText.withCString(folder, { opendir($0) }) else { return .failure(.last) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = name(of: entry)
      if name != ".", name != ".." { entries.append(Entry(name: name, kind: kind(of: entry.pointee.d_type))) }
    }
    return .success(entries)
  }

  /// The name of an entry, read where it lies: entries are shorter than their type says.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    return PathText.text(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
  }

  private static func kind(of type: UInt8) -> Entry.Kind {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    default: .unknown
    }
  }
}
