import TextPatterns

extension TextLanguage {
  /// The texts that a pattern matches as a whole; nothing where it does not compile.
  init(_ pattern: String) {
    self = PatternTree.parse(pattern).tree.map { TextLanguage($0, match: .whole) } ?? .nothing
  }

  /// The texts that a pattern is found in.
  init(searching pattern: String) {
    self = PatternTree.parse(pattern).tree.map { TextLanguage($0, match: .anywhere) } ?? .nothing
  }
}
