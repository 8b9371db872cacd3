import Testing

@testable import FormGeneration

/// The names that generated code gives where several things want the same.
struct NameTests {
  @Test func whatIsTakenGetsAnEndingAndThenNumbers() {
    var names = TakenNames(["view"])
    let taken = (0..<4).map { _ in names.take("view", ending: "Outlet") }
    #expect(taken == ["viewOutlet", "viewOutlet2", "viewOutlet3", "viewOutlet4"])
    #expect((0..<3).map { _ in names.take("pattern") } == ["pattern", "pattern2", "pattern3"])
    #expect(names.take("viewOutlet2") == "viewOutlet22")
  }

  /// Swift takes two spellings of a letter for two names.
  @Test func whatTheAppCallsThingsIsComparedByteByByte() {
    let members = ["e\u{301}", "\u{E9}"].enumerated().map { place, name in
      """
      textField f\(place) {
          class: R\(name); attributes { line\(name): \(place) }; override textRect(forBounds:) { insets: [0, \(place), 0, 1] }
          outlet: \(name); rule custom(\(name)); on .editingChanged { call: \(name) }
      }
      """
    }
    let text = GeneratedText(members: members.joined(separator: "\n"))
    let code = (text.model + text.uiKit).split(separator: "\n").map { Array($0.unicodeScalars) }
    for name in ["e\u{301}", "\u{E9}"] {
      let wanted = [
        "func \(name)(_ text: String)", "func \(name)(_ sender: UITextField)", "let \(name): R\(name)",
        "final class R\(name): UITextField", "var line\(name): Int?",
      ]
      for line in wanted.map({ Array($0.unicodeScalars) }) {
        #expect(code.count { $0.contains(line) } == 1, "\(String(String.UnicodeScalarView(line)))")
      }
    }
  }

  /// Formats are those of their fields, letter by letter.
  @Test func formatsAreComparedByteByByte() {
    let members = ["e\u{301}", "\u{E9}"].enumerated().map { place, letter in
      """
      textField m\(place) { formatter: .mask("\(letter)##"); normalize: [.removeCharacters("\(letter)")]; rule length(...3) }
      textField d\(place) { formatter: .date(format: "yyyy'\(letter)'"); key: "d\(place)" }
      """
    }
    let model = GeneratedText(members: members.joined(separator: "\n")).model
    let scalars = Array(model.unicodeScalars)
    for letter in ["e\u{301}", "\u{E9}"] {
      for text in ["Mask(\"\(letter)##\")", "yyyy'\(letter)'"] {
        #expect(scalars.contains(Array(text.unicodeScalars)), "\(text.unicodeScalars) in \(model)")
      }
    }
  }

  @Test func veryManyGetShortOnes() {
    var names = TakenNames()
    let taken = (0..<20_000).map { _ in names.take("a", ending: "Outlet") }
    #expect(Set(taken).count == 20_000)
    #expect(taken.allSatisfy { $0.utf8.count <= 12 })
  }

  @Test(arguments: [
    (#"a"b"#, ##"#"a"b"#"##), (##"a"#b"##, ###"##"a"#b"##"###), (##"a"b##"##, ###"#"a"b##"#"###),
    (####"\d\##"####, #####"###"\d\##"###"#####),
  ])
  func marksAreMoreThanTheTextHas(_ text: String, _ literal: String) { #expect(SwiftLiteral.raw(text) == literal) }
}
