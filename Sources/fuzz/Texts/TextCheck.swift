import FormModel
import FormLint
import FormSyntax
import FormFormatter
import TestSupport

/// One text through parser, model, rules, fixes, formatter and editor.
struct TextCheck {
  private let bytes: [UInt8]
  /// Decides what is tried.
  var random: SplitMix64
  /// How long the steps took.
  var times: StepTimes
  /// What is wrong, in words.
  private(set) var problems: [String] = []

  private static let path = "Input.formdef"
  /// Fixes of one text that are tried.
  private static let fixesTried = 6

  /// A text that is not looked at yet.
  init(_ bytes: [UInt8], seed: UInt64, times: StepTimes) {
    self.bytes = bytes
    self.times = times
    random = SplitMix64(seed: ~seed)
  }

  /// Does all steps; what is wrong is in `problems`.
  mutating func run() {
    let bytes = bytes
    let document = times.measure("parse") { Document(bytes: bytes) }
    if let problem = TreeCheck.problem(document, bytes) {
      problems.append(problem)
      return
    }
    let model = times.measure("model") { FileModel(document) }
    let analysis = times.measure("rules") { FileAnalysis(model) }
    let findings = times.measure("report") { TextCheck.report(analysis) }
    checkPlaces(findings, document)
    checkFixes(findings)
    problems += FixRunCheck(analysis, Bool.random(using: &random) ? [.safe] : [.safe, .unsafe]).problems(&times)
    checkFormatting(document)
    checkEdit(analysis)
    checkEditor(FuzzedEditor(analysis: analysis, findings: findings))
  }

  /// The findings of a file that stands alone.
  static func report(_ analysis: FileAnalysis) -> [LocatedFinding] {
    var project = ProjectModel()
    project.set(analysis.file, at: path)
    return analysis.report(path: path, project: project)
  }

  // MARK: Findings and fixes

  private mutating func checkPlaces(_ findings: [LocatedFinding], _ document: Document) {
    var places = PlaceCheck(document)
    for finding in findings { places.check(finding) }
    problems += places.problems
  }

  /// Errors about what the rules of a field let through.
  private static let codesOfTexts: Set = [
    "invalid-pattern", "empty-range", "unsatisfiable-rules", "example-invalid", "keyboard-cannot-type", "mask-conflict",
    "blocks-typing", "equal-conflict",
  ]

  private mutating func checkFixes(_ findings: [LocatedFinding]) {
    var fixes = findings.flatMap { finding in finding.fixes.map { (finding, $0) } }
    fixes.shuffle(using: &random)
    for (finding, fix) in fixes.prefix(TextCheck.fixesTried) {
      guard let fixed = TextCheck.apply(fix.edits, to: bytes) else { continue }
      let document = times.measure("parse") { Document(bytes: fixed) }
      let name = "the fix '\(fix.title)' of \(finding.code)"
      if let problem = TreeCheck.problem(document, fixed) { problems.append("after \(name): \(problem)") }
      guard fix.applicability != .display else { continue }
      let left = TextCheck.report(FileAnalysis(document))
      if TextCheck.syntaxErrors(findings) == 0, TextCheck.syntaxErrors(left) > 0 {
        problems.append("\(name) breaks the syntax")
      }
      // What repairs the syntax lets more of the text be read: errors that come to light behind it were there before.
      let first = fix.edits.map(\.range.lowerBound).min() ?? 0
      // And a member that becomes known has its part in what its block's members say together.
      let counts: (LocatedFinding) -> Bool = { other in
        switch finding.code {
        case "unknown-value": !TextCheck.codesOfTexts.contains(other.code)
        case "unknown-property": other.code == "syntax-error" || other.code == "duplicate-property"
        case "syntax-error": other.range.lowerBound < first && !TextCheck.codesOfTexts.contains(other.code)
        default: true
        }
      }
      let (before, after) = (findings.filter(counts), left.filter(counts))
      if fix.applicability == .safe, TextCheck.errors(after) > TextCheck.errors(before) {
        let added = after.filter { $0.severity == .error }.map { "\($0.code) at \($0.range)" }
        problems.append("\(name), which is safe, adds errors: \(added.joined(separator: ", "))")
      }
    }
  }

  /// A text with edits; nil where they are not to be applied: they overlap, lie outside, or change other files.
  static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result = bytes
    var end = bytes.count
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard edit.path == nil, edit.range.lowerBound >= 0, edit.range.upperBound <= end else { return nil }
      result.replaceSubrange(edit.range, with: edit.edit.replacement)
      end = edit.range.lowerBound
    }
    return result
  }

  private static func errors(_ findings: [LocatedFinding]) -> Int { findings.count { $0.severity == .error } }

  private static func syntaxErrors(_ findings: [LocatedFinding]) -> Int { findings.count { $0.code == "syntax-error" } }

  // MARK: Formatting

  private mutating func checkFormatting(_ document: Document) {
    let formatter = SourceFormatter(FormatOptions(lineWidth: [30, 80, 120].randomElement(using: &random) ?? 120))
    let formatted = times.measure("format") { formatter.format(document) }
    let result = Document(bytes: formatted)
    if let problem = TreeCheck.problem(result, formatted) { problems.append("after formatting: \(problem)") }
    if result.chunks.measure.errors != document.chunks.measure.errors {
      problems.append("formatting changes the errors")
    }
    if formatter.format(result) != formatted { problems.append("formatting is not idempotent") }
  }

  // MARK: Editing

  /// An edit, and what it leads to, are the same as the edited text opened afresh.
  private mutating func checkEdit(_ analysis: FileAnalysis) {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return }
    var edited = analysis
    var text = bytes
    for _ in 0..<3 {
      let (range, piece) = TextMutator.edit(of: text, &random)
      text.replaceSubrange(range, with: piece)
      let before = edited
      edited = times.measure("edit") {
        var copy = before
        _ = copy.replace(range, with: piece)
        return copy
      }
    }
    if let problem = TreeCheck.problem(edited.file.document, text) {
      problems.append("after edits: \(problem)")
      return
    }
    let fresh = FileAnalysis(Document(bytes: text))
    if let difference = TreeCheck.difference(edited.file.document, fresh.file.document) {
      problems.append("after edits: \(difference), in\n\(String(decoding: text, as: UTF8.self))\n")
    }
    let (one, other) = (TextCheck.dump(TextCheck.report(edited)), TextCheck.dump(TextCheck.report(fresh)))
    if one != other {
      let difference = Set(one).symmetricDifference(other).sorted().prefix(4).joined(separator: "\n")
      problems.append(
        "after edits: other findings than afresh:\n\(difference)\nin\n\(String(decoding: text, as: UTF8.self))\n")
    }
  }

  private static func dump(_ findings: [LocatedFinding]) -> [String] {
    findings.map { "\($0.range) \($0.severity) \($0.code) \($0.message) \($0.related.map(\.range))" }
  }

  private mutating func checkEditor(_ editor: FuzzedEditor) {
    problems += editor.problems(count: bytes.count, &random, &times)
  }
}
