import FieldLanguages
import FormModel
import FormSyntax
import Testing

@testable import FormLint

/// The fields of a file that costs more than it may all get the same smaller budget.
@Suite struct FileBudgetTests {
  private static let hard = (0..<4).map { index in
    "textField a\(index) { rule pattern(/[ab]*a[ab]{\(5 + index)}/) rule pattern(/[ab]*b[ab]{\(9 - index)}c?/) }"
  }
  private static let easy = (0..<4).map { "textField b\($0) { rule pattern(/[a-z]{1,\($0 + 1)}/) rule length(...9) }" }
  private static let text = "form F {\n" + (hard + easy).joined(separator: "\n") + "\n}"

  private func findings(_ analysis: FileAnalysis) -> [String] {
    var project = ProjectModel()
    project.set(.read(analysis.file), at: "f")
    return analysis.report(path: "f", project: project, roots: ["f"]).map { "\($0.range) \($0.code) \($0.message)" }
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

  @Test(arguments: [1_000, 20_000, 60_000]) func piecesEndAsTheWhole(_ limit: Int) {
    let whole = findings(atOnce(limit))
    for size in [1, 100] { #expect(findings(inPieces(limit, of: size)) == whole) }
  }

  @Test func itDoesNotMatterWhatIsKnown() {
    let known = FieldLanguageCache(fileLimit: 20_000)
    _ = FileAnalysis(Document("form G {\n" + FileBudgetTests.hard[3] + "\n}"), sharing: known)
    let first = FileAnalysis(Document(FileBudgetTests.text), sharing: known)
    let second = FileAnalysis(Document(FileBudgetTests.text), sharing: known)
    #expect(findings(first) == findings(atOnce(20_000)))
    #expect(findings(first) == findings(second) && first.undecidedFields == second.undecidedFields)
  }

  @Test func theOrderOfFieldsDoesNotMatter() {
    let backwards = "form F {\n" + (hardBackwards + FileBudgetTests.easy).joined(separator: "\n") + "\n}"
    #expect(atOnce(20_000).undecidedFields == atOnce(20_000, backwards).undecidedFields)
  }

  private var hardBackwards: [String] { FileBudgetTests.hard.reversed() }
}
