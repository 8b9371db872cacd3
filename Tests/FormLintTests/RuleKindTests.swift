import Foundation
import Testing

@testable import FormLint

/// A rule of several kinds is asked as each of them.
@Suite struct RuleKindTests {
  private static let rules = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/FormLint/Rules")

  /// The names of the types that the registry has, by the kind that it has them as.
  private static let entered: [String: Set<String>] = [
    "BlockRule": Set(LintRuleRegistry.blockRules.map { "\($0.rule)" }),
    "ControlRule": controls, "InteractionRule": controls,
    "TextRule": Set(LintRuleRegistry.textRules.map { "\($0.rule)" }),
    "FormRule": Set(LintRuleRegistry.formRules.map { "\($0)" }),
    "ProjectRule": Set(LintRuleRegistry.projectRules.map { "\($0)" }),
  ]

  private static let controls = Set(LintRuleRegistry.controlRules.map { "\($0.rule)" })

  @Test func everyKindOfARuleIsEntered() throws {
    let files = FileManager.default.enumerator(at: Self.rules, includingPropertiesForKeys: nil)?.allObjects ?? []
    var seen = 0
    for url in files.compactMap({ $0 as? URL }) where url.pathExtension == "swift" {
      let text = try String(contentsOf: url, encoding: .utf8)
      for match in text.matches(of: /(?m)^(?:public )?enum (\w+): ([\w, ]*Rule)\b/) {
        for kind in match.2.split(separator: ", ") {
          seen += 1
          let names = try #require(Self.entered[String(kind)], "\(kind) of \(match.1) is no kind of rule")
          #expect(names.contains(String(match.1)), "\(match.1) is not entered as \(kind)")
        }
      }
    }
    #expect(seen > 110)
  }
}
