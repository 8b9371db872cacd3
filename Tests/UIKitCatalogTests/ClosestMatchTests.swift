import Testing
import UIKitCatalog
import TestSupport

@Suite struct ClosestMatchTests {
  static let names = Catalog.properties(in: .textField).map(\.name)

  @Test(arguments: [
    ("keybordType", "keyboardType"), ("keyboardtype", "keyboardType"), ("KeyboardType", "keyboardType"),
    ("placehodler", "placeholder"), ("clearButonMode", "clearButtonMode"), ("textContetnType", "textContentType"),
    ("isSecureTextEnty", "isSecureTextEntry"), ("lefView", "leftView"), ("tg", "tag"),
    ("autocorectionTyp", "autocorrectionType"),
  ])
  func findsWhatWasMeant(typed: String, meant: String) {
    #expect(closestMatch(to: typed.utf8, among: Self.names)?.string == meant)
  }

  @Test(arguments: ["", "x", "zzzzzz", "constructor", "qwertyuiop", String(repeating: "a", count: 200)])
  func staysSilentWhereNothingIsClose(typed: String) {
    #expect(closestMatch(to: typed.utf8, among: Self.names) == nil)
  }

  @Test func prefersTheCloserOne() {
    #expect(closestMatch(to: "nme", among: ["game", "name", "nmea"]) == "nmea")
    #expect(closestMatch(to: "Name", among: ["nam", "names", "name"]) == "name")
    #expect(closestMatch(to: "ab", among: ["ba"]) == "ba")
    #expect(closestMatch(to: "имя", among: ["фамилия", "имя_"]) == "имя_")
    #expect(closestMatch(to: "of", among: ["on", "off"]) == "off")
    #expect(closestMatch(to: "of", among: ["off", "on", "ofg"]) == "off")
    #expect(closestMatch(to: "names", among: ["named", "namesX"]) == "namesX")
    #expect(closestMatch(to: "names", among: ["name", "namesXY"]) == "name")
  }

  /// The part of the table that is looked at, and what is skipped before it, give what the whole table does.
  @Test func findsTheClosestOfRandomNames() {
    var random = SplitMix64(seed: 11)
    func name() -> [UInt8] { (0..<3 + Int(random.next() % 14)).map { _ in Array("abAB".utf8)[Int(random.next() % 4)] } }
    for _ in 0..<2_000 {
      let typed = name()
      let candidates = (0..<12).map { _ in name() }
      let bound = 4 * max(1, min(typed.count / 3, 4)) + 1
      let distances = candidates.map { distance(typed, $0) }
      let near = zip(candidates, distances).filter { $1 < min(bound, 4 * $0.count) }.map(\.1).min()
      let found = closestMatch(
        to: String(decoding: typed, as: UTF8.self), amongBytes: candidates.map { $0[...] })
      guard let near else { continue }
      let nearest = distances.indices.filter { distances[$0] == near }
      #expect(found == nearest.first { candidates[$0].starts(with: typed) } ?? nearest.first)
    }
  }

  /// The distance by the whole table, in quarters of an edit.
  private func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    func lowercased(_ byte: UInt8) -> UInt8 { byte < 0x61 ? byte + 0x20 : byte }
    var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in 0...left.count {
      for j in 0...right.count {
        if i == 0 || j == 0 {
          table[i][j] = 4 * (i + j)
          continue
        }
        let change =
          left[i - 1] == right[j - 1] ? 0 : lowercased(left[i - 1]) == lowercased(right[j - 1]) ? 1 : 4
        table[i][j] = min(table[i - 1][j - 1] + change, table[i - 1][j] + 4, table[i][j - 1] + 4)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 4)
        }
      }
    }
    return table[left.count][right.count]
  }

  /// The filters before the table of distances leave out nothing that the table would find.
  @Test func findsEverySingleEdit() {
    var random = SplitMix64(seed: 7)
    let alphabet = Array("abcdefXYZ_09".utf8)
    for name in Self.names {
      var typed = Array(name.bytes)
      let place = Int(random.next() % UInt64(typed.count))
      let other = alphabet[Int(random.next() % UInt64(alphabet.count))]
      switch random.next() % 4 {
      case 0: typed[place] = other
      case 1: typed.insert(other, at: place)
      case 2: typed.remove(at: place)
      default: typed.swapAt(place, max(place - 1, 0))
      }
      guard typed.count > 2 else { continue }
      #expect(closestMatch(to: typed, among: [name]) == name, "\(String(decoding: typed, as: UTF8.self))")
    }
  }
}
