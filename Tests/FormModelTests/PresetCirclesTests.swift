import FormModel
import FormSyntax
import TestSupport
import Testing

/// The circles of presets are those that a walk from preset to preset finds.
@Suite struct PresetCirclesTests {
  private func presets(_ uses: [[Int]]) -> (used: UsedPresets, found: [FoundPreset]) {
    let text = uses.enumerated().map { number, uses in
      "preset P\(number) { \(uses.map { "use P\($0)" }.joined(separator: "\n")) }\n"
    }
    let file = FileModel(Document(text.joined()))
    let found = file.entries.filter { $0.block.kind == .preset }.map {
      FoundPreset(path: nil, id: $0.id, block: $0.block)
    }
    return (UsedPresets(in: file, .ownOnly), found)
  }

  @Test(arguments: 0..<40) func circlesAreThoseOfAWalk(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let count = 14
    let uses = (0..<count).map { _ in
      (0..<Int.random(in: 0...2, using: &random)).map { _ in Int.random(in: 0..<count + 2, using: &random) }
    }
    let (used, found) = presets(uses)
    for number in (0..<count).shuffled(using: &random) {
      let reached = walk(from: number, uses)
      let expected = reached.contains(number) ? reached.filter { walk(from: $0, uses).contains(number) } : []
      let circle = used.circle(of: found[number])
      let names = circle.map { Set($0.presets.map(\.block.name)) } ?? []
      #expect(names == Set(expected.map { "P\($0)" }))
      #expect(circle?.last == expected.max().map { found[$0].id })
    }
  }

  /// Those that a preset uses, by way of others too; one that is nowhere leads on to nothing.
  private func walk(from start: Int, _ uses: [[Int]]) -> Set<Int> {
    var waiting = uses[start]
    var met: Set<Int> = []
    while let next = waiting.popLast() {
      if uses.indices.contains(next), met.insert(next).inserted { waiting += uses[next] }
    }
    return met
  }

  /// One that is longer than what is followed from a field.
  @Test func ringsMayBeLong() {
    let count = 5_000
    let (used, found) = presets((0..<count).map { [($0 + 1) % count] })
    #expect(used.circle(of: found[7])?.presets.count == count)
    let (chain, links) = presets((0..<count).map { [$0 + 1] })
    #expect(chain.circle(of: links[0]) == nil)
  }
}
