/// A place in a text as reports give it.
struct SourcePosition: Equatable {
  /// From 1.
  var line: Int
  /// From 1, in UTF-8 bytes, as compilers count; a byte-order mark takes no column.
  var column: Int
  /// From 0, in bytes of the file; a byte-order mark counts.
  var offset: Int
}
