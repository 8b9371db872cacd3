/// What is asked of the path of each file, answered where its bytes lie: names that differ in how their characters are
/// composed are equal texts, and those of two files.
extension String {
  /// How many bytes of a path name its folder, with the slash behind it; 0 where it names none.
  var folderLength: Int {
    let slash = UInt8(ascii: "/")
    if let last = utf8.withContiguousStorageIfAvailable({ $0.lastIndex(of: slash) }) { return last.map { $0 + 1 } ?? 0 }
    return utf8.lastIndex(of: slash).map { utf8.distance(from: startIndex, to: $0) + 1 } ?? 0
  }

  /// Whether its first bytes are those of another text.
  func begins(with other: String) -> Bool {
    let begins = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { own.starts(with: $0) }
    }
    return (begins ?? nil) ?? utf8.starts(with: other.utf8)
  }

  /// What follows the path of a folder, with a slash at its end, byte by byte; nil where it does not begin with that.
  func below(_ folder: String) -> String? {
    begins(with: folder) ? String(decoding: utf8.dropFirst(folder.utf8.count), as: UTF8.self) : nil
  }

  /// Whether it stands before another one by its bytes.
  func isBefore(_ other: String) -> Bool {
    let isBefore = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { own.lexicographicallyPrecedes($0) }
    }
    return (isBefore ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension [Substring] {
  /// How many parts two paths have in common from their beginnings.
  func commonCount(with other: [Substring]) -> Int {
    zip(self, other).prefix { $0.utf8.elementsEqual($1.utf8) }.count
  }
}
