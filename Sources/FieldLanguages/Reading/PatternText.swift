import TextPatterns

/// Regular expressions as texts.
public enum PatternText {
  /// Whether ICU would read a pattern.
  public static func isReadable(_ pattern: [UInt8]) -> Bool { PatternTree.parse(pattern).error == nil }
}
