#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a file has besides its bytes.
enum FileAttributes {
  /// Gives one file the owner, group, mode, extended attributes and access lists of another; gives whether it has them
  /// all.
  static func copy(from source: OpenFile, to target: OpenFile) -> Bool {
    guard let old = source.status, let new = target.status else { return false }
    if old.st_uid != new.st_uid || old.st_gid != new.st_gid {
      guard fchown(target.number, old.st_uid, old.st_gid) == 0 else { return false }
    }
    // After the owner: a change of owner takes the bits of set-user-id away.
    return fchmod(target.number, old.st_mode & 0o7777) == 0 && copyExtended(from: source, to: target)
  }

  #if canImport(Darwin)
    private static func copyExtended(from source: OpenFile, to target: OpenFile) -> Bool {
      let parts = UInt32(COPYFILE_ACL) | UInt32(COPYFILE_XATTR)
      return fcopyfile(source.number, target.number, nil, copyfile_flags_t(parts)) == 0
    }
  #else
    /// The access list of a file that is not only its mode (acl(5)); a new file may inherit one from its folder.
    private static let accessList = "system.posix_acl_access"

    private static func copyExtended(from source: OpenFile, to target: OpenFile) -> Bool {
      let names = ExtendedAttributes.names(of: source)
      if !names.contains(accessList) { ExtendedAttributes.remove(accessList, of: target) }
      return names.allSatisfy { name in
        guard let value = ExtendedAttributes.value(of: name, source) else { return false }
        // A label that the system's policy gives is not ours to give.
        return ExtendedAttributes.set(name, value, of: target) || name.hasPrefix("security.")
      }
    }
  #endif
}
