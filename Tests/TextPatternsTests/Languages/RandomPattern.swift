import TestSupport

/// Patterns and texts made at random from a grammar over a few scalars that patterns treat differently.
struct RandomPattern {
  var generator: SplitMix64
  /// Whether look-arounds, anchors, boundaries and atomic groups are made too.
  var hasAssertions: Bool

  init(seed: UInt64, hasAssertions: Bool) {
    generator = SplitMix64(seed: seed)
    self.hasAssertions = hasAssertions
  }

  private static let atoms = [
    "a", "b", "A", "1", "-", ".", "[ab]", "[^a]", "\\d", "\\w", "\\s", "ab", "a1", "ss", "[a-c&&[^b]]", "\\W", "é",
    "(?i:a)", "(?i:ss)", "(?i:ß)", "\\n", "\\r", "[\\s\\S]", "(?s:.)", "[[:alpha:]]", "\\p{Lu}", "\\R", "\u{301}",
  ]
  private static let assertions = [
    "^", "$", "\\A", "\\z", "\\Z", "\\b", "\\B", "(?m:^)", "(?m:$)", "(?md:^)", "(?md:$)", "(?d:$)", "\\G",
  ]
  private static let quantifiers = ["*", "+", "?", "{2}", "{1,2}", "{0,3}", "{2,}", "*?", "+?", "??", "{1,3}?"]
  private static let possessives = ["*+", "++", "?+", "{1,2}+"]
  private static let letters = ["a", "b", "A", "1", "-", "\n", "\r", "é", "ß", "s", "S", " ", "\u{301}", "x"]

  mutating func pattern() -> String { expression(depth: 3) }

  mutating func text() -> String {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in pick(RandomPattern.letters) }.joined()
  }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &generator) ?? "a" }

  private mutating func expression(depth: Int) -> String {
    let branches = Int.random(in: 0..<4, using: &generator) == 0 ? 2 : 1
    return (0..<branches).map { _ in sequence(depth) }.joined(separator: "|")
  }

  private mutating func sequence(_ depth: Int) -> String {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in term(depth) }.joined()
  }

  private mutating func term(_ depth: Int) -> String {
    let kind = Int.random(in: 0..<12, using: &generator)
    if hasAssertions, kind < 2 { return pick(RandomPattern.assertions) }
    if hasAssertions, kind == 2, depth > 0 { return look(depth - 1) }
    if depth > 0, kind < 6 { return quantified(group(depth - 1)) }
    return quantified(pick(RandomPattern.atoms))
  }

  private mutating func group(_ depth: Int) -> String {
    let openings = hasAssertions ? ["(", "(?:", "(?:", "(?>"] : ["(", "(?:"]
    return pick(openings) + expression(depth: depth) + ")"
  }

  private mutating func look(_ depth: Int) -> String {
    if Bool.random(using: &generator) { return pick(["(?=", "(?!"]) + expression(depth: depth) + ")" }
    return pick(["(?<=", "(?<!"]) + pick(["a", "b", "ab", "[ab]1?", "^a", "\\ba", "\\n", "a|b1", "-"]) + ")"
  }

  private mutating func quantified(_ body: String) -> String {
    let kind = Int.random(in: 0..<8, using: &generator)
    if kind < 4 { return body }
    let several = body.unicodeScalars.count > 1 && !body.hasPrefix("(") && !body.hasPrefix("[") && !body.hasPrefix("\\")
    let group = several ? "(?:\(body))" : body
    if hasAssertions, kind == 7 { return group + pick(RandomPattern.possessives) }
    return group + pick(RandomPattern.quantifiers)
  }
}
