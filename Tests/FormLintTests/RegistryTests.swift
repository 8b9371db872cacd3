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

  /// The codes that the files of rules declare.
  private func declaredCodes() -> [String] {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)?.allObjects ?? []
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { url -> [String] in
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return text.matches(of: /LintRuleInfo\(\s*"([a-z-]+)"/).map { String($0.1) }
    }
  }

  @Test func everyRuleFileIsEntered() {
    let declared = declaredCodes()
    #expect(declared.count > 50)
    let entered = Set(LintRuleRegistry.everything.map(\.code))
    for code in declared { #expect(entered.contains(code), "\(code) is not in LintRuleRegistry") }
  }

  /// What a rule says of itself is laid out by those who show it, but for its paragraphs.
  @Test func sentencesHaveNoLineBreaks() {
    for info in LintRuleRegistry.everything {
      for text in [info.summary, info.reason, info.fix ?? ""] {
        let isOfParagraphs = !text.replacing("\n\n", with: " ").contains("\n")
        #expect(isOfParagraphs, "\(info.code): \(text)")
      }
    }
  }

  /// What is off where settings do not select it costs nothing: only rules about controls can be left out by file.
  @Test func rulesThatAreOffAreAboutControls() {
    let optional = Set(WantedRules.all.optionalRules.map { $0.rule.info.code })
    #expect(!optional.isEmpty && optional == Set(LintRuleRegistry.offByDefault.map(\.code)))
  }

  /// No filter keeps a rule from its own bad example, as one of its kinds; `BlockAndControlFilterTests` ask for each kind.
  @Test func filtersLetBadExamplesThrough() {
    for (rule, filter) in LintRuleRegistry.blockRules {
      let file = FileModel(Document(rule.info.bad))
      let isAsked = zip(file.entries, file.document.chunks).contains { filter.accepts($0.block, $1) }
      #expect(isAsked || LintRuleRegistry.controlRules.contains { $0.rule.info.code == rule.info.code })
    }
    for (rule, filter) in LintRuleRegistry.controlRules {
      let file = FileModel(Document(rule.info.bad))
      let isAsked = file.entries.contains { entry in
        guard let control = ResolvedControl(entry, in: file, .ownOnly), let kind = control.kind else { return false }
        return filter.accepts(control, kind)
      }
      let isOther =
        LintRuleRegistry.blockRules.contains { $0.rule.info.code == rule.info.code }
        || LintRuleRegistry.textRules.contains { $0.rule.info.code == rule.info.code }
      #expect(isAsked || isOther, "the filter of \(rule.info.code) keeps its bad example out")
    }
  }

  /// Rules about forms have nothing to say of one that has no members: they are not asked.
  @Test func rulesAboutFormsSayNothingOfEmptyOnes() {
    let file = FileModel(Document("form A {\n}\nform"))
    #expect(file.forms.count == 2)
    for form in file.forms {
      #expect(form.isEmpty)
      let resolved = ResolvedForm(form, in: file, .ownOnly)
      let context = FormContext(
        resolved: resolved, presets: UsedPresets(in: file, .ownOnly), traits: resolved.traits(ActingPresets()))
      for rule in LintRuleRegistry.formRules {
        var reporter = FormReporter()
        rule.check(context, &reporter)
        #expect(reporter.findings.isEmpty, "\(rule.info.code)")
      }
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

  /// What the catalogue is sure of and takes for a mistake is found by its conditions, unless it says that these are not
  /// enough.
  @Test func interactionsOfTheCatalogueAreFound() {
    let rules = LintRuleRegistry.controlRules.compactMap { $0.rule as? any InteractionRule.Type }
    let rows = Set(rules.flatMap { $0.rows.map(\.name) })
    for interaction in Catalog.interactions where !interaction.code.isEmpty {
      let isMistake = [.warning, .error].contains(interaction.severity) && interaction.confidence != .low
      let isEntered = rows.contains(interaction.name.string)
      #expect(!isMistake || isEntered == (interaction.evidence == .conditions), "\(interaction.name)")
    }
  }

  /// The catalogue takes an interaction as seriously as the rule that finds it.
  @Test func interactionsAreAsSeriousAsTheirRules() {
    for interaction in Catalog.interactions where !interaction.code.isEmpty {
      let rule = LintRuleRegistry.rule(interaction.code.string)
      #expect(rule?.severity.word == interaction.severity.rawValue, "\(interaction.name)")
    }
  }
}
