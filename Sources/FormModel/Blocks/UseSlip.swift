/// `use: Name` and what other languages call that, where `use Name` was meant.
public enum UseSlip {
  /// The words.
  public static let words: Set<String> = ["use", "uses", "preset", "presets", "extends", "include", "mixin"]

  private static let longest = 8

  /// Whether a name is one of them.
  static func isWord(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count <= longest && words.contains { $0.utf8.elementsEqual(name) }
  }
}
