import FormLint
import FormSyntax

/// Twice the text of each kind that asks for much work, and how much more time that takes.
enum HostilePart {
  /// What costs more than so many times as much for twice the text is marked.
  private static let most = 2.3

  static func run(_ arguments: BenchmarkArguments) {
    guard arguments.files.isEmpty else { return }
    var table = Table(
      "Hostile texts: lint in this process, least cpu time of all threads",
      ["what", "count", "once", "twice", "ratio", ""])
    for form in HostileForm.all {
      let once = lint(form.text(form.count))
      let twice = lint(form.text(2 * form.count))
      let ratio = twice / once
      table.add(
        form.name, "\(form.count)", once.inWords, twice.inWords, ratio.inWords, ratio > most ? "more than linear" : "")
    }
    table.print()
  }

  private static func lint(_ text: String) -> Double {
    let bytes = Array(text.utf8)
    return Timings(rounds: 3) { _ = Report.findings(FileAnalysis(Document(bytes: bytes))) }.quantile(0, \.process)
  }
}
