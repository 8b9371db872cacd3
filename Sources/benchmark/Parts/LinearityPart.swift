import FormLint
import FormSyntax

/// Twice the text, and how much more time that takes.
enum LinearityPart {
  static func run(_ arguments: BenchmarkArguments) {
    /// Prints the table; nothing where files are given.
    guard arguments.files.isEmpty else { return }
    var table = Table(
      "Linearity: lint in this process, least cpu time of all threads",
      ["controls", "one form", "ratio", "50 a form", "ratio", "no two alike", "ratio", ""])
    var before: (one: Double, many: Double, unlike: Double)?
    for count in [5_000, 10_000, 20_000, 40_000, 80_000] {
      let one = lint(GeneratedForms.oneForm(controls: count))
      let many = lint(GeneratedForms.file(controls: count))
      let unlike = lint(GeneratedForms.unlike(controls: count))
      table.add(
        "\(count)", one.inWords, before.map { (one / $0.one).inWords } ?? "", many.inWords,
        before.map { (many / $0.many).inWords } ?? "", unlike.inWords,
        before.map { (unlike / $0.unlike).inWords } ?? "", "")
      before = (one, many, unlike)
    }
    table.print()
  }

  private static func lint(_ bytes: [UInt8]) -> Double {
    Timings(rounds: 7) { _ = Report.findings(FileAnalysis(Document(bytes: bytes))) }.quantile(0, \.process)
  }
}
