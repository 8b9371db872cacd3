import FormFormatter
import FormGeneration
import FormLint
import FormModel
import FormSyntax
import FormWorkspace

/// Twice the text of each kind that asks for much work, and how much more time that takes.
enum HostilePart {
  /// What costs more than so many times as much for twice the text is marked.
  private static let most = 2.3

  /// Prints the table; nothing where files are given.
  static func run(_ arguments: BenchmarkArguments) {
    guard arguments.files.isEmpty else { return }
    var table = Table(
      "Hostile texts: in this process, least cpu time of all threads",
      ["what", "count", "once", "twice", "ratio", ""])
    for form in HostileForm.all { add(form, lint, to: &table) }
    add(HostileForm.namesInOneLine, fix([.safe]), to: &table)
    add(HostileForm.chainOfMistakes, fix([.safe, .unsafe]), to: &table)
    add(HostileForm.tagsToMend, fix([.safe, .unsafe]), to: &table)
    add(HostileForm.directivesInOneLine, format, to: &table)
    add(HostileForm.strayCharacters, format, to: &table)
    add(HostileForm.nestedAttributes, fix([.safe, .unsafe]), to: &table)
    add(HostileForm.equalNames, generate, to: &table)
    table.print()
  }

  private static func add(_ form: HostileForm, _ cost: (String) -> Double, to table: inout Table) {
    let once = cost(form.text(form.count))
    let twice = cost(form.text(2 * form.count))
    let ratio = twice / once
    table.add(
      form.name, "\(form.count)", once.inWords, twice.inWords, ratio.inWords, ratio > most ? "more than linear" : "")
  }

  private static func lint(_ text: String) -> Double {
    let bytes = Array(text.utf8)
    return Timings(rounds: 3) { _ = Report.findings(FileAnalysis(Document(bytes: bytes))) }.quantile(0, \.process)
  }

  private static func format(_ text: String) -> Double {
    let document = Document(text)
    return Timings(rounds: 3) { _ = SourceFormatter().edits(document) }.quantile(0, \.process)
  }

  private static func generate(_ text: String) -> Double {
    let file = FileModel(Document(text))
    let options = GenerationOptions(version: "1", path: Report.path)
    return Timings(rounds: 3) { _ = FormGenerator.files(of: file, .ownOnly, options, PatternCosts()) }
      .quantile(0, \.process)
  }

  /// All fixes that are allowed, until there is none left.
  private static func fix(_ allowed: Set<Fix.Applicability>) -> (String) -> Double {
    { text in
      let bytes = Array(text.utf8)
      return Timings(rounds: 2) {
        var workspace = Workspace()
        workspace.open(Report.path, text: bytes)
        _ = FixRun(workspace, [Report.path], allowed)
      }.quantile(0, \.process)
    }
  }
}
