import JSONText
import Testing
import TestSupport

/// What holds for any text, tried on texts made from seeds.
@Suite struct JSONPropertyTests {
  @Test(arguments: seeds(200)) func whatIsWrittenIsRead(_ seeds: Range<UInt64>) throws {
    for seed in seeds { try whatIsWrittenIsRead(of: seed) }
  }

  private func whatIsWrittenIsRead(of seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let tree = Tree.random(depth: 6, using: &random)
    for style in [JSONWriter.Style.compact, .pretty] {
      #expect(Tree(try JSONValue(parsing: tree.jsonBytes(style))) == tree)
    }
  }

  /// Long strings are written in pieces, which must not show wherever they are cut.
  @Test(arguments: ["a", "é", "中", "😀", "\n", "\u{1}é"], 0..<5)
  func longStringsAreWrittenAndReadWhole(letter: String, shift: Int) throws {
    let text = String(repeating: " ", count: shift) + String(repeating: letter, count: 4_000)
    let json = try JSONValue(parsing: text.jsonBytes())
    #expect(json.utf8 == Array(text.utf8))
    #expect(json.string == text)
  }

  @Test(arguments: seeds(20)) func noPrefixOfAnObjectIsJSON(_ seeds: Range<UInt64>) {
    for seed in seeds { noPrefixOfAnObjectIsJSON(of: seed) }
  }

  private func noPrefixOfAnObjectIsJSON(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = [Tree.random(depth: 4, using: &random)].jsonBytes()
    for length in 0..<bytes.count {
      let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: Array(bytes[..<length])) }
      #expect((error?.offset ?? .max) <= length)
    }
  }

  @Test(arguments: seeds(40)) func anyBytesAreReadOrRefused(_ seeds: Range<UInt64>) {
    for seed in seeds { anyBytesAreReadOrRefused(of: seed) }
  }

  private func anyBytesAreReadOrRefused(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = Tree.random(depth: 5, using: &random).jsonBytes(.pretty)
    for _ in 0..<200 {
      let mutated = mutate(bytes, using: &random)
      guard let json = try? JSONValue(parsing: mutated) else { continue }
      checkPlaces(json, in: 0..<mutated.count)
      let tree = Tree(json)
      #expect((try? JSONValue(parsing: tree.jsonBytes())).map { Tree($0) } == tree)
    }
  }

  private func mutate(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(Array("{}[],:\"\\0u-.eE\u{1}".utf8).randomElement(using: &random) ?? 0, at: index)
      default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &random))
      }
    }
    return bytes
  }

  /// Each value lies inside the one that holds it, after the one before it.
  private func checkPlaces(_ json: JSONValue, in outer: Range<Int>) {
    #expect(json.range.lowerBound >= outer.lowerBound && json.range.upperBound <= outer.upperBound)
    var start = json.range.lowerBound + 1
    let members = json.members.map(Array.init) ?? []
    let elements = json.elements.map(Array.init) ?? []
    for value in members.flatMap({ [$0.key, $0.value] }) + elements {
      checkPlaces(value, in: start..<json.range.upperBound - 1)
      start = value.range.upperBound
    }
  }
}
