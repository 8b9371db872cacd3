import Testing
import TextPatterns

@Suite("Patterns compile where ICU compiles them", .enabled(if: RunningICU.isFollowed))
struct PatternCompileTests {
  static let constructs = [
    // Literals and escapes.
    "", "a", "ab", "]", "a]", "{", "}", "a{", "a}", "\\", "a\\", "\\y", "\\i", "\\K", "\\-", "\\ü", "é", "😀", "\0",
    "\\x4", "\\x", "\\xg", "\\x41g", "\\x{}", "\\x{41}", "\\x{41", "\\x{0000041}", "\\x{00000041}", "\\x{10FFFF}",
    "\\x{110000}", "\\u004", "\\u0041", "\\u{41}", "\\U0010FFFF", "\\U00110000", "\\U0001F60", "\\ud83d",
    "\\ud83d\\ude00", "\\ud83d\\x{de00}", "\\ud83d\\ud83d\\ude00", "\\0", "\\00", "\\08", "\\0777", "\\0377", "\\cA",
    "\\c", "\\c\\", "\\cé", "\\e\\a\\f\\n\\r\\t", "\\N{LATIN SMALL LETTER A}", "\\N{no_such_name}", "\\N{}", "\\N",
    "\\N{",
    // Quotation.
    "\\Q", "\\Q\\E", "\\Qa*\\E*", "a\\Q\\E*", "\\Q\\E*", "\\Q(", "\\E", "\\Q\\", "\\Q\\\\E", "(?:a\\Q)\\E)",
    "\\QK\\E{2}",
    // Groups.
    "(", ")", "()", "(a", "a)", "(?:a)", "(?:)", "(?", "(?)", "(?a)", "(?:", "(?>a)", "(?=a)", "(?!a)", "(?<=a)",
    "(?<!a)", "(?<n>a)", "(?<n>a)(?<n>b)", "(?<n>a)(?<N>b)", "(?<>a)", "(?<1>a)", "(?<n1>a)", "(?<n_1>a)", "(?<né>a)",
    "(?<n", "(?<", "(?P<n>a)", "(?'n'a)", "(?|a)", "(?(1)a)", "(?R)", "(?{a})", "(?C)", "( ?:a)", "(?#a)", "(?#a",
    "(?#a\\)", "(?#\\Q)\\E)", "a(?#b)*", "(?#b)*", "(?=a)(?#b)*", "(?#\\x)", "()|()", "a||b", "(|a)", "|", "||",
    "(((((((((())))))))))",
    // Flags.
    "(?i)", "(?ismwxd)", "(?-ismwxd)", "(?i-s)", "(?i-s-m)", "(?--)", "(?-)", "(?u)", "(?U)", "(?i:a)", "(?i", "(?i:",
    "(?^i)", "(?I)", "(?i)*", "(?i:a)*", "(?x) a b # c", "(?x)#", "(?x)a #\n*", "(?x) ( ?: a )", "(?x)a{ 2 , 3 }",
    "(?x)a * +", "(?x)[#]", "(?x)[a b]", "(?x)[a #b\n]", "(?x)\\ ", "(?x)\\#", "(?x)\\p{ L }", "(?x:a #)\n)",
    "(?x)(?#a)b", "(?x)(? i)",
    // Quantifiers.
    "*", "+", "?", "a*", "a**", "a*?", "a*+", "a*??", "a++", "a+++", "a??", "a???", "a{2}", "a{2}?", "a{2}+",
    "a{2}{3}", "a{2}*", "a{", "a{}", "a{,}", "a{,3}", "a{2,}", "a{2,3}", "a{3,2}", "a{2", "a{2,", "a{2,3", "a{a}",
    "a{-1}", "a{ 2}", "a{16777215}", "a{16777216}", "a{0,16777216}", "a{2147483648}", "a{99999999999999999999}",
    "a{\\x32}", "^*", "$*", "\\b*", "\\B+", "\\A*", "\\z?", "\\Z{2}", "\\G*", "(?=a)*", "(?!a)?", "(?<=a)+",
    "(?:(?=a))*", "|*", "(*)", "(a)*", "[a]*", "\\d*", "\\R*", "\\X*", ".*", "\\n*", "\\p{L}*", "(a)\\1*", "\\n{2}",
    // Back-references.
    "\\1", "(a)\\1", "\\1(a)", "(a)\\2", "(\\1)", "(a)\\10", "(a)\\1\\0101", "\\8", "\\k<n>", "(?<n>a)\\k<n>",
    "\\k<n>(?<n>a)", "\\k", "\\k<", "\\k<n", "\\k{n}", "\\k'n'", "(?<n>\\k<n>)", "(\\2){0}", "(\\2){0,0}",
    "(\\2){0}?", "(\\2){0}+", "(\\2)*", "(a){0}\\1", "()()()()()()()()()()\\10", "()()()()()()()()()()\\11",
    // Look-behind.
    "(?<=a*)b", "(?<=a+)b", "(?<=a{2,})b", "(?<=a{2,3})b", "(?<=a?)b", "(?<=a??)b", "(?<=a?+)b", "(?<=a{0,1}?)b",
    "(?<=a*?)b", "(?<=a*+)b", "(?<=a{0,3}+)b", "(?<=a|bc)d", "(?<=a|b*)d", "(?<=\\X)b", "(?<=\\R)b", "(a)(?<=\\1)b",
    "(?<=(?=a*)b)c", "(?<=(?<=a)b)c", "(?<=^a)b", "(?<=(?:a+){0})b", "(?<=(?:a+){0}?)b", "(?<=(?>a{3}))b", "(?<!a+)b",
    "(?<=.{16777215})", "(?<=(?:.{16777215}){200})", "(?i)(?<=ss)x", "(?<=[a&&b]a*)c",
    // Assertions and classes.
    "^", "$", "\\A\\b\\B\\G\\Z\\z", "\\d\\D\\w\\W\\s\\S\\h\\H\\v\\V\\R\\X", "\\pL", "\\p", "\\p{", "\\p{}", "\\p{L",
    "\\p{^L}", "\\P{L}", "\\p{L}", "\\p{Is_L}", "\\p{IsLatin}", "\\p{IsNope}", "\\p{Issc=Latin}", "\\p{InGreek}",
    "\\p{InNope}", "\\p{In}", "\\p{Is}", "\\p{gc=Lu}", "\\p{gc=}", "\\p{=Lu}", "\\p{lu=}", "\\p{sc=Grek}",
    "\\p{scx=Grek}", "\\p{Script=Nope}", "\\p{ l-E_t T er }", "\\p{L&}", "\\p{LC}", "\\p{alnum}", "\\p{word}",
    "\\p{WORD}", "\\p{all}", "\\p{ALL}", "\\p{any}", "\\p{ascii}", "\\p{assigned}", "\\p{javaLowerCase}",
    "\\p{javalowercase}", "\\p{javaNope}", "\\p{ccc=5}", "\\p{ccc=5.0}", "\\p{ccc=5.5}", "\\p{ccc=256}",
    "\\p{ccc=Above}", "\\p{lccc=9}", "\\p{age=5}", "\\p{age=nope}", "\\p{nv=1}", "\\p{nv=1/2}", "\\p{nv=0.5}",
    "\\p{nv=nope}", "\\p{Alphabetic=Yes}", "\\p{Alphabetic=N}", "\\p{Alphabetic=2}", "\\p{RGI_Emoji}", "\\p{Emoji}",
    "\\p{East_Asian_Width=W}", "\\p{lb=AL}", "\\p{NFC_QC=Maybe}", "\\p{Name=SPACE_NOT_A-NAME}", "\\p{isc=a}",
    "\\p{Lu}}", "\\p\\x7bL}", "\\p{L\\x7d",
    // Sets.
    "[", "[]", "[^]", "[]a]", "[^]a]", "[a", "[^", "[^^]", "[a^]", "[-]", "[--]", "[---]", "[a-]", "[-a]", "[a-b-c]",
    "[a-b-]", "[b-a]", "[a-a]", "[a-\\d]", "[a-\\h]", "[a-\\p{L}]", "[\\d-a]", "[\\w-.]", "[+-\\w]", "[+--]", "[!--]",
    "[ --/]", "[a--b]", "[a--]", "[a&&]", "[a&&b]", "[&&a]", "[&a]", "[a&]", "[a&b]", "[&]", "[&-a]", "[%&-a]",
    "[a&-z]", "[x][&-z]", "[a-z&&[^m]]", "[a-z&[b]]", "[a-z-[b]]", "[[a-z]-[b]]", "[[a-z]&[b]]", "[[a-z]--[b]]",
    "[[a]b]", "[a[b]", "[[a]", "[!-/:-@[-`{-~]", "[\\b]", "[\\1]", "[\\z]", "[\\R]", "[\\X]", "[\\B]", "[\\G]",
    "[\\k]", "[\\", "[\\]", "[\\]]", "[a-\\]", "[a-", "[^a-", "[a\\Q]\\E]", "[\\Qa-z\\E]", "[a-\\Qz\\E]", "[a-\\x7a]",
    "[\\x61-z]", "[\\ud83d\\ude00]", "[\\N", "[\\N{", "[\\N{DIGIT ONE}-\\N{digit nine}]",
    "[\\N{DIGIT ONE}-\\N{DIGIT ZERO}]", "[\\p{L}]", "[\\p{Nope}]", "[\\pL]", "[\\p]", "[:alpha:]", "[[:alpha:]]",
    "[[:^alpha:]]", "[^[:alpha:]]", "[^:alpha:]", "[[:nope:]]", "[:nope:]", "[:a]", "[:]", "[::]", "[[:alpha:]-z]",
    "[[:alpha:]-[a]]", "[[:word:]]", "[[:alpha]]", "[:alpha:", "[[:gc=Lu:]]", "[[: alpha :]]", "[:\\Qalpha\\E:]",
    "[[:}:]]", "[(?i)]", "[{}]", "[a{2}]", "[|]", "[.$^*]", "[a]]", "(?i)[k]", "(?i)[^k]", "(?i)[ß]{2}",
  ]

  @Test("Each construct", arguments: constructs)
  func construct(pattern: String) {
    #expect(PatternTree.parse(pattern).compiles == RunningICU.compiles(pattern))
  }

  @Test("Tokens in any order", arguments: [1, 2])
  func terms(seed: UInt64) {
    expectAgreement(PatternSoup(PatternSoup.terms, lengths: 1...9, seed: seed), count: 5_000)
  }

  @Test("Tokens of sets in any order", arguments: [3, 4])
  func sets(seed: UInt64) {
    expectAgreement(PatternSoup(PatternSoup.sets, lengths: 2...10, seed: seed), count: 2_000)
  }

  @Test("Nesting up to ICU's limit")
  func nesting() {
    let pieces = [("(", ")"), ("(?:", ")"), ("(?=", ")"), ("[a", "]"), ("(?i:", ")")]
    for (open, close) in pieces {
      for depth in 97...102 {
        let pattern = String(repeating: open, count: depth) + String(repeating: close, count: depth)
        #expect(PatternTree.parse(pattern).compiles == RunningICU.compiles(pattern), "\(open) × \(depth)")
      }
      for depth in 97...102 {
        let pattern = String(repeating: "(", count: depth) + "[[a]b](?#)" + String(repeating: ")", count: depth)
        #expect(PatternTree.parse(pattern).compiles == RunningICU.compiles(pattern), "set × \(depth)")
      }
    }
  }

  /// Where the answer is not known, there is nothing to compare; that must stay rare.
  private func expectAgreement(_ soup: PatternSoup, count: Int) {
    var soup = soup
    var unknown = 0
    for _ in 0..<count {
      let pattern = soup.next()
      if let compiles = PatternTree.parse(pattern).compiles {
        #expect(compiles == RunningICU.compiles(pattern), "\(pattern.debugDescription)")
      } else {
        unknown += 1
      }
    }
    #expect(unknown < count / 500)
  }
}

extension PatternParseResult {
  /// Whether ICU compiles the pattern; nil where that is not known.
  var compiles: Bool? {
    switch self {
    case .tree: true
    case .invalid: false
    case .unknown: nil
    }
  }
}
