import FormModel
import FormLint
import FormSyntax
import Testing
import TestSupport

/// A file that is edited step by step says the same as one that is opened afresh: model and findings.
@Suite struct IncrementalAnalysisTests {
  private static let text = """
    import "Shared.formdef"
    form Person {
        title: "Person"
        delegate: PersonViewController
        tags PersonTag { name = 1, email, dob
            age = 2 }
        section "One" {
            textField name { tag: .name; key: NameKey; returnKeyType: .next
                on textFieldShouldReturn(_:) { focus: email } }
            textField email { use EmailInput; key: "mail"; tag: 2 }
        }
        textField dob { key: NameKey; tag: 0; rightView: .view(Badge); rightViewMode: .always; clearButtonMode: .always }
        textField again { rule equal(to: email); rule length(...5); outlet: againField }
        textField again { leftView: .view(Badge) }
        textView notes { clearButtonMode: .always; on textFieldDidBeginEditing(_:) { call: x } }
        // formdef:disable:next zero-tag -- because
        textField other { tag: 0 }
        textField second { use Second; rule pattern(/[0-9]+/) }
        textField third { rule equal(to: second); rule characters(.letters) }
        button save { title: "Save"; submit: true }
        on textFieldShouldReturn(_:) { focus: dob }
        observe keyboardDidShowNotification { call: shown }
    }

    preset EmailInput { keyboardType: .emailAddress; use Base }
    preset Base { autocorrectionType: .no }
    preset Second { use Goes; rule equal(to: dob) { when: .endEditing } }
    preset Goes { on textFieldShouldReturn(_:) { focus: other } }

    form Second {
        dispatch: .tags
        textField a { tag: 1 }
        textField b { tag: 1; keyboardType: .emailAdress }
        textField c { tagg: 3; isEnabled: 4 }
    }
    """

  private static let pieces = [
    "", "x", "}", "{", "\n", "\"", "tag: 1\n", "tag: .email\n", "key: NameKey\n", "textField z { tag: 7 }\n",
    "form Q {\n",
    "use Second\n", "rule characters(.letters)\n", "isHidden: true\n", "dob", "other",
    "use Base\n", "section \"s\" {\n", "dispatch: .tags\n", "tags T { a, b }\n",
    "on textFieldShouldReturn(_:) { resign: true }\n",
    "// formdef:disable:this duplicate-tag -- why\n", "delegate: none\n", "rule equal(to: name)\n",
    "preset P { tag: 3 }\n",
    "rule equal(to: emial)\n", "textField emial { }\n", "on textFieldShouldReturn(_:) { focus: nam }\n",
    "textField nm { }\n",
    "returnKeyType: .done\n", "/*", "*/", "name", "email", "2", "0", ".", "import \"Other.formdef\"\n",
  ]

  @Test(arguments: seeds(12)) func editedStepByStepEqualsOpenedAfresh(_ seeds: Range<UInt64>) {
    for seed in seeds { editedStepByStepEqualsOpenedAfresh(of: seed) }
  }

  private func editedStepByStepEqualsOpenedAfresh(of seed: UInt64) {
    edit(Self.text, seed, steps: 12)
  }

  /// Long enough for several leaves of chunks, which edits lengthen, shorten and join.
  @Test(arguments: seeds(4)) func longFilesToo(_ seeds: Range<UInt64>) {
    for seed in seeds { longFilesToo(of: seed) }
  }

  private func longFilesToo(of seed: UInt64) {
    let controls = (0..<300).map { number in
      "    textField f\(number) { tag: \(number % 250); key: k\(number % 280)\(number % 9 == 0 ? "; tagg: 1" : "") }\n"
    }.joined()
    edit("form Long {\n\(controls)}\n" + Self.text, seed, steps: 6)
  }

  /// What a wrong name was meant to be depends on the names around it, as they come, go and move.
  @Test(arguments: [0, 150, 198, 199, 200, 201]) func namesThatAreMeantToo(_ distance: Int) {
    let between = (0..<distance).map { "textField other\($0) { }\n" }.joined()
    let head = "form A {\ntextField last { rule equal(to: new1) }\n\(between)"
    let text = head + "textField new2 { }\n" + between + "on textFieldShouldReturn(_:) { focus: new3 }\n}\n"
    var bytes = Array(text.utf8)
    var analysis = FileAnalysis(Document(bytes: bytes))
    let name = head.utf8.count + "textField ".utf8.count
    let edits: [(Range<Int>, String)] = [
      (name..<name + 4, "zzz"), (name..<name + 3, "new2"), (head.utf8.count..<head.utf8.count, "textField one { }\n"),
      (head.utf8.count..<head.utf8.count + 18, ""), (head.utf8.count..<head.utf8.count + 19, ""),
    ]
    for (range, text) in edits {
      _ = analysis.replace(range, with: Array(text.utf8))
      bytes.replaceSubrange(range, with: Array(text.utf8))
      #expect(dump(report(analysis)) == dump(report(FileAnalysis(Document(bytes: bytes)))))
    }
  }

  /// Of edits that come together, only what the last one touches is looked at before `analyseNext`.
  /// Comments, titles and sections of a form have none of its controls looked at again, and a mistake in one of them only
  /// those that asked whether there is any.
  @Test(arguments: [
    ("// head", "x", 2), ("title: \"Per", "s", 2), ("section \"On", "e", 2),
    ("// middle", "\n    section \"x\" { textField new { tag: 300 } }", 4), ("\"L30", "\"", 200),
  ])
  func whatConcernsNoControlLeavesThem(_ place: String, _ text: String, _ most: Int) throws {
    func fields(_ range: Range<Int>) -> String {
      range.map { "    textField f\($0) { label: \"L\($0)\"; tag: \($0); keyboardType: .numberPad; oops: 1 }\n" }
        .joined()
    }
    let before =
      "form A {\n    // head\n    title: \"Person\"\n    section \"One\" {\n    }\n" + fields(1..<50)
      + "    // middle\n" + fields(50..<100) + "}\n"
    let bytes = Array(before.utf8)
    let end = try #require(bytes.firstRange(of: Array(place.utf8))).upperBound
    for isDeferred in [false, true] {
      var analysis = FileAnalysis(FileModel(Document(before)), deferred: isDeferred)
      while analysis.analyseNext(atMost: 10) {}
      _ = analysis.replace(end..<end, with: Array(text.utf8))
      #expect(analysis.progress.total - analysis.progress.done <= most)
      while analysis.analyseNext(atMost: 10) {}
      var edited = bytes
      edited.insert(contentsOf: text.utf8, at: end)
      let fresh = FileAnalysis(Document(bytes: edited))
      #expect(dump(report(analysis)) == dump(report(fresh)))
      #expect(dump(analysis.file) == dump(fresh.file))
    }
  }

  @Test func whatIsEditedAgainWaits() {
    let text = "form A {\n    textField a { tagg: 1 }\n    textField b { tag: 2 }\n}\n"
    var analysis = FileAnalysis(FileModel(Document(bytes: Array(text.utf8))), deferred: true)
    while analysis.analyseNext(atMost: 10) {}
    let name = 27..<31
    _ = analysis.replace(name, with: Array("tagx".utf8), isFollowed: true)
    #expect(!analysis.isComplete)
    _ = analysis.replace(name, with: Array("tag".utf8))
    // What the tag means for the form's other controls may wait.
    #expect(report(analysis).allSatisfy { $0.code != "unknown-property" })
  }

  /// Whether a fix leaves fewer errors hangs on the whole text.
  @Test func fixesOfErrorsAreThoseOfTheWholeText() {
    var analysis = FileAnalysis(FileModel(Document("for{extView{")), deferred: true)
    while analysis.analyseNext(atMost: 10) {}
    for text in ["for{extView{{", "for{extView{{}", "for{extView{{}}"] {
      _ = analysis.replace(text.utf8.count - 1..<text.utf8.count - 1, with: text.utf8.suffix(1))
      while analysis.analyseNext(atMost: 10) {}
      let fresh = report(FileAnalysis(Document(text)))
      #expect(report(analysis).map { $0.fixes.map(\.title) } == fresh.map { $0.fixes.map(\.title) })
    }
  }

  /// What a preset causes is told once, also as long as only some of its users have been looked at.
  @Test func whatAPresetCausesIsToldOnceFromTheFirstPieceOn() {
    let preset = "preset P {\n clearButtonMode: .always\n rightView: .image(\"x\")\n rightViewMode: .always\n}\n"
    let fields = (0..<200).map { " textField f\($0) { use P }\n" }.joined()
    var analysis = FileAnalysis(FileModel(Document("\(preset)form A {\n\(fields)}\n")), deferred: true)
    var told: Set<Int> = []
    while analysis.analyseNext(atMost: 20) {
      told.insert(report(analysis).count { $0.code == "overlay-clear-button-overlap" })
    }
    #expect(told.isSubset(of: [0, 1]) && told.contains(1))
  }

  /// What takes long is looked at on a copy, which is of use only as long as the text stays.
  @Test func longChunksAreLookedAtOnACopy() {
    let members = (0..<1_000).map { "        rule length(...\($0 + 1)) { message: \"\($0)\" }\n" }.joined()
    let text = "form A {\n    textField a { tagg: 1 }\n    textField b {\n\(members)    }\n}\n"
    var analysis = FileAnalysis(FileModel(Document(bytes: Array(text.utf8))), deferred: true)
    while !analysis.isNextLong, analysis.analyseNext(atMost: 10) {}
    #expect(analysis.isNextLong && !analysis.isComplete)
    var copy = analysis
    copy.analyseNext(atMost: 1)
    #expect(!copy.isNextLong)
    while copy.analyseNext(atMost: 10) {}
    #expect(copy.state == analysis.state)
    #expect(report(copy).map(\.message) == report(FileAnalysis(Document(bytes: Array(text.utf8)))).map(\.message))
    _ = analysis.replace(0..<0, with: Array(" ".utf8))
    #expect(copy.state != analysis.state)
  }

  private func edit(_ text: String, _ seed: UInt64, steps: Int) {
    var random = SplitMix64(seed: seed)
    var bytes = Array(text.utf8)
    var analysis = FileAnalysis(Document(bytes: bytes))
    var pieces = FileAnalysis(FileModel(Document(bytes: bytes)), deferred: true)
    var together = analysis
    for step in 0..<steps {
      let edit = RandomEdit(of: bytes, &random, removingAtMost: 25, inserting: Self.pieces)
      let (range, text) = (edit.range, edit.text)
      _ = analysis.replace(range, with: text)
      // Some edits come right behind one another.
      _ = pieces.replace(range, with: text, isFollowed: step % 3 > 0)
      _ = together.replace(range, with: text, isFollowed: step % 4 > 0)
      pieces.prefer(range)
      let size = Int.random(in: 1...40, using: &random)
      for _ in 0..<Int.random(in: 0...2, using: &random) { pieces.analyseNext(atMost: size) }
      edit.apply(to: &bytes)
      let fresh = FileAnalysis(Document(bytes: bytes))
      let place = "seed \(seed), step \(step): \(range) with \(String(decoding: text, as: UTF8.self).debugDescription)"
      guard dump(analysis.file) == dump(fresh.file) else {
        Issue.record("the models differ, \(place)\n\(difference(dump(analysis.file), dump(fresh.file)))")
        return
      }
      guard dump(report(analysis)) == dump(report(fresh)) else {
        Issue.record("the findings differ, \(place)\n\(difference(dump(report(analysis)), dump(report(fresh))))")
        return
      }
      var finished = pieces
      while finished.analyseNext(atMost: size) {}
      guard finished.isComplete, dump(report(finished)) == dump(report(fresh)) else {
        Issue.record("in pieces: \(place)\n\(difference(dump(report(finished)), dump(report(fresh))))")
        return
      }
      var caughtUp = together
      while caughtUp.analyseNext(atMost: size) {}
      guard caughtUp.isComplete, dump(report(caughtUp)) == dump(report(fresh)) else {
        Issue.record("edits together: \(place)\n\(difference(dump(report(caughtUp)), dump(report(fresh))))")
        return
      }
    }
  }

  private func difference(_ left: [String], _ right: [String]) -> String {
    let kept = Set(left).symmetricDifference(Set(right))
    return left.filter(kept.contains).map { "edited: " + $0 }.joined(separator: "\n") + "\n"
      + right.filter(kept.contains).map { "afresh: " + $0 }.joined(separator: "\n")
  }
}
