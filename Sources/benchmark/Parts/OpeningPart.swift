import FormLint
import FormSyntax
import FormWorkspace

/// From the text that an editor opens to its first findings.
enum OpeningPart {
  /// Prints the table of all inputs.
  static func run(_ arguments: BenchmarkArguments) {
    var table = Table.ofTimes("Opening: text to the 1,000 worst findings")
    for input in arguments.inputs {
      var count = 0
      let timings = Timings(rounds: input.rounds(30)) {
        var workspace = Workspace()
        workspace.open(Report.path, text: input.bytes)
        let worst = workspace.worstFindings(Report.path, limit: 1_000)
        count = worst.findings.count + worst.omitted
      }
      table.add(input.name, timings, "\(count) findings")
    }
    table.print()
  }
}
