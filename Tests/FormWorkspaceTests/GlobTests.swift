import Testing

@testable import FormWorkspace

/// Patterns for paths, as gitignore(5) has them.
@Suite struct GlobTests {
  @Test(arguments: [
    ("*.formdef", "a.formdef"), ("*.formdef", "deep/er/a.formdef"), ("/a.formdef", "a.formdef"),
    ("gen/**", "gen/a.formdef"), ("gen/**", "gen/b/c/a.formdef"), ("**/b/*", "x/y/b/a.formdef"),
    ("a/**/z", "a/z"), ("a/**/z", "a/b/c/z"), ("[a-c]?.formdef", "b1.formdef"), ("[!a]*.formdef", "b.formdef"),
    ("é*.formdef", "été.formdef"), (#"\!a"#, "!a"), ("gen", "gen/b/a.formdef"),
    ("[[:alpha:]]*.formdef", "b1.formdef"), ("[![:digit:]_]", "a"), ("[[:upper:][:digit:]-]", "-"),
    ("[[:xdigit:]]", "F"), (#"[\]]"#, "]"), (#"[a\-c]"#, "-"), ("[]a]", "]"), ("[[:space:]]x", " x"),
    ("a/***/z", "a/b/c/z"), ("***", "a/b"), ("a***b", "axxb"), (#"*\/b"#, "a/b"), ("[[:punct:]]", "!"),
  ])
  func means(pattern: String, path: String) { #expect(GlobList([pattern]).contains(file: path)) }

  @Test(arguments: [
    ("*.formdef", "a.formdefs"), ("/a.formdef", "b/a.formdef"), ("gen/*", "other/gen/a"), ("a/?", "a/bc"),
    ("[a-c].formdef", "d.formdef"), ("[!a]*.formdef", "a.formdef"), ("", "a"), ("# a", "a"), ("gen/", "gen"),
    ("./", "a/b"), ("[z-a", "z"), ("../b/**", "b/a"), ("[[:alpha:]]", ":"), ("[[:digit:]]", "d"),
    ("[[:nothing:]]", "n"),
    (#"[a\-c]"#, "b"), ("a***b", "a/b"), ("[a", "[a"), (#"a\"#, #"a\"#), ("[![:alpha:]]", "z"),
  ])
  func doesNotMean(pattern: String, path: String) { #expect(!GlobList([pattern]).contains(file: path)) }

  @Test(arguments: [
    ("**/a/**/b/**", "x/a/a/y/b/c", true), ("**/a/**/b/**", "x/a/a/y/b", false), ("a/**/**/z", "a/z", true),
    ("**/x/**", "d1/f.formdef", false), ("a/**", "a", false), ("**/a/b", "a/a/a/b", true), ("./a/./b", "a/b", true),
    ("d1/f*.formdef", "d2/f1.formdef", false), ("a/b", "a/b/c", true), ("**", "a", true),
  ])
  func anyPartsAreFound(pattern: String, path: String, isMeant: Bool) {
    #expect(GlobList([pattern]).contains(file: path) == isMeant)
  }

  /// Many of them cost no more than the product of the lengths, in parts as in letters.
  @Test func manyAnyPartsAreNoTrap() {
    let pattern = String(repeating: "**/a/", count: 400) + "*b"
    #expect(!GlobList([pattern]).contains(file: String(repeating: "a/", count: 2_000) + "a"))
  }

  @Test func theLastThatMatchesDecides() {
    let list = GlobList(["*.formdef", "!keep.formdef", "keep.formdef/"])
    #expect(list.contains(file: "a.formdef"))
    #expect(!list.contains(file: "keep.formdef"))
    #expect(list.contains(file: "keep.formdef/a"))
  }

  /// A pattern of many stars takes no more steps than the product of the lengths.
  @Test func manyStarsAreNoTrap() {
    let pattern = String(repeating: "*a", count: 400) + "b"
    #expect(!GlobList([pattern]).contains(file: String(repeating: "a", count: 4_000)))
  }
}
