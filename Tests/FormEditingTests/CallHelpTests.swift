import FormEditing
import Testing

/// The call around a place of an example, with the argument that is written there in brackets.
@Suite struct CallHelpTests {
  @Test(arguments: Fixture.files("calls"))
  func callsAreAsExpected(_ fixture: Fixture) throws {
    try fixture.check { example in
      let example = ExampleSnapshot(example)
      guard let help = example.snapshot?.callHelp(at: example.mark.lowerBound) else { return "nothing" }
      let parameters = help.parameters.enumerated().map {
        $0.offset == help.active ? "⟦\($0.element.label)⟧" : $0.element.label
      }
      return "\(help.name)(\(parameters.joined(separator: ", ")))"
    }
  }
}

/// What is shown in the text of an example though it does not stand there.
@Suite struct HintTests {
  @Test(arguments: Fixture.files("hints"))
  func hintsAreAsExpected(_ fixture: Fixture) throws {
    try fixture.check { example in
      let example = ExampleSnapshot(example)
      let hints = example.snapshot?.hints(in: 0..<example.text.utf8.count) ?? []
      var bytes = Array(example.text.utf8)
      for hint in hints.reversed() { bytes.insert(contentsOf: Array(" ⟦\(hint.text)⟧".utf8), at: hint.offset) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test func aPartHasThoseOfThePart() throws {
    let text = "form A {\n    tags T { a, b }\n    textField a { }\n}\npreset P { rule required }\n"
    let snapshot = try #require(ExampleSnapshot(Fixture.Example(source: text)).snapshot)
    let all = snapshot.hints(in: 0..<text.utf8.count)
    for start in 0..<text.utf8.count {
      let part = snapshot.hints(in: start..<min(text.utf8.count, start + 12))
      #expect(
        part.map(\.offset) == all.map(\.offset).filter { (start...min(text.utf8.count, start + 12)).contains($0) })
    }
  }

  @Test func longValuesAreCut() throws {
    let text = "form A { textField a { use P } }\npreset P { label: \"\(String(repeating: "x", count: 50_000))\" }\n"
    let snapshot = try #require(ExampleSnapshot(Fixture.Example(source: text)).snapshot)
    let hint = try #require(snapshot.hints(in: 0..<text.utf8.count).first)
    #expect(hint.text.utf8.count < 1_000 && hint.text.hasPrefix("{ label: \"xx") && hint.text.hasSuffix("xx\" }"))
  }

  /// Once nobody waits, no chunk more is looked at.
  @Test func hintsForNobodyEnd() throws {
    let fields = (0..<100).map { "    slider s\($0) { }\n" }.joined()
    let text = "form A {\n\(fields)}\n"
    let snapshot = try #require(ExampleSnapshot(Fixture.Example(source: text)).snapshot)
    var asked = 0
    let some = snapshot.hints(in: 0..<text.utf8.count) {
      asked += 1
      return asked < 10
    }
    #expect(asked == 10 && some.count < 10)
    #expect(snapshot.hints(in: 0..<text.utf8.count).count == 100)
  }
}

/// Colours whose parts are known.
@Suite struct ColorTests {
  @Test func colorsAreFoundWhereTheyAreWritten() throws {
    let text = """
      form A {
          textField a { textColor: .hex("#336699"); backgroundColor: .hex("#33669980"); tintColor: .red }
          textField b { textColor: .named("Brand"); tintColor: .hex("#12"); backgroundColor: .hex("#é2345") }
      }
      """
    let example = ExampleSnapshot(Fixture.Example(source: text))
    let colors = try #require(example.snapshot).colors()
    #expect(colors.map { example.text($0.range) } == [".hex(\"#336699\")", ".hex(\"#33669980\")", ".red"])
    let shown = colors.map { FileSnapshot.presentations(of: $0.color).first ?? "" }
    #expect(shown == [".hex(\"#336699\")", ".hex(\"#33669980\")", ".hex(\"#FF0000\")"])
    #expect(FileSnapshot.presentations(of: ColorParts(red: 1, green: 0, blue: 0, alpha: 1)).contains(".red"))
    #expect(FileSnapshot.presentations(of: ColorParts(red: .nan, green: -1, blue: 7, alpha: .infinity)).count > 0)
  }

  @Test func namesThatAreTooNewForTheFormAreNotOffered() throws {
    let source = "form A { deploymentTarget: iOS(14)\n textField a { textColor: <CURSOR>.link } }"
    let example = ExampleSnapshot(Fixture.Example(source: source))
    let blue = ColorParts(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
    let names = try #require(example.snapshot).presentations(of: blue, at: example.mark.lowerBound)
    #expect(names.contains(".link") && !names.contains(".tintColor"))
    #expect(FileSnapshot.presentations(of: blue).contains(".tintColor"))
  }
}
