import FormModel
import FormSyntax
import TestSupport
import Testing
import UIKitCatalog

@testable import FormLint

/// Filters of rules about chunks and controls only spare work: each kind of a rule is asked about what it is for, and what
/// it is not asked about has nothing to find.
@Suite struct BlockAndControlFilterTests {
  /// The examples of all rules, and the files of all pages of rules, without their marks.
  private static let texts: [String] = {
    let pages = MarkdownPage.paths(in: "Fixtures/rules") + MarkdownPage.paths(in: "Fixtures/mistakes")
    let files = pages.compactMap { try? MarkdownPage($0) }.flatMap { page in
      page.blocks.filter { $0.words.first == "formdef" }.map { block in
        let lines = page.text(of: block).filter { !$0.trimmingPrefix { $0 == " " }.hasPrefix("^") }
        let text = lines.joined(separator: "\n")
        let kind = block.words.dropFirst().first { !$0.contains(".") }
        return kind.map { $0 == "form" ? "form F {\n\(text)\n}" : "form F {\n\($0) a {\n\(text)\n}\n}" } ?? text
      }
    }
    return LintRuleRegistry.all.flatMap { [$0.bad, $0.good] } + files
  }()

  @Test func eachKindOfARuleFindsSomething() {
    var blockRules: Set<String> = []
    var controlRules: Set<String> = []
    for text in Self.texts {
      eachChunk(of: text) { block, control in
        for (rule, filter) in LintRuleRegistry.blockRules
        where !blockRules.contains(rule.info.code) && filter.accepts(block.block, block.chunk) {
          if finds(rule, block) { blockRules.insert(rule.info.code) }
        }
        guard let control else { return }
        for (rule, filter) in LintRuleRegistry.controlRules
        where !controlRules.contains(rule.info.code) && filter.accepts(control) {
          if finds(rule, control) { controlRules.insert(rule.info.code) }
        }
      }
    }
    for (rule, _) in LintRuleRegistry.blockRules {
      let isFound = blockRules.contains(rule.info.code)
      #expect(isFound, "\(rule.info.code) finds nothing in any chunk")
    }
    // Translations are looked for in strings files, which these texts do not have.
    for (rule, _) in LintRuleRegistry.controlRules where !rule.info.readsStrings {
      let isFound = controlRules.contains(rule.info.code)
      #expect(isFound, "\(rule.info.code) finds nothing at any control")
    }
  }

  /// Which kinds of controls, and whether they need a keyboard, a rule leaves to its filter.
  @Test func whatIsNotAskedForHasNothingToFind() {
    for text in Self.texts {
      eachChunk(of: text) { block, control in
        for (rule, filter) in LintRuleRegistry.blockRules where !filter.accepts(block.block, block.chunk) {
          if finds(rule, block) { Issue.record("the filter of \(rule.info.code) keeps a chunk out:\n\(text)") }
        }
        guard let control else { return }
        for (rule, filter) in LintRuleRegistry.controlRules where filter.kinds.contains(control.kind) {
          guard !filter.accepts(control.control, control.kind) else { continue }
          if finds(rule, control) { Issue.record("the filter of \(rule.info.code) keeps a control out:\n\(text)") }
        }
      }
    }
  }

  private func finds(_ rule: any BlockRule.Type, _ context: BlockContext) -> Bool {
    var report = Reporter()
    rule.check(context, &report)
    return !report.findings.isEmpty
  }

  private func finds(_ rule: any ControlRule.Type, _ context: ControlContext) -> Bool {
    var report = Reporter()
    rule.check(context, &report)
    return !report.findings.isEmpty
  }

  private func eachChunk(of text: String, _ body: (BlockContext, ControlContext?) -> Void) {
    let file = FileModel(Document(text), settings: FormSettings(path: "", [], selectedRules: []))
    var project = ProjectModel()
    project.set(file, at: "Example.formdef")
    let scope = PresetScope(project, from: "Example.formdef")
    let presets = UsedPresets(in: file, scope)
    let formOf = Dictionary(
      file.forms.flatMap { form in file.chunks(of: form).map { ($0, form) } }, uniquingKeysWith: { first, _ in first })
    for (index, (entry, chunk)) in zip(file.entries, file.document.chunks).enumerated() {
      let form = formOf[index]
      let block = BlockContext(
        environment: BlockEnvironment(file, scope, form, presets), chunk: chunk, block: entry.block)
      guard let form, entry.block.isWellPlaced,
        let control = ResolvedControl(entry, form.handling, presets), let kind = control.kind
      else {
        body(block, nil)
        continue
      }
      let resolved = ResolvedForm(form, in: file, scope)
      let environment = FormEnvironment(resolved, resolved.traits(ActingPresets()))
      body(block, ControlContext(environment, control, kind))
    }
  }
}
