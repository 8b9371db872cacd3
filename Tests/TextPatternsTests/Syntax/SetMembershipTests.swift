import Testing
import TextPatterns

@Suite("Sets have ICU's members", .enabled(if: RunningICU.isFollowed))
struct SetMembershipTests {
  /// ASCII, Latin-1, and scalars with unusual case, category or width.
  static let sample: [UInt32] =
    Array(0...0x17F) + [
      0x1C4, 0x1C5, 0x1C6, 0x345, 0x391, 0x399, 0x3A3, 0x3B1, 0x3B9, 0x3C2, 0x3C3, 0x660, 0x669, 0x10A0, 0x13A0, 0x1680,
      0x180E, 0x1E9E, 0x1FBE, 0x200B, 0x200C, 0x200D, 0x2028, 0x2029, 0x2126, 0x212A, 0x2C6F, 0x2D00, 0x3000, 0x4E00,
      0xAB70, 0xAC00, 0xE000, 0xFB05, 0xFB06, 0xFEFF, 0xFF21, 0xFF41, 0x10400, 0x10428, 0x1D7CE, 0x1F600, 0x10FFFF,
    ]

  static let expressions = [
    "[a-z]", "[^a-z]", "[^a-z&&[^m]]", "[a-z--[aeiou]]", "[a-z-[aeiou]]", "[a-z&[b]]", "[[a-z]&[b-d]]",
    "[[a-z]-[b]k]", "[[a-d]-[b]\\w]", "[\\w-.]", "[%&-a]", "[\\b]", "[\\1]", "[\\R]", "[a-\\h]", "[a-\\p{L}]",
    "[:alpha:]", "[[:^alpha:]]", "[^[:punct:]a]", "[\\p{Lu}&&[^A-F]]", "[\\p{L}--\\p{Lu}--[x-z]]", "[a&&\\w]",
    "[a--\\w]", "[[:xdigit:]]", "[[:space:]]", "[^\\n\\r]", "[\\x41-\\u005A]", "(?x)[a b#\n-d]", "[a[b[c[^d]]]]",
    "[ --/]", "[]-a]", "[^]a]", "(?i)[a-z]", "(?i)[^a-z]", "(?i)[ß]", "(?i)[^ß]", "(?i)[s]", "(?i)[\\p{Lu}]",
    "(?i)[\\P{Lu}]", "(?i)\\P{Lu}", "(?i)\\p{Lt}", "(?i)[[:upper:]]", "(?i)[^[k]]", "(?i)[\\u0345]", "(?i)[Å-Ï]",
    "(?i)[[^k]&&\\w]", "(?i)\\w", "(?i)[\\x{10400}]", "(?i)[ﬅ]", "(?i)[ǅ]", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S",
    "\\h", "\\H", "\\v", "\\V", ".", "(?d).", "(?s).", "(?i)k", "(?i)ſ", "(?i)Ω", "(?i)ǆ", "(?i)é", "(?i)ς",
    "\\p{Zl}", "[a&&b]",
  ]

  @Test("Each expression", arguments: expressions)
  func expression(pattern: String) throws {
    let set = try #require(PatternTree.parse(pattern).singleSet)
    let members = Self.sample.filter(set.contains)
    #expect(members == RunningICU.matches(pattern, among: Self.sample))
  }

  @Test("Tokens of sets in any order", arguments: [5, 6])
  func random(seed: UInt64) {
    var soup = PatternSoup(PatternSoup.sets, lengths: 1...8, seed: seed)
    var compared = 0
    for index in 0..<1500 {
      let pattern = (index % 3 == 0 ? "(?i)" : "") + (index % 5 == 0 ? "(?x)" : "") + "[" + soup.next() + "]"
      guard let set = PatternTree.parse(pattern).singleSet else { continue }
      compared += 1
      let members = Self.sample.filter(set.contains)
      #expect(members == RunningICU.matches(pattern, among: Self.sample), "\(pattern.debugDescription)")
    }
    #expect(compared > 500)
  }
}

extension PatternParseResult {
  /// The set that the pattern is, flags left aside; nil where it is anything else.
  var singleSet: ScalarSet? {
    guard let tree else { return nil }
    var parts = [tree.root]
    if case .sequence(let children) = tree[tree.root].kind { parts = children }
    let kinds = parts.map { tree[$0].kind }.filter { if case .empty = $0 { false } else { true } }
    guard kinds.count == 1 else { return nil }
    switch kinds[0] {
    case .set(let set): return set
    case .literal(let scalars, ignoringCase: false) where scalars.count == 1: return ScalarSet(scalars: scalars)
    default: return nil
    }
  }
}
