import Testing
import TextPatterns
import TestSupport

@Suite("Hostile patterns end soon")
struct HostilePatternTests {
  /// Pieces that are repeated to 20,000 bytes.
  static let pieces = [
    "(", ")", "[", "[^", "[a", "(?:", "(?=", "(?<=", "(?i)", "(?x)", "(?#", "|", "*", "a*", "a??", "a{1000}", "a|",
    "ab", "\\", "\\Q", "\\Q\\E", "\\p{L}", "[\\p{L}\\p{Lu}]", "\\p{", "\\N{A}", "[:", "[:a", "[:a]", "[[:alpha:]]",
    "[a&&", "[a--[b]]", "[^a-z]", "(a)\\1", "(\\2){0}", "\\k<n>", "(?<n>a)", "(?<=a)", "\\x{1F600}", "\\ud83d", "é",
    "😀", "ß", "\u{0}", "#", "{", "}", "(?i)[é]", "(?i)ß*", "\\p{age=4}", "(?i)[\\P{L}]", "\\X", "\\b", "^", "-", "&",
    "]", "\\c", "\\0", "\\uD83D\\uDE00",
  ]

  @Test("One piece again and again", arguments: pieces)
  func again(piece: String) {
    expectWithinSource(repeated(piece, 8_000))
    for prefix in ["(?i)", "[", "(?x)(", "(?<="] {
      expectWithinSource(Array(prefix.utf8) + repeated(piece, 2_000))
    }
  }

  private func repeated(_ piece: String, _ bytes: Int) -> [UInt8] {
    Array(String(repeating: piece, count: bytes / piece.utf8.count).utf8)
  }

  @Test("Any bytes, which need not be UTF-8")
  func bytes() {
    var random = SplitMix64(seed: 41)
    let signs = Array("()[]{}\\^$.|?*+-&:<>=!#pPNQEuxk0123456789,".utf8)
    for _ in 0..<3000 {
      let count = Int.random(in: 0...60, using: &random)
      expectWithinSource(
        (0..<count).map { _ in
          Bool.random(using: &random)
            ? signs[Int.random(in: 0..<signs.count, using: &random)] : UInt8.random(in: 0...255, using: &random)
        })
    }
  }

  @Test("A pattern that is too long is not read")
  func longest() {
    let longest = PatternTree.longestSource
    #expect(PatternTree.parse(Array(repeating: UInt8(ascii: "a"), count: longest)).tree != nil)
    guard case .unknown(let obstacle) = PatternTree.parse(Array(repeating: UInt8(ascii: "a"), count: longest + 1))
    else {
      Issue.record("It was read.")
      return
    }
    #expect(obstacle == PatternObstacle(reason: .tooLarge, range: longest..<longest + 1))
  }

  private func expectWithinSource(_ source: [UInt8]) {
    let whole = 0..<source.count
    switch PatternTree.parse(source) {
    case .tree(let tree): #expect(tree.nodes.count <= 2 * source.count + 1)
    case .invalid(let error): #expect(whole.contains(error.range) || error.range.isEmpty)
    case .unknown(let obstacle): #expect(whole.contains(obstacle.range))
    }
  }
}
