import TextPatterns

/// The names of the scalars that patterns are most likely to write by name.
enum Names {
  /// Latin up to Extended-A, Greek, general punctuation, currency signs.
  private static let ranges: [ClosedRange<UInt32>] = [0x20...0x17F, 0x370...0x3FF, 0x2000...0x206F, 0x20A0...0x20CF]

  /// Rows of a hexadecimal value and a name that ICU takes for it.
  static func table() -> String {
    ranges.joined().compactMap { value in
      guard let scalar = Unicode.Scalar(value), let name = scalar.properties.name else { return nil }
      let isKnown = RunningICU.matches("\\N{\(name)}", String(Character(scalar)))
      return isKnown ? "\(String(value, radix: 16)) \(name)" : nil
    }.joined(separator: "\n")
  }
}
