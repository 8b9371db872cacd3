/// Something in a settings or baseline file that cannot be followed.
public struct SettingsMistake: Error, Sendable, Equatable {
  /// Bytes of the file.
  public var range: Range<Int>
  /// In words, as findings have them.
  public var message: String
}
