import Testing
import TextPatterns

@Suite("Errors say what is wrong and where")
struct PatternErrorTests {
  /// A pattern, what its error points at, and ICU's name of it.
  static let errors: [(pattern: String, at: String, name: String)] = [
    ("", "", "U_ILLEGAL_ARGUMENT_ERROR"),
    ("ab(c", "(", "U_REGEX_MISMATCHED_PAREN"),
    ("ab)c", ")", "U_REGEX_MISMATCHED_PAREN"),
    ("é(?#x", "(", "U_REGEX_MISMATCHED_PAREN"),
    ("a|*", "*", "U_REGEX_RULE_SYNTAX"),
    ("a**", "*", "U_REGEX_RULE_SYNTAX"),
    ("a}", "}", "U_REGEX_RULE_SYNTAX"),
    ("a{,3}", "{,", "U_REGEX_BAD_INTERVAL"),
    ("a{2;3}", "{2;", "U_REGEX_BAD_INTERVAL"),
    ("a{3,2}", "{3,2}", "U_REGEX_MAX_LT_MIN"),
    ("a{16777216}", "{16777216}", "U_REGEX_NUMBER_TOO_BIG"),
    ("a{99999999999}b", "{9999999999", "U_REGEX_NUMBER_TOO_BIG"),
    ("(?P<n>a)", "(?P", "U_REGEX_RULE_SYNTAX"),
    ("(?'n'a)", "(?'", "U_REGEX_RULE_SYNTAX"),
    ("(?(1)a)", "(?(", "U_REGEX_UNIMPLEMENTED"),
    ("(?<a_b>c)", "a_", "U_REGEX_INVALID_CAPTURE_GROUP_NAME"),
    ("(?<a>b)(?<a>c)", "(?<a>", "U_REGEX_INVALID_CAPTURE_GROUP_NAME"),
    ("x\\k<a>", "\\k<a>", "U_REGEX_INVALID_CAPTURE_GROUP_NAME"),
    ("(a)\\2b", "\\2", "U_REGEX_INVALID_BACK_REF"),
    ("(?iZ)", "Z", "U_REGEX_INVALID_FLAG"),
    ("a\\", "\\", "U_REGEX_BAD_ESCAPE_SEQUENCE"),
    ("a\\u12x", "\\u12", "U_REGEX_BAD_ESCAPE_SEQUENCE"),
    ("a\\x{110000}", "\\x{110000", "U_REGEX_BAD_ESCAPE_SEQUENCE"),
    ("\\08", "\\0", "U_REGEX_BAD_ESCAPE_SEQUENCE"),
    ("a[b", "[", "U_REGEX_MISSING_CLOSE_BRACKET"),
    ("[!-/:-@[-`{-~]", "[", "U_REGEX_MISSING_CLOSE_BRACKET"),
    ("[z-a]", "z-a", "U_REGEX_INVALID_RANGE"),
    ("[é-a]", "é-a", "U_REGEX_INVALID_RANGE"),
    ("[+-\\w]", "\\w", "U_REGEX_RULE_SYNTAX"),
    ("[&-a]", "&-a", "U_REGEX_INVALID_RANGE"),
    ("[a&&]", "]", "U_REGEX_RULE_SYNTAX"),
    ("[--a]", "--", "U_REGEX_RULE_SYNTAX"),
    ("a\\p{Nope}b", "\\p{Nope}", "U_REGEX_PROPERTY_SYNTAX"),
    ("a\\pL", "\\pL", "U_REGEX_PROPERTY_SYNTAX"),
    ("[[:nope:]]", "[:nope:]", "U_REGEX_PROPERTY_SYNTAX"),
    ("x(?<=ab+)c", "b+", "U_REGEX_LOOK_BEHIND_LIMIT"),
    ("x(?<!a|(?:b\\X))c", "\\X", "U_REGEX_LOOK_BEHIND_LIMIT"),
  ]

  @Test("Each error", arguments: errors)
  func error(pattern: String, at place: String, name: String) throws {
    let error = try #require(PatternTree.parse(pattern).error)
    #expect(error.icuName == name)
    #expect(String(decoding: Array(pattern.utf8)[error.range], as: UTF8.self) == place)
    #expect(!error.message.hasSuffix("."))
  }

  @Test("Ranges lie in the source")
  func ranges() {
    for (tokens, seed) in [(PatternSoup.terms, 21), (PatternSoup.sets, 22)] as [([String], UInt64)] {
      var soup = PatternSoup(tokens, lengths: 1...9, seed: seed)
      for _ in 0..<5000 {
        let pattern = soup.next()
        let range = 0..<pattern.utf8.count
        switch PatternTree.parse(pattern) {
        case .invalid(let error): #expect(range.contains(error.range) || range.isEmpty, "\(pattern.debugDescription)")
        case .unknown(let obstacle): #expect(range.contains(obstacle.range), "\(pattern.debugDescription)")
        case .tree(let tree): #expect(tree.nodes.allSatisfy { range.contains($0.range) || $0.range.isEmpty })
        }
      }
    }
  }

  @Test("Names that the tables leave out are neither right nor wrong")
  func unknown() {
    let places = [("a\\N{BLACK CHESS KNIGHT}", 2..<2), ("[\\N{BLACK CHESS KNIGHT}]", 1..<2)]
    for (pattern, _) in places {
      guard case .unknown(let obstacle) = PatternTree.parse(pattern) else {
        Issue.record("\(pattern)")
        continue
      }
      #expect(obstacle.reason == .characterName)
      #expect(String(decoding: Array(pattern.utf8)[obstacle.range], as: UTF8.self) == "\\N{BLACK CHESS KNIGHT}")
    }
  }
}
