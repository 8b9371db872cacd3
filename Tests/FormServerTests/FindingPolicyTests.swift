import Foundation
import FormLint
import FormWorkspace
import TestSupport
import Testing

@testable import FormServer

/// An editor that shows the worst findings only asks settings and baseline while it counts; the whole list asks them when
/// all is in words. Both say the same.
@Suite struct FindingPolicyTests {
  private static let text =
    """
    preset Pad { keyboardType: .numberPad; returnKeyType: .done; maxLenght: 3 }
    form A {
        tags T { a = 1, b = 1 }
        titel: "A"
        textField a { keyboardTyp: .default; keyboardType: .nope; secureTextEntry: true }
        textField a { keyboardTyp: .default; keyboardTyp: .default; use Pad }
        // formdef:disable:next unknown-property -- known
        textField b { keyboardTyp: .default; rule length(5...3) }
        textField c { use Pad; rule pattern(/a+/); rule pattern(/b+/) }
        oops
    }
    form B {
        textField a { keyboardTyp: .default; keyboardType: .nope }
        textField { keyboardTyp: .default; use Missing }
        // formdef:disable:next unknown-value -- unused
        label l { }
    }

    """

  private static let entries = [
    #"{"file": "A.formdef", "form": "A", "control": "a", "code": "unknown-property", "count": 2}"#,
    #"{"file": "A.formdef", "form": "B", "control": "a", "code": "unknown-value", "count": 5}"#,
    #"{"file": "A.formdef", "form": "A", "code": "duplicate-tag", "count": 1}"#,
    #"{"file": "A.formdef", "control": "Pad", "code": "unknown-property", "count": 1}"#,
    #"{"file": "A.formdef", "form": "A", "code": "syntax-error", "count": 1}"#,
  ]

  @Test(arguments: [
    #"{"baseline": "known.json"}"#,
    #"{"severity": {"unknown-property": "hint", "duplicate-name": "off"}}"#,
    #"{"ignore": ["validation"], "baseline": "known.json", "severity": {"unknown-value": "information"}}"#,
    #"{"suppressions": [{"file": "*.formdef", "code": "unknown-value", "reason": "r"}]}"#,
    #"""
    {"suppressions": [{"file": "A.formdef", "form": "A", "control": "a", "code": "unknown-property", "reason": "r"},
     {"file": "A.formdef", "control": "Pad", "code": "unknown-property", "reason": "r"}], "baseline": "known.json"}
    """#,
  ])
  func theWorstFindingsAreThoseOfTheWholeList(settings: String) throws {
    let folder = try TemporaryFolder([
      "A.formdef": FindingPolicyTests.text, "formdef.json": settings,
      "known.json": #"{"version": 1, "entries": [\#(FindingPolicyTests.entries.joined(separator: ","))]}"#,
    ])
    let path = folder.url("A.formdef").path
    var lookup = SettingsLookup()
    var baselines = KnownBaselines()
    let found = FileSettings(path, &lookup, &baselines, today: "2026-01-01")
    let policy = try #require(found.policy)
    var workspace = Workspace()
    #expect(workspace.load(path) == nil)
    var all = workspace.findings(path)
    found.apply(to: &all)
    for limit in [0, 1, 5, all.count, 1_000] {
      let worst = workspace.worstFindings(path, limit: limit, as: policy)
      #expect(worst.findings.count == min(limit, all.count) && worst.omitted == all.count - worst.findings.count)
      #expect(worst.findings.map(\.severity) == all.map(\.severity).sorted().prefix(limit).map { $0 })
      guard limit >= all.count else { continue }
      #expect(worst.findings.map(shown).sorted() == all.map(shown).sorted())
    }
    #expect(!all.isEmpty)
  }

  private func shown(_ finding: LocatedFinding) -> String {
    "\(finding.range) \(finding.severity) \(finding.code) \(finding.message) \(finding.tags) \(finding.related.count)"
  }
}
