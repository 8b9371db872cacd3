import FormEditing
import FormModel
import FormLint
import FormSyntax
import FormFormatter
import TestSupport

/// Every question that an editor asks about a text, at places at random.
struct FuzzedEditor {
  private let snapshot: FileSnapshot
  private let findings: [LocatedFinding]

  /// Places of one text that are asked about.
  private static let places = 4

  /// An editor that has one file open.
  init(analysis: FileAnalysis, findings: [LocatedFinding]) {
    var snapshot = FileSnapshot(analysis)
    snapshot.trial = EditTrial(analysis)
    self.snapshot = snapshot
    self.findings = findings
  }

  /// What is wrong with the answers about a text of `count` bytes.
  func problems(count: Int, _ random: inout SplitMix64, _ times: inout StepTimes) -> [String] {
    var problems: [String] = []
    for _ in 0..<FuzzedEditor.places {
      // Editors may also ask about places that are not there any more.
      var offset = Int.random(in: -1...count + 1, using: &random)
      // None is inside of a scalar.
      while offset > 0, offset < count, !snapshot.file.document.isWhole(offset..<offset) { offset -= 1 }
      if let list = times.measure("completion", { snapshot.completions(at: offset) }) {
        problems += torn([list.insertRange, list.replaceRange], "completion at \(offset)")
      }
      if let hover = times.measure("hover", { snapshot.hover(at: offset) }) {
        problems += torn([hover.range], "hover at \(offset)")
      }
      let range = max(0, offset)..<max(0, offset) + Int.random(in: 0...50, using: &random)
      let fixes = times.measure("actions") { snapshot.quickFixes(in: range, findings) }
      problems += torn(fixes.flatMap(\.edits).filter { $0.path == nil }.map(\.range), "an action in \(range)")
      _ = times.measure("tokens") { snapshot.semanticTokens(in: range) }
      let rewrites = times.measure("rewrites") { snapshot.rewrites(at: offset) }
      for rewrite in rewrites {
        let edits = rewrite.edits.map(\.edit)
        problems += change(edits, "the rewrite at \(offset)")
      }
      for refactoring in times.measure("refactorings", { snapshot.refactorings(in: range) }) {
        problems += change(sorted(refactoring.edits), "'\(refactoring.title)' in \(range)")
      }
      problems += names(at: offset, &times)
      _ = times.measure("calls") { snapshot.callHelp(at: offset) }
      let format = times.measure("range format") { SourceFormatter().edits(snapshot.file.document, in: range) }
      problems += change(format, "formatting \(range)")
    }
    let hints = times.measure("hints") { snapshot.hints(in: 0..<count) }
    problems += torn(hints.map { $0.offset..<$0.offset }, "a hint")
    problems += torn(times.measure("colors") { snapshot.colors() }.map(\.range), "a colour")
    var places = PlaceCheck(snapshot.file.document)
    times.measure("tokens and symbols") { places.check(snapshot) }
    problems += places.problems
    return problems
  }

  /// What is wrong with the uses of the name at a place, and with another name for it.
  private func names(at offset: Int, _ times: inout StepTimes) -> [String] {
    guard let name = times.measure("name", { snapshot.name(at: offset) }) else { return [] }
    let uses = times.measure("uses") { snapshot.occurrences(of: name.meaning) }
    let edits = times.measure("rename") { (try? snapshot.edits(renaming: name.meaning, to: "renamed")) ?? [] }
    return torn([name.range] + uses.map(\.range), "the name at \(offset)")
      + change(sorted(edits), "renaming at \(offset)")
  }

  private func sorted(_ edits: [SourceEdit]) -> [ByteEdit] {
    edits.map(\.edit).sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  /// What is wrong with edits that are to leave the text as readable as it was.
  private func change(_ edits: [ByteEdit], _ what: String) -> [String] {
    let document = snapshot.file.document
    let torn = torn(edits.map(\.range), what)
    guard torn.isEmpty, !edits.isEmpty else { return torn }
    if zip(edits, edits.dropFirst()).contains(where: { $0.range.upperBound > $1.range.lowerBound }) {
      return ["edits of \(what) overlap"]
    }
    let bytes = edits.applied(to: document.bytes)
    let result = Document(bytes: bytes)
    if let problem = TreeCheck.problem(result, bytes) { return ["after \(what): \(problem)"] }
    return result.chunks.measure.errors > document.chunks.measure.errors ? ["\(what) breaks the syntax"] : []
  }

  private func torn(_ ranges: [Range<Int>], _ what: String) -> [String] {
    var places = PlaceCheck(snapshot.file.document)
    places.check(ranges, what)
    return places.problems
  }
}
