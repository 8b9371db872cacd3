import FormModel
import FormSyntax
import Foundation
import Testing
import UIKitCatalog

@testable import FormLint

/// A rule is one file and one entry, and is asked about what it is for.
@Suite struct RegistryTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/FormLint")

  /// The codes that the files of rules declare, each with the name of the file's folder.
  private func declaredCodes() -> [(code: String, room: String)] {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)?.allObjects ?? []
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .flatMap { url -> [(code: String, room: String)] in
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        let room = url.deletingLastPathComponent().lastPathComponent
        return text.matches(of: /LintRuleInfo\(\s*"([a-z-]+)"/).map { (String($0.1), room) }
      }
  }

  @Test func everyRuleFileIsEntered() {
    let declared = declaredCodes()
    #expect(declared.count > 50)
    let entered = Set(LintRuleRegistry.everything.map(\.code))
    for (code, _) in declared { #expect(entered.contains(code), "\(code) is not in LintRuleRegistry") }
  }

  /// A rule whose code is in no group is one about names: no other gets there by being forgotten.
  @Test func everyRuleHasItsGroup() {
    for (code, room) in declaredCodes() where !["Names", "Analysis"].contains(room) {
      #expect(LintRuleRegistry.known(code)?.group != .names, "\(code) of \(room) is in no group of RuleGroup")
    }
    for code in RuleGroup.groupedCodes { #expect(LintRuleRegistry.known(code) != nil, "no rule has the code \(code)") }
  }

  /// No filter keeps a rule from its own bad example: with every filter open it finds the same.
  @Test func filtersLetBadExamplesThrough() {
    for (rule, filter) in LintRuleRegistry.blockRules {
      let file = FileModel(Document(rule.info.bad))
      let isAsked = zip(file.entries, file.document.chunks).contains { filter.accepts($0.block, $1) }
      #expect(isAsked || LintRuleRegistry.controlRules.contains { $0.rule.info.code == rule.info.code })
    }
    for (rule, interest) in LintRuleRegistry.controlRules + LintRuleRegistry.optionalRules {
      let file = FileModel(Document(rule.info.bad))
      let isAsked = file.entries.contains { entry in
        guard let control = ResolvedControl(entry, in: file, .ownOnly), let kind = control.kind else { return false }
        return interest.accepts(control, kind)
      }
      let isOther =
        LintRuleRegistry.blockRules.contains { $0.rule.info.code == rule.info.code }
        || LintRuleRegistry.textRules.contains { $0.rule.info.code == rule.info.code }
      #expect(isAsked || isOther, "the filter of \(rule.info.code) keeps its bad example out")
    }
  }

  /// Rows that rules are made of are in the catalogue, under the code of the rule.
  @Test func interactionsOfRulesAreInTheCatalogue() {
    for (rule, _) in LintRuleRegistry.controlRules {
      guard let rule = rule as? any InteractionRule.Type else { continue }
      for row in rule.rows {
        let interaction = Catalog.interactions.first { $0.name.equals(row.name.utf8) }
        #expect(interaction?.code.equals(rule.info.code.utf8) == true, "\(row.name)")
        #expect(row.conditions.allSatisfy { !$0.properties.isEmpty }, "\(row.name)")
      }
    }
  }
}
