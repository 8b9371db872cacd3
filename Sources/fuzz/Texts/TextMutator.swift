import FormSyntax
import TestSupport

/// Breaks texts: in their bytes, in their tokens, in their lines; cuts them, and splices them into one another.
enum TextMutator {
  /// Inputs are no longer than this: every mutation is met in short texts, and these are tried in short time.
  private static let longest = 12_000

  /// One mutated text.
  static func text(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = sample(&random)
    for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, &random) }
    return Array(bytes.prefix(longest))
  }

  /// A random edit of a text: the range that goes and what comes in its place.
  static func edit(of bytes: [UInt8], _ random: inout SplitMix64) -> (range: Range<Int>, text: [UInt8]) {
    let lower = Int.random(in: 0...bytes.count, using: &random)
    let length = Bool.random(using: &random) ? 0 : Int.random(in: 0...30, using: &random)
    return (lower..<min(bytes.count, lower + length), piece(&random))
  }

  private static func sample(_ random: inout SplitMix64) -> [UInt8] {
    TextSamples.all.randomElement(using: &random) ?? []
  }

  /// Something to put in: a mark of the language, a member, or a part of a sample.
  private static func piece(_ random: inout SplitMix64) -> [UInt8] {
    if Int.random(in: 0..<8, using: &random) == 0 { return Array((ValueGrammar.member(&random) + "\n").utf8) }
    if Int.random(in: 0..<3, using: &random) > 0 {
      return Array((GrammarSamples.pieces.randomElement(using: &random) ?? "").utf8)
    }
    let sample = sample(&random)
    let start = Int.random(in: 0...sample.count, using: &random)
    return Array(sample[start...].prefix(Int.random(in: 1...80, using: &random)))
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1: flip(&bytes, &random)
    case 2: bytes.removeSubrange(Int.random(in: 0...bytes.count, using: &random)...)
    case 3: bytes.removeSubrange(..<Int.random(in: 0...min(bytes.count, 200), using: &random))
    case 4, 5, 6: mutateTokens(&bytes, &random)
    case 7: splice(&bytes, &random)
    case 8: swapLines(&bytes, &random)
    case 9: joinLines(&bytes, &random)
    default:
      let edit = edit(of: bytes, &random)
      bytes.replaceSubrange(edit.range, with: edit.text)
    }
  }

  private static func flip(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      bytes[index] =
        Bool.random(using: &random)
        ? bytes[index] ^ (1 << UInt8.random(in: 0..<8, using: &random)) : UInt8.random(in: 0...255, using: &random)
    }
  }

  /// Takes a token out, doubles one, or lets two change places.
  private static func mutateTokens(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let tokens = tokenRanges(bytes)
    guard let one = tokens.randomElement(using: &random), let other = tokens.randomElement(using: &random) else {
      return
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(one)
    case 1: bytes.insert(contentsOf: bytes[one], at: one.upperBound)
    case 2: bytes.replaceSubrange(one, with: Array(bytes[other]))
    default:
      let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
      guard first.upperBound <= second.lowerBound else { return }
      let (left, right) = (Array(bytes[first]), Array(bytes[second]))
      bytes.replaceSubrange(second, with: left)
      bytes.replaceSubrange(first, with: right)
    }
  }

  private static func tokenRanges(_ bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for chunk in Document(bytes: bytes).chunks {
      chunk.forEachLexeme { ranges.append(start + $0.start..<start + $0.end) }
      start += Int(chunk.byteCount)
    }
    return ranges
  }

  /// Puts whole lines of another sample in.
  private static func splice(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let lines = sample(&random).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let start = Int.random(in: 0..<max(1, lines.count), using: &random)
    let part = lines[min(start, lines.count)...].prefix(Int.random(in: 1...12, using: &random))
    let place = Int.random(in: 0...bytes.count, using: &random)
    bytes.insert(contentsOf: [10] + part.joined(separator: [10]) + [10], at: place)
  }

  /// Puts some members on one line.
  private static func joinLines(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    guard let first = ends.randomElement(using: &random) else { return }
    for end in ends.filter({ $0 >= first }).prefix(Int.random(in: 1...8, using: &random)).reversed() {
      let opens = bytes[..<end].last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "{")
      bytes.replaceSubrange(end...end, with: (opens ? " " : "; ").utf8)
    }
  }

  private static func swapLines(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    guard lines.count > 1 else { return }
    lines.swapAt(Int.random(in: 0..<lines.count, using: &random), Int.random(in: 0..<lines.count, using: &random))
    bytes = Array(lines.joined(separator: [10]))
  }
}
