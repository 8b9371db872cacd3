import FormEditing
import FormLint
import FormSyntax
import FormWorkspace

/// What an editor asks of texts that make much work, and of twice as much: the most work is to grow no faster than they.
enum AskingPart {
  /// Prints the table; nothing where files are given.
  static func run(_ arguments: BenchmarkArguments) {
    guard arguments.files.isEmpty else { return }
    var table = Table(
      "Asking about hostile texts: milliseconds of all threads, and how many times as many for twice the text",
      ["what", "hints", "ratio", "actions", "ratio", "completion", "ratio", "hover", "ratio", ""])
    for form in HostileForm.all {
      let (once, twice) = (measure(form.text(form.count)), measure(form.text(2 * form.count)))
      var cells = [form.name]
      for (small, large) in zip(once, twice) { cells += [large.inWords, (large / max(small, 0.01)).inWords] }
      table.add(cells + [zip(once, twice).contains { $1 > 30 && $1 > 2.5 * $0 } ? "grows faster" : ""])
    }
    table.print()
  }

  private static func measure(_ text: String) -> [Double] {
    let bytes = Array(text.utf8)
    var workspace = Workspace()
    workspace.open(Report.path, text: bytes)
    guard let analysis = workspace.analysis(Report.path) else { return [] }
    var snapshot = FileSnapshot(analysis)
    snapshot.trial = EditTrial(analysis)
    let asked = snapshot
    let half = bytes.count / 2
    let place = bytes[half...].firstIndex { $0 > 96 && $0 < 123 } ?? half
    return [
      time { _ = asked.hints(in: 0..<bytes.count) },
      time { _ = asked.rewrites(at: place) + asked.refactorings(in: place..<place) },
      time { _ = asked.completions(at: place + 1, takesSnippets: true) },
      time { _ = asked.hover(at: place) },
    ]
  }

  private static func time(_ work: () -> Void) -> Double { Timing.of(work).process }
}
