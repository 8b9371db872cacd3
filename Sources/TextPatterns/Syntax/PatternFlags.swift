/// The matching flags of a pattern, set from outside or by `(?ismwxd-…)`; `u` is accepted and means nothing.
public struct PatternFlags: OptionSet, Sendable, Hashable {
  /// A bit for each flag.
  public let rawValue: UInt8

  /// Flags by their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `i`: letters match without regard to case.
  public static let caseInsensitive = PatternFlags(rawValue: 1)
  /// `s`: `.` matches line terminators too.
  static let dotMatchesAll = PatternFlags(rawValue: 2)
  /// `m`: `^` and `$` match at every line.
  public static let multiline = PatternFlags(rawValue: 4)
  /// `w`: `\b` finds the words of UAX #29.
  static let unicodeWords = PatternFlags(rawValue: 8)
  /// `x`: pattern white space and `#` comments are left out.
  public static let freeSpacing = PatternFlags(rawValue: 16)
  /// `d`: only LF ends a line.
  public static let unixLines = PatternFlags(rawValue: 32)

  /// The flag that a letter inside `(?…)` stands for; empty for `u`, nil for any other letter.
  static func named(_ letter: Unicode.Scalar) -> PatternFlags? {
    switch letter {
    case "i": .caseInsensitive
    case "s": .dotMatchesAll
    case "m": .multiline
    case "w": .unicodeWords
    case "x": .freeSpacing
    case "d": .unixLines
    case "u": []
    default: nil
    }
  }
}
