import FormLint
import FormSyntax

/// Twice the text, and how much more time that takes.
enum LinearityPart {
  static func run(_ arguments: BenchmarkArguments) {
    /// Prints the table; nothing where files are given.
    guard arguments.files.isEmpty else { return }
    var table = Table(
      "Linearity: lint in this process, least cpu time of all threads",
      ["controls", "one form", "ratio", "50 a form", "ratio", ""])
    var before: (one: Double, many: Double)?
    for count in [5_000, 10_000, 20_000, 40_000, 80_000] {
      let one = lint(GeneratedForms.oneForm(controls: count))
      let many = lint(GeneratedForms.file(controls: count))
      table.add(
        "\(count)", one.inWords, before.map { (one / $0.one).inWords } ?? "", many.inWords,
        before.map { (many / $0.many).inWords } ?? "", "")
      before = (one, many)
    }
    table.print()
  }

  private static func lint(_ bytes: [UInt8]) -> Double {
    Timings(rounds: 7) { _ = Report.findings(FileAnalysis(Document(bytes: bytes))) }.quantile(0, \.process)
  }
}
