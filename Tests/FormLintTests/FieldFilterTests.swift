import FieldLanguages
import FormModel
import FormSyntax
import Testing

@testable import FormLint

/// Rules about texts are asked only about fields that have one of their features: the others find nothing there.
@Suite struct FieldFilterTests {
  @Test(arguments: LintRuleRegistry.all.map(\.code)) func rulesThatAreNotAskedFindNothing(_ code: String) throws {
    let rule = try #require(LintRuleRegistry.rule(code))
    for text in [rule.bad, rule.good] { rulesThatAreNotAskedFindNothing(in: text) }
  }

  private func rulesThatAreNotAskedFindNothing(in text: String) {
    eachField(of: text) { context, outline in
      for (rule, features) in LintRuleRegistry.textRules where features.isDisjoint(with: outline.features) {
        var report = Reporter()
        rule.check(context, &report)
        #expect(report.findings.isEmpty, "\(rule.info.code) finds '\(report.findings.map(\.message.text))' in\n\(text)")
      }
    }
  }

  /// Every set of a pattern, a keyboard, a length and something else, so that rules meet fields that were not made for
  /// them.
  @Test(arguments: [
    "[0-9]{5}", "\\d+-x", "(a+)+b", "^abc$", "[a-z']*", "[A-z]{2}", ".*", "a{5}", "(a)\\1", "/x/", "\\p{Nd}+",
  ])
  func rulesThatAreNotAskedFindNothingInMixedFields(_ pattern: String) {
    let keyboards = ["", "keyboardType: .numberPad;", "keyboardType: .decimalPad;", "keyboardType: .emailAddress;"]
    let others = [
      "", "rule length(...4)", "rule length(8...) { when: .change }", "rule length(...9, counting: .utf16)",
      "example: \"12\"",
      "rule oneOf([\"12345\", \"abc\"])", "textContentType: .oneTimeCode", "formatter: .mask(\"00-00\")",
      "normalize: [.asciiDigits]",
      "rule required; rule required", "rule equal(to: other)", "rule length(5...3)", "rule custom(f)",
    ]
    for match in ["", ", match: .anywhere"] {
      for keyboard in match.isEmpty ? keyboards : [""] {
        for other in others {
          let field = "textField a { \(keyboard) rule pattern(#/\(pattern)/#\(match)); \(other) }"
          rulesThatAreNotAskedFindNothing(in: "form F { locales: [\"de\", \"ar_EG\"]; \(field); textField other { } }")
        }
      }
    }
  }

  private func eachField(of text: String, _ body: (FieldContext, FieldOutline) -> Void) {
    let file = FileModel(Document(text))
    let cache = FieldLanguageCache()
    for form in file.forms {
      let resolved = ResolvedForm(form, in: file, .ownOnly)
      let environment = FieldEnvironment(resolved)
      file.forEachEntry(in: file.chunks(of: form)) { entry in
        guard let source = ResolvedControl(entry, in: file, .ownOnly) else { return }
        let outline = FieldOutline(source, environment, FieldProfiles(cache))
        let language = FieldLanguage(source, environment, cache, outline)
        let field = FieldContext(
          file: file, scope: .ownOnly, resolved: resolved, cache: cache, meter: FieldMeter(), source: source,
          language: language)
        body(field, outline)
      }
    }
  }
}
