/// Something in a settings or baseline file that cannot be followed.
public struct SettingsMistake: Error, Sendable, Hashable {
  /// Bytes of the file.
  public var range: Range<Int>
  /// In words, as findings have them.
  public var message: String
  /// What was meant, as it is written in place of the range; nil where that is not known.
  public var replacement: String?

  /// A mistake at bytes of a file; nil where what was meant is not known.
  public init(range: Range<Int>, message: String, replacement: String? = nil) {
    self.range = range
    self.message = message
    self.replacement = replacement
  }
}
