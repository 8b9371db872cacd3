import FormLint
import FormModel
import FormSyntax
import Testing

/// What is true of a form is true however long it is.
@Suite struct LongFormTests {
  @Test func theLastFieldIsFoundBeforeManyLabels() {
    let labels = (0..<1_000).map { "label l\($0) { text: \"Line \($0)\" }\n" }.joined()
    let text = """
      form Long {
          delegate: form
          on textFieldShouldReturn(_:) { focus: next }
          textField first { returnKeyType: .done }
          textField last { returnKeyType: .next }
      \(labels)}
      """
    let codes = findings(text).map(\.code)
    #expect(codes.contains("done-before-last"))
    #expect(codes.contains("next-without-next"))
  }

  /// More presets than are followed from one field may use each other.
  @Test func aLongRingOfPresetsIsACircle() {
    let ring = (0..<100).map { "preset P\($0) { use P\(($0 + 1) % 100) }\n" }.joined()
    let circles = findings("form F { textField a { use P0 } }\n" + ring).filter { $0.code == "preset-cycle" }
    #expect(
      circles.map(\.message) == [
        "circular use of presets: P99 → P0 → P1 → P2 → P3 → P4 → P5 → 93 others → P99"
      ])
  }

  /// A preset with very many members is not followed, since every control that uses it would pay for all of them.
  @Test func presetsWithVeryManyMembersAreNotFollowed() {
    func codes(_ rules: Int) -> [String] {
      let members = (0..<rules).map { "rule custom(check\($0))\n" }.joined()
      return findings(
        """
        form Long {
            dismissKeyboard: .onDrag
            delegate: form
            textField first { use Many; example: "a" }
        }
        preset Many {
        \(members)tagg: 1
        }
        """
      ).map(\.code).filter { ["unresolved-reference", "unknown-property"].contains($0) }
    }
    #expect(codes(255) == ["unknown-property"])
    #expect(codes(256) == ["unresolved-reference", "unknown-property"])
  }

  /// What is wrong with a preset is told where a control names it, but not eighty times.
  @Test func aPlaceHasAFewFindingsOfOneRule() {
    let members = (0..<80).map { "leftViewMode: .always; clearsOnInsertion: true; own\($0)Zq: 1\n" }.joined()
    let found = findings("form Long {\ntextView first { use Many }\n}\npreset Many {\n\(members)}\n")
    #expect(found.count { $0.code == "property-not-available" } == 10)
  }

  /// Made in pieces, between which others have their turn, findings about very many forms are those that are made at
  /// once.
  @Test func formsAreCheckedInPieces() {
    let form = "{ textField a { tag: 1; use Mail }; textView a { tag: 1; use Mail }; textField b { focus: c } }\n"
    let text = (0..<4_000).map { "form F\($0) \(form)" }.joined() + "preset Mail { key: \"mail\" }\n"
    var pieces = FileAnalysis(FileModel(Document(text)), deferred: true)
    var whole = FileAnalysis(Document(text))
    let edits = [
      (text.utf8.count - 8, 4, "post"), (0, 0, "form New { textField z { }; textField z { } }\n"), (5, 3, ""),
    ]
    for (start, count, new) in edits {
      _ = pieces.replace(start..<start + count, with: new.utf8)
      while pieces.analyseNext(atMost: 1_000) {}
      _ = whole.replace(start..<start + count, with: new.utf8)
      #expect(told(pieces) == told(whole))
    }
  }

  /// So are those about a form with very many controls that use presets: its rules are no piece that a keystroke waits
  /// for.
  @Test func veryManyUsersOfPresetsAreNotWaitedFor() {
    let preset = "preset Same { tag: 5 }\n"
    let fields = (0..<1_010).map { "textField f\($0) { use Same }\n" }.joined()
    let text = preset + "form A {\n\(fields)}\n"
    var pieces = FileAnalysis(FileModel(Document(text)), deferred: true)
    var whole = FileAnalysis(Document(text))
    while pieces.analyseNext(atMost: 1_000) {}
    let ofField = preset.utf8.count + 9
    for (start, count, new) in [(ofField + 10, 0, "x"), (19, 1, "6")] {
      _ = pieces.replace(start..<start + count, with: new.utf8)
      #expect(pieces.isNextLong)
      while pieces.analyseNext(atMost: 1_000) {}
      _ = whole.replace(start..<start + count, with: new.utf8)
      #expect(told(pieces) == told(whole))
    }
  }

  private func told(_ analysis: FileAnalysis) -> [String] {
    analysis.report(path: "A.formdef", project: ProjectModel()).map {
      "\($0.code) \($0.range) \($0.message)"
    }
  }
}
