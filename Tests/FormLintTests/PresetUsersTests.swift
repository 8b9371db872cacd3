import FormModel
import FormSyntax
import TestSupport
import Testing

@testable import FormLint

/// The users of presets, by way of others too, are those that a walk from preset to preset finds.
@Suite struct PresetUsersTests {
  @Test(arguments: 0..<20) func usersAreThoseOfAWalk(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = 12
    let uses = (0..<count).map { _ in
      (0..<Int.random(in: 0...2, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) }
    }
    let used = (0..<30).map { _ in Int.random(in: 0..<count * 2, using: &random) }
    let presets = uses.enumerated().map { number, uses in
      "preset P\(number) { \(uses.map { "use P\($0)" }.joined(separator: "\n")) }\n"
    }
    let fields = used.enumerated().map { "textField a\($0) { use P\($1) }\n" }
    let file = FileModel(Document(presets.joined() + "form F {\n\(fields.joined())}\n"))
    let users = PresetUsers(file, .ownOnly)
    let controls = file.entries.filter { $0.block.control != nil }.map(\.id)
    for (number, entry) in file.entries.filter({ $0.block.kind == .preset }).enumerated() {
      let expected = Set(zip(controls, used).filter { follows($1, to: number, uses) }.map(\.0))
      let place = ChunkPlace(chunk: entry.id, range: 0..<0)
      #expect(users.areAny(of: place) == !expected.isEmpty)
      for _ in 0..<5 {
        let some = Set(controls.filter { _ in Bool.random(using: &random) })
        #expect(users.areAll(of: place, some.contains) == expected.isSubset(of: some))
      }
      #expect(users.areAll(of: place, expected.contains))
    }
  }

  private func follows(_ start: Int, to end: Int, _ uses: [[Int]]) -> Bool {
    var waiting = [start]
    var met: Set<Int> = []
    while let next = waiting.popLast() {
      if next == end { return true }
      if met.insert(next).inserted, uses.indices.contains(next) { waiting += uses[next] }
    }
    return false
  }

  @Test func ofVeryManyUsersEachCounts() {
    let fields = (0..<400).map { "textField a\($0) { use P\($0 % 2) }\n" }.joined()
    let file = FileModel(Document("preset P0 { use P1 }\npreset P1 { }\nform F {\n\(fields)}\n"))
    let users = PresetUsers(file, .ownOnly)
    let controls = Set(file.entries.filter { $0.block.control != nil }.map(\.id))
    let places = file.entries.filter { $0.block.kind == .preset }.map { ChunkPlace(chunk: $0.id, range: 0..<0) }
    #expect(places.count == 2 && places.allSatisfy { users.areAll(of: $0, controls.contains) })
    for control in controls { #expect(!users.areAll(of: places[1], controls.subtracting([control]).contains)) }
  }
}
