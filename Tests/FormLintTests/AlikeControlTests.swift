import FormLint
import FormModel
import FormSyntax
import Testing
import TestSupport

/// What was found out about a control is not found out again of those that are like it, which makes no difference for what is
/// said of them.
@Suite struct AlikeControlTests {
  @Test(arguments: seeds(150)) func sayTheSameAsByThemselves(_ seeds: Range<UInt64>) {
    for seed in seeds { sayTheSame(of: seed) }
  }

  private static let selected = Set(LintRuleRegistry.all.filter { !$0.isOnByDefault }.map(\.code))

  private func sayTheSame(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = AlikeControls.text(&random)
    // Rules that are off by default look at them, too.
    let selecting = FormSettings(path: "formdef.json", [], selectedRules: AlikeControlTests.selected)
    let settings = seed % 3 == 0 ? selecting : nil
    let whole = FileAnalysis(FileModel(Document(text), settings: settings))
    // What is typed is looked at by itself.
    var document = Document("")
    _ = document.replace(0..<0, with: Array(text.utf8))
    let typed = FileAnalysis(FileModel(document, settings: settings))
    #expect(dump(whole.file) == dump(typed.file), "seed \(seed):\n\(text)")
    #expect(dump(report(whole)) == dump(report(typed)), "seed \(seed):\n\(text)")
  }

  @Test func wordsThatRulesAskForAreSeen() {
    func form(_ texts: [String]) -> String {
      let fields = texts.enumerated().map {
        "    textField f\($0) {\n        tag: \($0 + 1)\n        placeholder: \"\($1)\"\n    }\n"
      }
      return "form A {\n    title: \"A\"\n\(fields.joined())}\n"
    }
    let analysis = FileAnalysis(
      Document(
        form([
          "Street", "City", "Email address", "Town", "Username", "Password", " ", "(408) 555", "メール", "\u{3000}",
          "✆ téléphone", "Téléphone",
        ])))
    #expect(
      report(analysis).map { "\($0.control ?? "") \($0.code)" }.sorted() == [
        "f11 placeholder-keyboard", "f2 placeholder-keyboard", "f4 missing-content-type", "f5 placeholder-not-secure",
        "f6 empty-placeholder", "f9 empty-placeholder",
      ])
  }

  @Test func messagesThatSayNothingAreSeen() {
    let fields = ["Too short", "Short", "", "Why", " ", ""].enumerated().map {
      """
          textField f\($0) {
              key: f\($0)
              rule length(3...5) { effect: .refuse; message: "\($1)" }
          }

      """
    }
    let analysis = FileAnalysis(Document("form A {\n\(fields.joined())}\n"))
    #expect(
      report(analysis).map { "\($0.control ?? "") \($0.code)" } == [
        "f2 missing-message", "f4 missing-message", "f5 missing-message",
      ])
  }

  @Test func lengthsThatNoTextCanMeetAreSeen() {
    let fields = ["...5", "...40", "...2", "3...9", "9...3", "4...4"].enumerated().map {
      """
          textField f\($0) {
              keyboardType: .numberPad
              inputAccessoryView: .toolbar([.flexibleSpace, .done])
              rule pattern(/[0-9]{3}/) { message: "Three digits" }
              rule length(\($1)) { message: "So many" }
          }

      """
    }
    let analysis = FileAnalysis(Document("form A {\n\(fields.joined())}\n"))
    let errors = report(analysis).filter { $0.severity == .error }.map { "\($0.control ?? "") \($0.code)" }
    #expect(errors == ["f2 unsatisfiable-rules", "f4 empty-range", "f5 unsatisfiable-rules"])
  }
}
