import FormSyntax
import FormEditing
import FormLint
import FormWorkspace
import Testing

/// What is offered at a place of an example, each with the lines that it changes; then the text after all safe fixes.
@Suite struct QuickFixTests {
  @Test(arguments: Fixture.files("fixes"))
  func fixesAreAsExpected(_ fixture: Fixture) throws {
    try fixture.check { example in
      let example = ExampleSnapshot(example)
      let fixes =
        (example.snapshot?.quickFixes(in: example.mark, example.findings) ?? [])
        + (example.snapshot?.rewrites(at: example.mark.lowerBound) ?? [])
      let shown = fixes.map { fix in
        "\(fix.title)\(fix.isPreferred ? " (preferred)" : "")\n" + change(example.text, fix.edits)
      }
      return (shown + ["All safe fixes\n" + change(example.text, fixAll(example).map { [$0] } ?? [])]).joined(
        separator: "\n")
    }
  }

  private func fixAll(_ example: ExampleSnapshot) -> SourceEdit? {
    let run = FixRun(example.workspace, ["Example.formdef"], [.safe])
    return ByteEdit(from: Array(example.text.utf8), to: run.text("Example.formdef")).map { SourceEdit($0) }
  }

  /// The lines that go (`-`) and come (`+`).
  private func change(_ text: String, _ edits: [SourceEdit]) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.filter({ $0.path == nil }).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.edit.replacement)
    }
    let old = text.split(separator: "\n", omittingEmptySubsequences: false)
    let new = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    let lines = difference.removals.map { ($0, "-") } + difference.insertions.map { ($0, "+") }
    let others = edits.compactMap { edit in edit.path.map { "  in \($0): \(edit.newText)" } }
    return
      (lines.map { change, sign in
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _): "  \(sign) \(line)"
        }
      } + others).joined(separator: "\n")
  }
}

extension Range<Int> {
  func contains(_ other: Range<Int>) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }
}
