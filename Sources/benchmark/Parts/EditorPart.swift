import FormEditing
import FormLint
import FormSyntax

/// What an editor asks for between keystrokes.
enum EditorPart {
  static func run(_ arguments: BenchmarkArguments) {
    for input in arguments.inputs { measure(input) }
  }

  private static func measure(_ input: Input) {
    let bytes = input.bytes
    let middle = bytes.count / 2
    guard let value = bytes.offset(behind: "keyboardType: .", from: middle),
      let rule = bytes.offset(behind: "rule ", from: middle),
      let member = bytes.offset(behind: "{\n        ", from: middle)
    else { return }
    let analysis = FileAnalysis(Document(bytes: bytes))
    let snapshot = FileSnapshot(analysis)
    let findings = Report.findings(analysis)
    var table = Table.ofTimes("Editor: \(input.name)")
    table.add("completion of a value", Timings(rounds: 200) { _ = snapshot.completions(at: value) })
    table.add("completion of a member", Timings(rounds: 200) { _ = snapshot.completions(at: member) })
    table.add("hover on a value", Timings(rounds: 200) { _ = snapshot.hover(at: value + 1, now: 1_790_000_000) })
    table.add("hover on a rule", Timings(rounds: 200) { _ = snapshot.hover(at: rule + 1, now: 1_790_000_000) })
    table.add("actions on a line", Timings(rounds: 50) { _ = snapshot.quickFixes(in: value..<value + 4, findings) })
    table.add(
      "tokens of a page",
      Timings(rounds: 100) { _ = snapshot.semanticTokens(in: value..<min(bytes.count, value + 3_000)) })
    table.add("tokens of the whole", Timings(rounds: input.rounds(20)) { _ = snapshot.semanticTokens() })
    table.add("symbols", Timings(rounds: input.rounds(20)) { _ = snapshot.symbols() })
    table.print()
  }
}
