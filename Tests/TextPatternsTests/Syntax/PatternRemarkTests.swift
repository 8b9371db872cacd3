import Testing
import TextPatterns

@Suite("Suspicious constructs are remarked on")
struct PatternRemarkTests {
  static let remarks: [(pattern: String, kind: PatternRemark.Kind, at: String)] = [
    ("x[A-z]", .mixedCaseRange, "A-z"),
    ("[:alpha:]+", .bareProperty, "[:alpha:]"),
    ("[a-z-[aeiou]]", .notADifference, "-"),
    ("[a-z&[aeiou]]", .notADifference, "&"),
    ("[\\b]", .backspaceInSet, "\\b"),
    ("[%&-a]", .ampersandRange, "&-a"),
    ("[0-9+]{0,1}+[0-9]", .accidentalPossessive, "{0,1}+"),
    ("/^a$/i", .pastedDelimiters, "/^a$/i"),
    ("a\\d", .unicodeDigits, "\\d"),
    ("[\\d.]", .unicodeDigits, "\\d"),
  ]

  @Test("Each remark", arguments: remarks)
  func remark(pattern: String, kind: PatternRemark.Kind, at place: String) throws {
    let remark = try #require(PatternTree.parse(pattern).tree?.remarks.first)
    #expect(remark.kind == kind)
    #expect(String(decoding: Array(pattern.utf8)[remark.range], as: UTF8.self) == place)
  }

  @Test(
    "Nothing to remark on",
    arguments: [
      "[A-Za-z]", "[[:alpha:]]", "[[a-z]-[aeiou]]", "[a-z&&[aeiou]]", "\\b", "[a&-]", "a++", "a{2}", "a/b", "/", "//",
      "/a/b", "[0-9]", "\\w", "[a\\-[b]]", "[^a-z]",
    ])
  func nothing(pattern: String) throws {
    #expect(try #require(PatternTree.parse(pattern).tree).remarks.isEmpty)
  }
}
