import Testing
import TextPatterns

@Suite struct BacktrackingVerdictTests {
  @Test(
    "A loop that can take one text in two ways makes the time exponential",
    arguments: [
      "(a+)+b", "(a*)*", "(?:a|a)*", "([a-d]|[b-f])+", "(a|b|ab)*c", "(?:[a-z]+\\d?)*", "(x+x+)+y", "(?:a{2,}){2,}!",
      "(?:[a-z0-9]+[._-]?)+@[a-z]+\\.com", "(\\S.*\\S)*\\s*", "(a{1,2}|aa)*", "(?i)(a|B|Ab)*", "(a+?)+?b",
      "(?:字|字)*", "(?i)(ss|ß)+x", "foo|(x+x+)+y", "(aa|b|aab)*", "(\\wa+)*",
    ])
  func exponential(_ pattern: String) throws {
    #expect(try BacktrackingProbe(pattern).growth == "exponential")
  }

  @Test(
    "So do many choices without any limitless loop",
    arguments: [
      "(a?){30}a{30}", "(?:a{1,50}){1,50}", "(a{0,30}){0,30}b", "(?:a{1,30}){1,30}b",
    ])
  func exponentialByCounts(_ pattern: String) throws {
    let probe = try BacktrackingProbe(pattern)
    #expect(probe.growth == "exponential", "\(probe.verdict)")
    #expect(try BacktrackingProbe(String(repeating: "a?", count: 30) + "a{30}").growth == "exponential")
  }

  @Test(
    "Loops that share scalars make it polynomial, and as many loops as there are give the degree",
    arguments: [
      ("a*a*", 2), ("\\d*\\.?\\d+", 2), ("[^@]+@[^@]+\\.[^@]+", 2), ("(.*)(.*)(.*)x", 3), ("(a+){2}y", 2),
      ("(a+){10}y", 10), ("(?:ba+|a+b){2}", 2), ("(.a)*a(.a)*b", 2), ("👍+👍+", 2), ("(a|b*)b+", 2),
    ])
  func polynomial(_ pattern: String, _ degree: Int) throws {
    guard case .polynomial(let found, _) = try BacktrackingProbe(pattern).verdict else {
      Issue.record("\(pattern) is not polynomial")
      return
    }
    #expect(found == degree)
  }

  @Test(
    "What is unambiguous is safe",
    arguments: [
      "[a-z0-9]+(?:-[a-z0-9]+)*", "\\d+(?:,\\d+)*", "(?:\\w|\\W)*", "([a]|[^a])+", "[^,]*,[^,]*,[^,]*", "a{3,}",
      "(?:,?\\d{3})+", "#?(?:[a-f0-9]{6}|[a-f0-9]{3})", "[a-z_.+-]+@[\\da-z.-]+\\.[a-z.]{2,6}", "(?:\\d\\s?){4,8}",
      "(?:a*x)*(?:y[az]*|a+(?:[yz][az]*)?)", "()*c?", "(?:[^\\x00]{0,2}\\x00)*", "(?=.*\\d)(?=.*[a-z]).{8,}",
      "[a-z](?:[a-z-]{0,61}[a-z])?(?:\\.[a-z](?:[a-z-]{0,61}[a-z])?)*", "(?:[0-9]+[ -])+", "(a?)*",
    ])
  func safe(_ pattern: String) throws {
    #expect(try BacktrackingProbe(pattern).verdict == .safe)
  }

  @Test("What accepts every text is safe however it is written", arguments: ["(?:a|[\\s\\S])*", "(a|aa)+[\\s\\S]*"])
  func universal(_ pattern: String) throws {
    #expect(try BacktrackingProbe(pattern).verdict == .safe)
  }

  @Test("Nothing is tried again inside atomic groups and possessive loops that have matched")
  func atomic() throws {
    for pattern in ["(?>a+)+b", "([a-z]+)*+x", "(?:a++b?)*c", "(?>a*)*b", "(?:(?>a?)(?>b?))*c"] {
      #expect(try BacktrackingProbe(pattern).verdict == .safe, "\(pattern)")
    }
    #expect(try BacktrackingProbe("(?>(a+)+b)").growth == "exponential")
    #expect(try BacktrackingProbe("(?:(?>a?)b?)*c").growth == "exponential")
  }

  @Test("A lazy loop over what may be empty has no end where the rest fails")
  func endless() throws {
    #expect(try BacktrackingProbe("(a?)*?b").growth == "exponential")
    #expect(try BacktrackingProbe("(?:)*?b").growth == "exponential")
    #expect(try BacktrackingProbe("(?:a?){2,}?b").growth == "safe")
    #expect(try BacktrackingProbe("(?:ab?)*?c").growth == "safe")
  }

  @Test("Look-arounds are searched too, and tried anew by the loops around them")
  func lookArounds() throws {
    #expect(try BacktrackingProbe("(?!(a+)+$)a*").growth == "exponential")
    #expect(try BacktrackingProbe("a(?=a+a+b)").growth == "polynomial")
    #expect(try BacktrackingProbe("(?:(?=.*x)a)*").growth == "polynomial")
    #expect(try BacktrackingProbe("a+(?=a+)$").growth == "polynomial")
    #expect(try BacktrackingProbe("(?=a+(?=a+))").growth == "safe")
    #expect(try BacktrackingProbe("a(?!a+a+)").growth == "safe")
  }

  @Test("Assertions that cannot hold cut ways off")
  func assertions() throws {
    #expect(try BacktrackingProbe("a$a+a+$").growth == "safe")
    #expect(try BacktrackingProbe("(\\b\\w+\\b\\s?)+").growth == "safe")
    #expect(try BacktrackingProbe("(\\w+\\s?)+").growth == "exponential")
  }

  @Test("A length limit that leaves no slow text makes a pattern safe")
  func lengthLimits() throws {
    #expect(try BacktrackingProbe("(a+)+b", maxLength: 12).verdict == .safe)
    #expect(try BacktrackingProbe("(a+)+b", maxLength: 40).growth == "exponential")
    #expect(try BacktrackingProbe("a*a*", maxLength: 254).verdict == .safe)
    #expect(try BacktrackingProbe("a*a*", maxLength: 5_000).growth == "polynomial")
    #expect(try BacktrackingProbe("(a+)+b", maxLength: 0).verdict == .safe)
  }

  @Test("A search begins anew at every scalar")
  func search() throws {
    #expect(try BacktrackingProbe("a+b").verdict == .safe)
    #expect(try BacktrackingProbe("a+b", match: .anywhere).growth == "polynomial")
    #expect(try BacktrackingProbe("^a+b", match: .anywhere).verdict == .safe)
    #expect(try BacktrackingProbe("a+", match: .anywhere).verdict == .safe)
    #expect(try BacktrackingProbe("(a+)+b", match: .anywhere).growth == "exponential")
  }

  @Test(
    "A search that matches only where texts, lines or words begin is as slow there as a match of all",
    arguments: [
      "^(\\d+)*$", "\\A(?:a|a)*\\z", "(?:^(a+)+$|b)", "^(?:(\\d+)*|x)$", "(?m)^(\\d+)*$", "\\b(\\w+\\s?)*$",
      "x*\\b(\\w+\\s?)*$", "^(\\d+)*$|^[^x]*$",
    ])
  func anchoredSearch(_ pattern: String) throws {
    #expect(try BacktrackingProbe(pattern, match: .anywhere).growth == "exponential")
  }

  @Test(
    "A search that is tied to such a place is safe where its loops are",
    arguments: ["^\\d*$", "^(\\d+)*", "(?m)^\\d*$", "^(?:\\d+,)*$", "\\b\\w+\\b"])
  func safeAnchoredSearch(_ pattern: String) throws {
    #expect(try BacktrackingProbe(pattern, match: .anywhere).verdict == .safe)
  }

  @Test(
    "A search that finds something in every text may be slow where it begins",
    arguments: ["(\\d+)*$", "(?:(a+)+b|)$", "(?:^(a+)+b|$)", "(\\w+\\s?)*(?:!|$)"])
  func lateMatches(_ pattern: String) throws {
    #expect(try BacktrackingProbe(pattern, match: .anywhere).growth == "exponential")
  }

  @Test(
    "What finds something at once is safe, however ambiguous its loops are",
    arguments: ["(a+)*", "(?:a|aa)*", "(\\w+\\s?)*", "(a*)*b?", "(^\\d+)*$", "(?:a|[\\s\\S])*$"])
  func earlyMatches(_ pattern: String) throws {
    #expect(try BacktrackingProbe(pattern, match: .anywhere).verdict == .safe)
  }

  @Test("Constructs that are not regular are named with their place")
  func obstacles() throws {
    #expect(try BacktrackingProbe("(a)\\1").verdict == .notAnalysed(.construct("a back-reference", 3..<5)))
    #expect(try BacktrackingProbe("\\X").verdict == .notAnalysed(.construct("\\X, a grapheme cluster", 0..<2)))
    #expect(try BacktrackingProbe("(?w)\\b").verdict == .notAnalysed(.construct("a Unicode word boundary", 4..<6)))
  }
}
