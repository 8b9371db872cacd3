import FormEditing
import FormLint
import FormModel
import FormSyntax

/// What an editor asks for between keystrokes.
enum EditorPart {
  /// Prints a table for each input.
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
    table.add(
      "completion of a value",
      Timings(rounds: 200) {
        _ = snapshot.completions(at: value, takesSnippets: true)
      })
    table.add(
      "completion of a member",
      Timings(rounds: 200) {
        _ = snapshot.completions(at: member, takesSnippets: true)
      })
    table.add("that with all texts", Timings(rounds: 100) { EditorPart.explain(snapshot, member) })
    table.add("help with a call", Timings(rounds: 200) { _ = snapshot.callHelp(at: rule + 12) })
    table.add("uses of a name", Timings(rounds: 100) { EditorPart.uses(snapshot, member) })
    table.add("hints of a page", Timings(rounds: 50) { _ = snapshot.hints(in: member..<member + 3_000) })
    table.add("changes of a member", Timings(rounds: 50) { _ = snapshot.refactorings(in: member..<member) })
    table.add("hover on a value", Timings(rounds: 200) { _ = snapshot.hover(at: value + 1) })
    table.add("hover on a rule", Timings(rounds: 200) { _ = snapshot.hover(at: rule + 1) })
    table.add("actions on a line", Timings(rounds: 50) { _ = snapshot.quickFixes(in: value..<value + 4, findings) })
    table.add(
      "tokens of a page",
      Timings(rounds: 100) { _ = snapshot.semanticTokens(in: value..<min(bytes.count, value + 3_000)) })
    table.add("tokens of the whole", Timings(rounds: input.rounds(20)) { _ = snapshot.semanticTokens() })
    table.add("symbols", Timings(rounds: input.rounds(20)) { _ = snapshot.symbols() })
    table.print()
  }
  /// Suggestions with what there is to say of each.
  private static func explain(_ snapshot: FileSnapshot, _ offset: Int) {
    for item in snapshot.completions(at: offset)?.items ?? [] { _ = item.subject?.text(in: snapshot).markdown }
  }

  /// Where the control around a place is named.
  private static func uses(_ snapshot: FileSnapshot, _ offset: Int) {
    let start = snapshot.file.document.chunkIndex(at: offset)
    let name = snapshot.file.entries[start.index].block.nameRange
    if let found = snapshot.name(at: start.start + name.lowerBound) { _ = snapshot.occurrences(of: found.meaning) }
  }
}
