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
    #expect(closestMatch(to: "nme", among: ["game", "name", "nmea"]) == "name")
    #expect(closestMatch(to: "Name", among: ["nam", "names", "name"]) == "name")
    #expect(closestMatch(to: "ab", among: ["ba"]) == "ba")
    #expect(closestMatch(to: "имя", among: ["фамилия", "имя_"]) == "имя_")
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
