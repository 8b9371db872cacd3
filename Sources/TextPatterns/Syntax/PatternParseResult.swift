/// What came of reading a pattern.
public enum PatternParseResult: Sendable {
  /// ICU compiles it, and this is what it says.
  case tree(PatternTree)
  /// ICU does not compile it.
  case invalid(PatternError)
  /// It is not known whether ICU compiles it, or what it means: to be reported as not analysed.
  case unknown(PatternObstacle)

  /// The tree, where there is one.
  public var tree: PatternTree? {
    if case .tree(let tree) = self { tree } else { nil }
  }

  /// Why ICU does not compile it, where that is so.
  public var error: PatternError? {
    if case .invalid(let error) = self { error } else { nil }
  }
}

/// What kept a pattern from being read.
public struct PatternObstacle: Error, Sendable, Equatable {
  /// What it was.
  public enum Reason: Sendable, Equatable {
    /// The pattern is longer than `PatternTree.longestSource`, or its sets are more work than the budget allows.
    case tooLarge
    /// `\N{…}` with a name that the tables here leave out.
    case characterName
    /// A property that ICU may know and the tables here leave out.
    case property
  }
  /// What it was.
  public var reason: Reason
  /// Byte offsets into the pattern's source.
  public var range: Range<Int>

  /// A reason at some bytes of the source.
  public init(reason: Reason, range: Range<Int>) {
    self.reason = reason
    self.range = range
  }
}
