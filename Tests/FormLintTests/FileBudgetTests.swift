import FieldLanguages
import FormModel
import FormSyntax
import Foundation
import Testing
import TextPatterns

@testable import FormLint

/// The fields of a file that costs more than it may all get the same smaller budget, and then the first ones the whole.
@Suite struct FileBudgetTests {
  private static let hard = (0..<4).map { (index: Int) -> String in
    let patterns = "rule pattern(/[ab]*a[ab]{\(5 + index)}/) rule pattern(/[ab]*b[ab]{\(9 - index)}c?/)"
    // Where no length is asked, some text is soon found.
    return "textField a\(index) { \(patterns) rule length(...60) }"
  }
  private static let easy = (0..<4).map { "textField b\($0) { rule pattern(/[a-z]{1,\($0 + 1)}/) rule length(...9) }" }
  private static let text = "form F {\n" + (hard + easy).joined(separator: "\n") + "\n}"

  private func findings(_ analysis: FileAnalysis) -> [String] {
    var project = ProjectModel()
    project.set(analysis.file, at: "f")
    return analysis.report(path: "f", project: project).map { "\($0.range) \($0.code) \($0.message)" }
  }

  private func atOnce(_ limit: Int, _ text: String = FileBudgetTests.text) -> FileAnalysis {
    FileAnalysis(Document(text), sharing: FieldLanguageCache(fileLimit: limit))
  }

  private func inPieces(_ limit: Int, of size: Int) -> FileAnalysis {
    var analysis = FileAnalysis(
      FileModel(Document(FileBudgetTests.text)), sharing: FieldLanguageCache(fileLimit: limit), deferred: true)
    while analysis.analyseNext(atMost: size) {}
    return analysis
  }

  @Test func aPoorFileLeavesItsHardFieldsUndecided() {
    #expect(atOnce(20_000).undecidedFields > 0)
    #expect(atOnce(1_000).undecidedFields == FileBudgetTests.hard.count + FileBudgetTests.easy.count)
    #expect(atOnce(100_000_000).undecidedFields == 0)
  }

  /// However the fields of a file became as hard as they are, each gets what it would get in a file that is opened.
  @Test(arguments: [1_000, 20_000, 60_000, 200_000]) func editedFieldsGetWhatTheyGetAfresh(_ limit: Int) throws {
    var text = FileBudgetTests.text
    var analysis = inPieces(limit, of: 3)
    for (old, new) in [("{5}", "{9}"), ("{6}", "{12}"), ("{12}", "{2}"), ("{9}/", "{3}/"), ("{9}c?", "{1}c?")] {
      guard let place = text.range(of: old) else { continue }
      let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
      _ = analysis.replace(start..<start + old.utf8.count, with: Array(new.utf8))
      text.replaceSubrange(place, with: new)
      while analysis.analyseNext(atMost: 2) {}
      #expect(findings(analysis) == findings(atOnce(limit, text)), "\(old) to \(new)")
    }
  }

  /// What is typed where it costs nothing leaves all other fields as they are, whatever budget these have.
  @Test(arguments: [1_000, 20_000, 60_000]) func anEditThatCostsNothingLeavesTheOthers(_ limit: Int) {
    var text = FileBudgetTests.text.replacing("{ ", with: "{ label: \"x\"; ").replacing(") rule", with: "); rule")
    var analysis = FileAnalysis(
      FileModel(Document(text)), sharing: FieldLanguageCache(fileLimit: limit), deferred: true)
    while analysis.analyseNext(atMost: 3) {}
    #expect(analysis.pace.isNarrowed)
    for label in text.ranges(of: "\"x\"").reversed() {
      let looks = analysis.looks
      let start = text.utf8.distance(from: text.startIndex, to: label.lowerBound) + 1
      _ = analysis.replace(start..<start, with: Array("y".utf8))
      text.replaceSubrange(label, with: "\"yx\"")
      while analysis.analyseNext(atMost: 2) {}
      #expect(analysis.looks <= looks + 2)
      #expect(findings(analysis) == findings(atOnce(limit, text)))
    }
  }

  /// What edits make of a file that could pay for its fields counts as well.
  @Test(arguments: [2, 5]) func editsMayMakeAFileTooHard(_ factor: Int) throws {
    var text = FileBudgetTests.text.replacing("{8}c?", with: "{2}").replacing("[ab]*", with: "[ab]?")
    let limit = atOnce(.max, text).steps * factor
    var analysis = FileAnalysis(
      FileModel(Document(text)), sharing: FieldLanguageCache(fileLimit: limit), deferred: true)
    while analysis.analyseNext(atMost: 3) {}
    while let place = text.range(of: "[ab]?") {
      let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
      _ = analysis.replace(start..<start + 5, with: Array("[ab]*".utf8))
      text.replaceSubrange(place, with: "[ab]*")
      while analysis.analyseNext(atMost: 2) {}
      #expect(findings(analysis) == findings(atOnce(limit, text)))
    }
    #expect(atOnce(limit, text).undecidedFields > 0)
  }

  private static func ranges(_ count: Int) -> String {
    let fields = (0..<count).map { "textField a\($0) { rule range(\(150 + $0)...1065); rule length(1...2) }" }
    return "form F {\n" + fields.joined(separator: "\n") + "\n}"
  }

  @Test func manyRangesAreDecided() {
    let found = findings(atOnce(FieldBudget.file, Self.ranges(60)))
    #expect(found.count { $0.contains("unsatisfiable-rules") } == 60)
  }

  /// What is not looked at since it would cost too much together is told; more is where the budget is raised.
  @Test func moreRangesThanCanBePaidAreToldOf() {
    let text = Self.ranges(200)
    let poor = atOnce(FieldBudget.file / 16, text)
    #expect((20..<200).contains(poor.undecidedFields))
    let usual = atOnce(FieldBudget.file, text)
    #expect(usual.undecidedFields == 0)
    #expect(findings(usual).count { $0.contains("unsatisfiable-rules") } == 200)
  }

  /// Whatever was found out before with another budget, and is kept, each budget finds what it finds by itself.
  @Test(arguments: [600, 4_000, 30_000, 200_000, 1_000_000], [600, 30_000, 200_000, 6_000_000])
  func whatIsKeptIsWhatWouldBeFound(first: Int, then: Int) {
    let text = Self.ranges(3) + "\n" + Self.text.replacing("form F", with: "form G")
    func analysis(_ steps: Int, _ known: FieldLanguageCache) -> FileAnalysis {
      let budget = NarrowedBudget(each: .within(steps), wholeCount: 0)
      return FileAnalysis(FileModel(Document(text)), sharing: known, within: budget)
    }
    let known = FieldLanguageCache()
    _ = analysis(first, known)
    let (kept, alone) = (analysis(then, known), analysis(then, FieldLanguageCache()))
    #expect(findings(kept) == findings(alone))
    #expect(kept.undecidedNames == alone.undecidedNames)
    #expect(kept.undecidedFields == alone.undecidedFields)
  }

  /// What a field takes is the same whether other files have asked some of it before.
  @Test(arguments: [30_000, 60_000, 80_000, 100_000, 110_000, 150_000, 300_000, 600_000])
  func whatOthersFoundOutChangesNothing(_ limit: Int) {
    let rules = [
      "rule checksum(.luhn)", "rule pattern(/[0-9]{8}/)", "rule pattern(/[\\p{L}]{1,12}[^\\p{Lu}]*/)",
      "rule pattern(/(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z]).{8,12}/)",
    ]
    func text(_ rules: some Collection<String>) -> String {
      "form F { textField a { " + rules.joined(separator: " ") + " } }"
    }
    let alone = atOnce(limit, text(rules))
    for others in [rules[2...2], rules[2...], rules[0...2], rules[1...3]] {
      let known = FieldLanguageCache(fileLimit: limit)
      _ = FileAnalysis(Document(text(others)), sharing: known)
      let kept = FileAnalysis(Document(text(rules)), sharing: known)
      #expect(findings(kept) == findings(alone))
      #expect(kept.undecidedFields == alone.undecidedFields)
    }
  }

  @Test(arguments: [1_000, 20_000, 60_000]) func piecesEndAsTheWhole(_ limit: Int) {
    let whole = findings(atOnce(limit))
    for size in [1, 100] { #expect(findings(inPieces(limit, of: size)) == whole) }
  }

  /// Fields that a rule looks at beside the one it is about are paid for, whoever has met them before.
  @Test(arguments: [
    "textField b { formatter: .grouped([2, 2], separator: \" \") } textField a { rule characters(/[0-9]/); rule equal(to: b) }",
    "textField b { formatter: .mask(\"##\") } textField a { formatter: .mask(\"[##]\"); rule equal(to: b) }",
    "textField b { rule pattern(/[a-z]{4}/) } textField a { rule length(6...); rule equal(to: b) }",
  ])
  func whatIsLookedAtBesideIsPaidFor(_ fields: String) {
    let known = FieldLanguageCache()
    let steps = (0..<3).map { _ in FileAnalysis(Document("form F { \(fields) }"), sharing: known).steps }
    #expect(Set(steps).count == 1, "\(steps)")
  }

  /// Fields without rules cost something, too, and get the same budget as all others.
  @Test func whatHasNoRulesGetsTheSameBudget() {
    let text = """
      form F {
      locales: ["fa_IR"]
      textField a {
      normalize: []; rule checksum(.luhn); example: "aab"
      formatter: .date(format: "yyyy-MM-dd", calendar: .gregorian)
      }
      textField b { formatter: .mask("##/##"); example: "\\(today(years: -18))" }
      }
      """
    let limit = 20_000
    var pieces = FileAnalysis(FileModel(Document(text)), sharing: FieldLanguageCache(fileLimit: limit), deferred: true)
    while pieces.analyseNext(atMost: 1) {}
    let whole = atOnce(limit, text)
    #expect(whole.undecidedNames.contains("F.a") && whole.leftUndecided == pieces.leftUndecided)
  }

  /// What was found out about a text holds for the next one too, where somebody says so.
  @Test(arguments: [1_000, 20_000, 60_000]) func aBudgetNeedNotBeFoundAgain(_ limit: Int) {
    let first = atOnce(limit)
    let again = FileAnalysis(
      FileModel(Document(FileBudgetTests.text)), sharing: FieldLanguageCache(fileLimit: limit),
      within: first.narrowedBudget)
    #expect(first.narrowedBudget != nil && again.narrowedBudget == first.narrowedBudget)
    #expect(findings(again) == findings(first))
    #expect(again.steps < first.steps)
    #expect(atOnce(FieldBudget.file).narrowedBudget == nil)
  }

  @Test func aHardFieldMakesWayAndIsTakenUpAgain() {
    let rules = "rule pattern(/[ab]*a[ab]{9}/) rule pattern(/[ab]*b[ab]{8}c?/) rule length(...60)"
    let text = "form F {\ntextField a { keyboardTyp: .URL; \(rules) }\n}"
    var analysis = FileAnalysis(FileModel(Document(text)), deferred: true)
    for _ in 0..<3 {
      analysis.analyseNext(atMost: 100) { true }
      #expect(!analysis.isComplete)
      // What does not hang on the texts of the field is told all the same.
      #expect(findings(analysis).contains { $0.contains("unknown-property") })
    }
    while analysis.analyseNext(atMost: 100, until: { false }) {}
    #expect(findings(analysis) == findings(atOnce(FieldBudget.file, text)))
  }

  @Test func othersGoBeforeAHardField() {
    var analysis = FileAnalysis(FileModel(Document(FileBudgetTests.text)), deferred: true)
    var rounds = 0
    while !analysis.isComplete, rounds < 100 {
      let waits = rounds < 20
      analysis.analyseNext(atMost: 1) { waits }
      rounds += 1
    }
    #expect(analysis.isComplete)
    #expect(findings(analysis) == findings(atOnce(FieldBudget.file)))
  }

  /// Groups of characters, each of which may be made of several: texts with the length are found before all are gone through.
  @Test(arguments: ["19...19", "16...16", "20...20", "14...", "...25"], ["[4]", "[4, 6, 5]"])
  func lengthsOfCardNumbersAreDecided(_ length: String, _ groups: String) {
    let field = "keyboardType: .numberPad; formatter: .grouped(\(groups), separator: \" \"); rule length(\(length))"
    #expect(atOnce(FieldBudget.file, "form F { textField a { \(field) } }").undecidedFields == 0)
  }

  @Test func manyRulesBesideEachOtherAreCounted() {
    let chain = (0..<60).map { "preset P\($0) { use P\($0 + 1); rule length(...\($0 + 9)) }" }.joined(separator: "\n")
    #expect(atOnce(1_000_000, chain).undecidedFields > 0)
    let loose = (0..<60).map { "preset P\($0) { rule length(...\($0 + 9)) }" }.joined(separator: "\n")
    #expect(atOnce(1_000_000, loose).undecidedFields == 0)
  }

  /// Formatters that rules ask how they write are paid for: each once, however many fields have the same.
  @Test func formattersAreCounted() {
    func form(_ formats: [String]) -> String {
      let fields = formats.enumerated().map { "textField a\($0) { formatter: .date(format: \"\($1)\") }" }
      return "form F {\nlocales: [\"en_GB\", \"de_DE\", \"fr_FR\"]\n" + fields.joined(separator: "\n") + "\n}"
    }
    let same = form(Array(repeating: "d MMM y", count: 40))
    let different = form((1...40).map { "d MMM " + String(repeating: "y", count: $0) })
    #expect(atOnce(1_000_000, same).undecidedFields == 0)
    #expect(atOnce(1_000_000, different).undecidedFields > 0)
    #expect(atOnce(FieldBudget.file, different).undecidedFields == 0)
    let found = findings(atOnce(FieldBudget.file, same)).count { $0.contains("fixed-format-locale") }
    #expect(found == findings(atOnce(1_000_000, same)).count { $0.contains("fixed-format-locale") })
    #expect(found >= 40)
  }

  @Test func fieldsOfDatesAreCounted() {
    let dates = (0..<20).map {
      "textField a\($0) { formatter: .date(format: \"yyyy-MM-dd '\($0)'\"); rule range(date(\"1900-01-01\")...today) }"
    }
    #expect(atOnce(20 * 36_000, "form F {\n" + dates.joined(separator: "\n") + "\n}").undecidedFields > 0)
  }

  /// What is asked alike of several patterns is paid for once a pattern, not once a file.
  @Test func eachSlowPatternIsPaidFor() {
    func fields(_ pattern: (Int) -> String) -> String {
      let fields = (0..<20).map { "textField a\($0) { rule pattern(/\(pattern($0))/) }" }
      return "form F {\n" + fields.joined(separator: "\n") + "\n}"
    }
    #expect(atOnce(200_000, fields { "(a+)+b\($0)|([a-z]+)*\($0)$" }).undecidedFields > 0)
    #expect(atOnce(200_000, fields { _ in "(a+)+b|([a-z]+)*$" }).undecidedFields == 0)
  }

  @Test func formattersOfExamplesAreCounted() {
    func fields(_ format: (Int) -> String) -> String {
      let fields = (0..<20).map { "textField a\($0) { formatter: .date(format: \"\(format($0))\"); example: \"x\" }" }
      return "form F {\n" + fields.joined(separator: "\n") + "\n}"
    }
    #expect(atOnce(400_000, fields { "d MMMM y '\($0)'" }).undecidedFields > 0)
    #expect(atOnce(400_000, fields { _ in "d MMMM y" }).undecidedFields == 0)
  }

  @Test func eachFieldMayCostMoreWhereTheFileMay() {
    let costs = FieldCosts()
    FieldMeter(.whole(inFileOf: 5 * FieldBudget.file), costs).run {
      #expect(SearchBudget.standard.steps == 5 * SearchBudget(states: 50_000, steps: 1_000_000).steps)
    }
    FieldMeter(.whole(inFileOf: 10), costs).run { #expect(SearchBudget.standard.steps == 1_000_000) }
    FieldMeter(.whole(inFileOf: .max), costs).run { #expect(SearchBudget.standard.steps > 1_000_000) }
  }

  @Test func aRunOfFieldsEndsWhereTheStepsDo() {
    let file = FileModel(Document(FileBudgetTests.text))
    let controls = file.entries.compactMap { ResolvedControl($0, in: file, .ownOnly) }
    func answered(_ limit: Int) -> [Bool] {
      let cache = FieldLanguageCache()
      let languages = FieldRun(limit: limit).map(3 * controls.count) { index in
        FieldLanguage(controls[index % controls.count], FieldEnvironment(), cache)
      }
      return languages.map { $0 != nil }
    }
    #expect(answered(.max).allSatisfy { $0 })
    #expect(answered(0).allSatisfy { !$0 })
    let some = answered(1_000)
    #expect(some.first == true && some.last == false)
    #expect(some == answered(1_000))
  }

  @Test func itDoesNotMatterWhatIsKnown() {
    let known = FieldLanguageCache(fileLimit: 20_000)
    _ = FileAnalysis(Document("form G {\n" + FileBudgetTests.hard[3] + "\n}"), sharing: known)
    let first = FileAnalysis(Document(FileBudgetTests.text), sharing: known)
    let second = FileAnalysis(Document(FileBudgetTests.text), sharing: known)
    #expect(findings(first) == findings(atOnce(20_000)))
    #expect(findings(first) == findings(second) && first.undecidedFields == second.undecidedFields)
  }

  /// Of fields that cost the same and together a little too much, the first are decided and the others are told of,
  /// looked at in pieces too, whoever has to wait meanwhile.
  @Test func theFirstFieldsAreDecided() {
    let fields = (0..<40).map {
      "textField a\($0) { rule pattern(/[ab]*a[ab]{6}x\($0)/) rule pattern(/[ab]*b[ab]{6}x\($0)/) }"
    }
    let text = "form F {\n" + fields.joined(separator: "\n") + "\n}"
    let alone = atOnce(.max, text)
    let limit = alone.steps * 4 / 5
    let whole = atOnce(limit, text)
    let conflicts = findings(whole).count { $0.contains("unsatisfiable-rules") }
    #expect(findings(alone).count { $0.contains("unsatisfiable-rules") } == 40)
    #expect((5..<40).contains(conflicts) && conflicts + whole.undecidedFields == 40)
    #expect(whole.undecidedNames.first == "F.a\(conflicts)")
    var rounds = 0
    var pieces = FileAnalysis(
      FileModel(Document(text)), sharing: FieldLanguageCache(fileLimit: limit), deferred: true)
    while pieces.analyseNext(atMost: 7, until: { [waits = rounds % 3 == 0] in waits }) { rounds += 1 }
    #expect(findings(pieces) == findings(whole))
    // Editors are told of how many, unless each says so itself.
    let worst = pieces.worstFindings(100, path: "f", project: ProjectModel())
    let told = worst.findings.count { $0.code == "not-analysed" }
    #expect(worst.undecidedFields == (told == 0 ? whole.undecidedFields : 0))
    #expect(worst.findings.count { $0.code == "unsatisfiable-rules" } == conflicts)
  }
}
