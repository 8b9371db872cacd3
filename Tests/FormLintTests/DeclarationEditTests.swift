import FormLint
import FormModel
import FormSyntax
import TestSupport
import Testing

/// Edits of presets, imports and heads of forms: they concern many, and most of them nobody.
@Suite struct DeclarationEditTests {
  private static let text = """
    import "Shared.formdef" // from elsewhere
    preset Contact { // those
        clearButtonMode: .always
        rule length(...5) { message: "too long"; title: "Sorry" }
        rule pattern(/[a-z]+/) { message: "letters" }
    }
    preset Deep { use Contact; rule length(...9) { message: "far too long" } }
    // beside
    form Person {
        textField name { use Contact; tag: 1 }
        textField other { use Contact; rule length(...9) { message: "too loong" }; tag: 2 }
        textField last { use Deep; keyboardType: .numberPad; rightView: .image("x"); rightViewMode: .always; tag: 1 }
    }
    form Company {
        textField name { use Contact; tag: 0 }
        textField code { rule length(...9) { message: "letters" } }
    }

    """

  /// What comments, white space, messages and names of forms say matters to nobody else.
  @Test(arguments: [
    ("// from", " x"), ("// those", " x"), ("// beside", " x"), ("preset Contact {", "\n\n"), ("\"too lon", "n"),
    ("\"Sorry", "!"), ("\"far too lo", "o"), ("form Pers", "s"), ("form Company {", " // x"), ("import ", "  "),
  ])
  func mostConcernNobodyElse(_ place: String, _ text: String) throws {
    var analysis = FileAnalysis(FileModel(Document(Self.text)), deferred: true)
    while analysis.analyseNext(atMost: 10) {}
    // Where what findings speak of has moved, they are found again.
    let told = analysis.findingCount
    try #require(told > 0)
    let edited = try edit(&analysis, place, text)
    #expect(analysis.progress.total - analysis.progress.done <= told)
    while analysis.analyseNext(atMost: 10) {}
    #expect(dump(report(analysis)) == dump(report(FileAnalysis(Document(edited)))))
  }

  /// Whatever is edited, in whatever order, a file says what it does when it is opened afresh.
  @Test(arguments: seeds(8)) func editedStepByStepEqualsOpenedAfresh(_ seeds: Range<UInt64>) throws {
    let places = [
      "// from", "// those", "\"too lo", "\"too lon", "\"Sorry", "\"letters", "\"far too lo", "\"too loo", "form Pers",
      "form Compan", "// beside", "length(...", "[a-z", ".alway", "preset Contac", "use Contac", "Shared",
    ]
    let texts = ["o", "n", "ng", "s", "x", "1", " ", "\"", "ng\"; title: \"Sorry", "too long"]
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var analysis = FileAnalysis(FileModel(Document(Self.text)), deferred: seed % 2 == 0)
      while analysis.analyseNext(atMost: 10) {}
      for _ in 0..<8 {
        let place = places.randomElement(using: &random) ?? ""
        let text = texts.randomElement(using: &random) ?? ""
        let edited = try edit(&analysis, place, text, undo: Bool.random(using: &random))
        while analysis.analyseNext(atMost: 10) {}
        let fresh = FileAnalysis(Document(edited))
        #expect(dump(report(analysis)) == dump(report(fresh)), "seed \(seed), \(place)")
        #expect(dump(analysis.file) == dump(fresh.file))
      }
    }
  }

  /// A whole file that is laid out anew, and messages of very many rules, in one edit each.
  @Test(arguments: [false, true]) func muchAtOnceEqualsOpenedAfresh(_ isDeferred: Bool) {
    let rules = (0..<40).map { "    rule length(...\($0 + 9)) { message: \"a\($0)\" }\n" }.joined()
    let before = Self.text + "preset Many {\n\(rules)}\nform Last { title: \"x\"\n textField a { use Many } }\n"
    let laidOut = before.replacing("\n    ", with: "\n  ").replacing(" // ", with: "  // ")
    for after in [laidOut, before.replacing("message: \"a", with: "message: \"b"), before + "\n"] {
      var analysis = FileAnalysis(FileModel(Document(before)), deferred: isDeferred)
      while analysis.analyseNext(atMost: 10) {}
      _ = analysis.replace(0..<before.utf8.count, with: Array(after.utf8))
      while analysis.analyseNext(atMost: 10) {}
      let fresh = FileAnalysis(Document(after))
      #expect(dump(report(analysis)) == dump(report(fresh)))
      #expect(dump(analysis.file) == dump(fresh.file))
    }
  }

  /// Writes a text behind a place, or takes out as much there; gives the text that comes of it, as it was where there is no
  /// such place.
  private func edit(
    _ analysis: inout FileAnalysis, _ place: String, _ text: String, undo: Bool = false
  ) throws -> String {
    var bytes = Array(analysis.file.document.text)
    guard let start = bytes.firstRange(of: Array(place.utf8))?.upperBound else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let range = start..<(undo ? min(start + text.utf8.count, bytes.count) : start)
    let new = undo ? [] : Array(text.utf8)
    bytes.replaceSubrange(range, with: new)
    _ = analysis.replace(range, with: new)
    return String(decoding: bytes, as: UTF8.self)
  }
}
