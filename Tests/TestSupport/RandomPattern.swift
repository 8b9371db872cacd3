/// Patterns and texts at random from the whole of ICU's grammar, over a few scalars that patterns treat differently.
public struct RandomPattern {
  /// What of the grammar is used.
  public enum Grammar {
    /// What describes sets of texts by itself: characters, groups and repetitions.
    case regular
    /// The same with assertions, atomic groups and possessive repetitions, which automata follow too.
    case decided
    /// All, with back references and the like too.
    case whole
  }

  private var random: SplitMix64
  private let grammar: Grammar

  /// Patterns that hang on a seed.
  public init(seed: UInt64, _ grammar: Grammar = .whole) {
    random = SplitMix64(seed: seed)
    self.grammar = grammar
  }

  private static let atoms = [
    "a", "b", "A", "1", "-", ".", "é", "ß", "K", "😀", "[ab]", "[^a]", "[a-c&&[^b]]", "[\\w--[a-f]]", "[[:alpha:]]",
    "[^\\d\\s]", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\h", "\\H", "\\v", "\\V", "\\R", "\\p{Lu}", "\\P{L}",
    "\\p{Greek}", "[\\p{L}&&\\p{ASCII}]", "ab", "a1", "ss", "\\n", "\\t", "\\x41", "\\u0061", "\\Qa.b\\E", "\\.",
    "[\\s\\S]",
    "(?s:.)", "(?i:ss)", "(?i:ß)", "(?i:[a-k])", "(?x: a b )", "\u{301}",
  ]
  private static let assertions = [
    "^", "$", "\\A", "\\z", "\\Z", "\\b", "\\B", "\\G", "(?m:^)", "(?m:$)", "(?md:^)", "(?md:$)", "(?d:$)", "(?w:\\b)",
  ]
  private static let outside = ["\\1", "\\2", "\\X", "(?<n>a)\\k<n>"]
  private static let quantifiers = [
    "*", "+", "?", "{2}", "{1,2}", "{0,3}", "{2,}", "*?", "+?", "??", "{1,3}?",
  ]
  private static let possessives = ["*+", "++", "?+", "{1,2}+"]
  private static let groups = ["(", "(?:", "(?:", "(?i:"]
  private static let letters = [
    "a", "b", "A", "1", "-", "\n", "\r", "\r\n", "é", "ß", "s", "S", " ", "\u{301}", "x", "K", "k", "c", "Σ", "😀", ".",
  ]

  /// A pattern; `depth` bounds how deep its groups nest.
  public mutating func pattern(depth: Int = 3) -> String {
    let branches = number(4) == 0 ? 2 + number(2) : 1
    return (0..<branches).map { _ in sequence(depth) }.joined(separator: "|")
  }

  /// A short text of letters that patterns have.
  public mutating func text() -> String { (0..<number(7)).map { _ in pick(RandomPattern.letters) }.joined() }

  /// A number from 0 below a limit.
  public mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }

  /// One of some choices.
  public mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "a" }

  private mutating func sequence(_ depth: Int) -> String { (0..<1 + number(3)).map { _ in term(depth) }.joined() }

  private mutating func term(_ depth: Int) -> String {
    switch number(24) {
    case 0,
      1 where grammar != .regular:
      return pick(RandomPattern.assertions)
    case 2 where grammar != .regular && depth > 0: return look(depth - 1)
    case 3 where grammar == .whole: return pick(RandomPattern.outside)
    case 4...9 where depth > 0: return quantified(pick(openings) + pattern(depth: depth - 1) + ")")
    default: return quantified(pick(RandomPattern.atoms))
    }
  }

  private mutating func look(_ depth: Int) -> String {
    if number(2) == 0 { return pick(["(?=", "(?!"]) + pattern(depth: depth) + ")" }
    return pick(["(?<=", "(?<!"]) + pick(["a", "b", "ab", "[ab]1?", "^a", "\\ba", "\\n", "a|b1", "-", "a{1,3}"]) + ")"
  }

  private mutating func quantified(_ body: String) -> String {
    if number(2) == 0 { return body }
    return body + pick(RandomPattern.quantifiers + (grammar == .regular ? [] : RandomPattern.possessives))
  }

  private var openings: [String] {
    switch grammar {
    case .regular: RandomPattern.groups
    case .decided: RandomPattern.groups + ["(?>"]
    case .whole: RandomPattern.groups + ["(?>", "(?<name>"]
    }
  }
}
