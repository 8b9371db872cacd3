import FormModel
import FormLint
import FormSyntax
import Testing

/// Each rule's own examples: the bad one has the finding, the good one has none at all.
@Suite struct RuleExampleTests {
  @Test(arguments: LintRuleRegistry.all.map(\.code)) func examplesHold(_ code: String) throws {
    let rule = try #require(LintRuleRegistry.rule(code))
    let bad = findings(rule.bad, selecting: rule)
    #expect(bad.contains { $0.code == code }, "the bad example of \(code) has \(bad.map(\.code))")
    let good = findings(rule.good, selecting: rule)
    #expect(good.isEmpty, "the good example of \(code) has \(good.map { "\($0.code): \($0.message)" })")
  }

  @Test(arguments: LintRuleRegistry.all.map(\.code)) func theBadExampleHasNothingElse(_ code: String) throws {
    let rule = try #require(LintRuleRegistry.rule(code))
    let others = findings(rule.bad, selecting: rule).filter { $0.code != code }
    #expect(others.isEmpty, "the bad example of \(code) has also \(others.map { "\($0.code): \($0.message)" })")
  }

  /// A fix of a bad example does what it says: the finding is gone, and no error has come.
  @Test(arguments: LintRuleRegistry.all.map(\.code)) func fixesMend(_ code: String) throws {
    let rule = try #require(LintRuleRegistry.rule(code))
    guard let finding = findings(rule.bad, selecting: rule).first(where: { $0.code == code }) else { return }
    #expect(rule.fix == nil || !finding.fixes.isEmpty, "\(code) promises a fix")
    for fix in finding.fixes where fix.applicability != .display {
      let fixed = apply(fix, to: rule.bad)
      let left = findings(fixed, selecting: rule)
      #expect(
        !left.contains { $0.code == code && $0.message == finding.message },
        "'\(fix.title)' leaves the finding in\n\(fixed)")
      #expect(!left.contains { $0.code == "syntax-error" && code != "syntax-error" }, "'\(fix.title)' breaks\n\(fixed)")
    }
  }

  @Test func codesAreUniqueAndWellFormed() {
    let codes = LintRuleRegistry.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    for rule in LintRuleRegistry.all {
      #expect(rule.code.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.code)")
      #expect(rule.summary.hasSuffix("."))
      #expect(!rule.reason.isEmpty)
    }
  }
}

/// The findings of a text, as a file of its own.
///
/// - Parameter rule: one that may be off by default.
func findings(
  _ text: String, path: String = "Example.formdef", selecting rule: LintRuleInfo? = nil
) -> [LocatedFinding] {
  var project = ProjectModel()
  let settings = rule.map { FormSettings(path: "", [], selectedRules: [$0.code]) }
  let file = FileModel(Document(text), settings: settings)
  project.set(file, at: path)
  return FileAnalysis(file, PresetScope(project, from: path)).report(path: path, project: project)
}

/// A text with a fix applied.
func apply(_ fix: LocatedFix, to text: String) -> String {
  var bytes = Array(text.utf8)
  for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
    bytes.replaceSubrange(edit.range, with: Array(edit.newText.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}
