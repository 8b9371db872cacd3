/// A range of lengths, `max` nil for no limit.
public struct LengthWindow: Sendable, Hashable {
  /// What a length counts.
  public enum Unit: Sendable, Hashable {
    /// Unicode scalars.
    case scalars
    /// UTF-16 code units, as `NSString.length`: two for scalars past U+FFFF.
    case utf16
    /// Grapheme clusters, as `String.count`.
    case characters
  }

  /// The least length, at least 0.
  public var min: Int
  /// The most, nil for no limit.
  public var max: Int?
  /// What is counted.
  public var unit: Unit

  /// Negative limits count as 0.
  public init(min: Int = 0, max: Int? = nil, unit: Unit) {
    self.min = Swift.max(0, min)
    self.max = max.map { Swift.max(0, $0) }
    self.unit = unit
  }

  /// Whether a length lies in the window.
  func contains(_ length: Int) -> Bool { length >= min && length <= max ?? Int.max }
}
