/// How much of a text a pattern must match.
public enum PatternMatch: Sendable, Hashable {
  /// All of it, as `\A(?:p)\z` does.
  case whole
  /// Any part of it: a search.
  case anywhere
}
