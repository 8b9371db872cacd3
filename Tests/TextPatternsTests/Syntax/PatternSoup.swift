import TestSupport

/// Patterns that are any tokens of the syntax side by side: about half of them compile.
struct PatternSoup {
  private var random: SplitMix64
  private let tokens: [String]
  private let lengths: ClosedRange<Int>

  init(_ tokens: [String], lengths: ClosedRange<Int>, seed: UInt64) {
    self.tokens = tokens
    self.lengths = lengths
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> String {
    let count = Int.random(in: lengths, using: &random)
    return (0..<count).map { _ in tokens[Int.random(in: 0..<tokens.count, using: &random)] }.joined()
  }

  /// Tokens of everything but sets.
  static let terms = [
    "a", "b", "K", "ß", "ff", "1", " ", "#", "\n", "é", "😀", "(", ")", "(", ")", ")", "|", ".", "^", "$", "*", "+",
    "?", "{2}", "{0}", "{1,3}", "{2,}", "{3,1}", "{", "}", "{,2}", "{ 1 , 2 }", "{16777216}", "]", "[ab]", "[a]",
    "(?:", "(?>", "(?=", "(?!", "(?<=", "(?<!", "(?<n>", "(?<n1>", "(?<n_>", "(?#c)", "(?#", "(?i)", "(?-i)", "(?x)",
    "(?x:", "(?-x)", "(?s-m)", "(?mw:", "(?U)", "(?", "(?P<n>", "(?'n'", "(?(1)", "(?{", "\\1", "\\2", "\\10",
    "\\k<n>", "\\k<n1>", "\\k", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\h", "\\H", "\\v", "\\V", "\\R", "\\X",
    "\\b", "\\B", "\\A", "\\z", "\\Z", "\\G", "\\Q", "\\E", "\\n", "\\t", "\\x41", "\\x{1F600}", "\\x{", "\\u0041",
    "\\u004", "\\ud83d", "\\ude00", "\\U0001F600", "\\0101", "\\08", "\\cA", "\\c", "\\e", "\\y", "\\-", "\\",
    "\\p{L}", "\\P{Lu}", "\\p{Nope}", "\\p{", "\\pL", "??", "*+", "+?", "++", "?+", "{2}+", "{1,2}?",
  ]

  /// Tokens of sets.
  static let sets = [
    "[", "[", "]", "]", "[^", "^", "-", "-", "--", "&", "&&", "a", "c", "m", "z", "A", "Z", "5", "\"", "%", " ", "#",
    "\n", "a-z", "A-Z", "0-9", "+-9", "\\d", "\\w", "\\s", "\\W", "\\S", "\\D", "\\h", "\\v", "\\H", "\\b", "\\n",
    "\\x41", "\\-", "\\]", "\\[", "\\p{Lu}", "\\P{L}", "[:alpha:]", "[:^digit:]", ":", "[:", ":]", "[a-c]", "[^k]",
    "\\Q", "\\E", "é", "ß", "K", "{", "}", "(?i)", "(?x)", "\\", "\\R", "\\1", "\\u00df", "\\N", "~",
  ]
}
