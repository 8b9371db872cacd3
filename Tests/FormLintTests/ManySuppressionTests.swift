import FormLint
import Testing

/// Comments that suppress findings, many of them.
@Suite struct ManySuppressionTests {
  /// Each comment counts for its own line, and one that suppresses nothing is found, in a single pass.
  @Test func eachCountsForItself() {
    let fields = (0..<600).map { number in
      let comment = "// formdef:disable:this overlay-never-shown -- shown in code"
      return number % 3 == 0
        ? "textField f\(number) { leftView: .image(\"a\") } \(comment)\n"
        : number % 3 == 1
          ? "textField f\(number) { } \(comment)\n" : "textField f\(number) { leftView: .image(\"a\") }\n"
    }.joined()
    let found = findings("form F {\n\(fields)}\n")
    #expect(found.count { $0.code == "overlay-never-shown" } == 200)
    #expect(found.count { $0.code == "unused-suppression" } == 200)
    #expect(found.count == 400)
  }

  /// Of regions that lie in one another each is used.
  @Test func regionsOverlap() {
    let text = """
      // formdef:disable overlay-never-shown -- one
      // formdef:disable overlay-never-shown duplicate-key -- two
      form F {
      textField a { leftView: .image("a") }
      // formdef:enable overlay-never-shown
      textField b { leftView: .image("a") }
      // formdef:disable:next overlay-never-shown -- three
      // formdef:disable:next zero-tag -- four
      textField c { leftView: .image("a"); tag: 0 }
      }
      """
    let found = findings(text)
    #expect(found.filter { $0.code == "overlay-never-shown" }.count == 1)
    #expect(found.filter { $0.code == "unused-suppression" }.map(\.message.count).count == 1)
    #expect(found.count == 2, "\(found.map { "\($0.code) \($0.message)" })")
  }

  /// What is told once a form goes on to the next field where the first one is suppressed.
  @Test func whatIsToldOnceMovesOn() {
    let text = """
      form F {
      textField a { returnKeyType: .next } // formdef:disable:this return-does-nothing -- as it was
      textField b { returnKeyType: .next }
      textField c { returnKeyType: .next }
      textField d { returnKeyType: .next }
      }
      form G { textField e { returnKeyType: .done } }
      """
    let found = findings(text).filter { $0.code == "return-does-nothing" }
    #expect(found.map(\.control) == ["b", "e"])
    #expect(found.first?.related.count == 2)
  }
}
