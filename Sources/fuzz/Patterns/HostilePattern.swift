import TestSupport

/// Patterns that ask for more work than anybody wants to do.
struct HostilePattern {
  private var random: RandomPattern

  /// Patterns that hang on a seed.
  init(seed: UInt64) { random = RandomPattern(seed: seed) }

  private static let units = [
    "a", "(a)", "a*", "a?", "(a*)*", "a|", "(?:a|b|)", "[a-z]", "\\w", ".", ".*", "(?=.*a)", "(?!a)", "(?<=a)",
    "(?>a*)*",
    "\\b", "(?i)ß", "(?i:ss)", "\\p{L}", "[^\\p{Lu}&&[a-z]]", "(", "(?:", ")", "[", "{2}", "(a)\\1", "\\X", "a{1000}",
    "a{0,1000}", "(?:ab|a|b)*", "\\Q", "\\d+", "[[:alpha:]--[a-e]]", "^", "$", "\\R", "😀", "é\u{301}",
  ]
  private static let tails = ["", "b", "$", "\\b", "(?!.*x)", ".*", "{2,}", "*", "*+", "x{20}"]

  /// One of several kinds.
  mutating func next() -> String {
    switch random.number(12) {
    case 0: nestedCounters()
    case 1: repeatedUnit()
    case 2: alternatives()
    case 3: windowAfterLoop()
    case 4: looks()
    case 5: deepGroups()
    case 6: soup()
    case 7: longOne()
    case 8: scripts()
    case 9: setsInSets()
    case 10: backreferences()
    default: grammar()
    }
  }

  private mutating func nestedCounters() -> String {
    var pattern = random.pick(["a", "[a-z]", "a?", "(?:a|b)", "\\w", "(?:ab?)"])
    for _ in 0..<1 + random.number(5) {
      let low = random.number(2) == 0 ? 0 : random.number(1_001)
      let high = low + random.number(1_001)
      pattern = "(\(pattern))" + random.pick(["{\(low),\(high)}", "{\(max(1, low))}", "{\(low),}", "{1000}", "*", "+"])
    }
    return pattern + random.pick(HostilePattern.tails)
  }

  private mutating func repeatedUnit() -> String {
    let unit = random.pick(HostilePattern.units)
    let count = [30, 300, 1_000, 3_000][random.number(4)]
    return random.pick(["", "(?i)", "(?s)", "x"]) + String(repeating: unit, count: count)
      + random.pick(HostilePattern.tails)
  }

  private mutating func alternatives() -> String {
    let kind = random.number(4)
    let words = (0..<1_000).map { index -> String in
      switch kind {
      case 0: "word\(index)"
      case 1: ".*x\(index).*"
      case 2: "\(index % 7)a{\(index % 50)}"
      default: "[a-\(["f", "m", "z"][index % 3])]\(index)"
      }
    }
    return "(?:" + words.prefix(1 + random.number(1_000)).joined(separator: "|") + ")"
      + random.pick(HostilePattern.tails)
  }

  /// The automata of these have exponentially many states once they are made deterministic.
  private mutating func windowAfterLoop() -> String {
    let count = 5 + random.number(60)
    return random.pick([
      "(?:a|b)*a(?:a|b){\(count)}", ".*a.{\(count)}", "(?:.*a.{\(count)}|.*b.{\(count + 1)})", "(?=.*a.{\(count)}b).*",
      "(?!.*a.{\(count)}b).*c", ".*(?<=a.{0,\(count)}b).*",
    ])
  }

  private mutating func looks() -> String {
    (0..<1 + random.number(60)).map { index in
      random.pick(["(?=.*\(index)a)", "(?!.*b{\(index)})", "(?<!a\(index))", "(?=.{\(index)})", "(?=(?!a).)"])
    }.joined() + random.pick(["", ".*", "[a-z0-9]+", ".{8,64}"])
  }

  private mutating func deepGroups() -> String {
    let depth = 1 + random.number(110)
    let tail = ")" + random.pick(["", "*", "+", "?", "{2}", "{0,2}", "*+"])
    return String(repeating: random.pick(["(", "(?:", "(?>", "(?=", "(?i:"]), count: depth) + "a"
      + String(repeating: tail, count: depth)
  }

  /// Tokens of the syntax side by side, without sense.
  private mutating func soup() -> String {
    (0..<random.number(60)).map { _ in random.pick(HostilePattern.units + HostilePattern.tails) }.joined()
  }

  /// Up to 100,000 characters.
  private mutating func longOne() -> String {
    let unit = random.pick(HostilePattern.units)
    return String(repeating: unit, count: (1 + random.number(100_000)) / unit.unicodeScalars.count)
  }

  /// So many sets that no two scalars are alike, and letters that join.
  private mutating func scripts() -> String {
    let first = [0x61, 0x300, 0x900, 0x1100, 0x4E00, 0xAC00, 0x1F1E6, 0x1F468][random.number(8)]
    let count = 1 + random.number(2_500)
    let scalars = (0..<count).compactMap { Unicode.Scalar(UInt32(first + $0)).map(String.init) }
    switch random.number(3) {
    case 0: return scalars.map { "[\($0)]?" }.joined()
    case 1: return "(?:" + scalars.map { "\($0)\u{200D}?" }.joined(separator: "|") + "){1,\(1 + random.number(99))}"
    default: return "[" + scalars.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined() + "]{5,}"
    }
  }

  private mutating func setsInSets() -> String {
    let depth = 1 + random.number(40)
    let operators = ["&&", "--", ""]
    var set = "a-z"
    for _ in 0..<depth {
      set = random.pick(["\\p{L}", "\\w", "^0-9", "[:punct:]", "!-~"]) + random.pick(operators) + "[\(set)]"
    }
    return "[\(set)]" + random.pick(["*", "{3,500}", "+x", "{0,3}+"]) + random.pick(HostilePattern.tails)
  }

  private mutating func backreferences() -> String {
    let groups = (0..<1 + random.number(12)).map { index in
      random.pick(["(a*)", "(\\w+)", "(.+?)", "(a|ab)"]) + random.pick(["", "\\\(index + 1)", "[^>]*", "(?:x|\\1)*"])
    }
    return groups.joined(separator: random.pick(["", "-", ".*"])) + random.pick(HostilePattern.tails)
  }

  private mutating func grammar() -> String {
    let parts = (0..<4).map { _ in random.pattern(depth: 4) }
    return random.number(2) == 0
      ? parts[0] : "(?:(?:\(parts[0])){0,40}|\(parts[1]))(?:\(parts[2])){2,}(?!\(parts[3])).*"
  }
}
