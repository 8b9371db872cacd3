import FormModel
import FormSyntax
import Testing

@testable import FormLint

/// A rule about forms runs again after an edit of what it looks at, and finds then what it finds in a new text.
@Suite struct FormFilterTests {
  private static let members = [
    "isHidden: true", "isEnabled: false", "isUserInteractionEnabled: false", "isEditable: false", "alpha: 0", "tag: 1",
    "tag: 0", "tag: first", "key: a", "key: \"a\"", "outlet: a", "delegate: Other", "delegate: .none", "use P",
    "rule equal(to: a)", "rule equal(to: mail)", "rule required { when: .endEditing }", "inputView: .datePicker()",
    "keyboardType: .numberPad", "clearButtonMode: .always", "clearsOnBeginEditing: true", "class: Special",
    "on textFieldShouldReturn(_:) { focus: previous }", "on textFieldShouldReturn(_:) { focus: a }",
    "on textFieldShouldBeginEditing(_:) { return: false }", "on textFieldShouldEndEditing(_:) { return: false }",
    "on textField(_:shouldChangeCharactersIn:replacementString:) { call: a }",
    "on textField(_:shouldChangeCharactersInRanges:replacementString:) { call: b }", "formatter: .mask(\"##\")",
    "rule length(...4)", "on complete { call: a }", "limit: 4", "maxlength: 4", "}",
  ]

  @Test(arguments: LintRuleRegistry.formRules.map { $0.info.code })
  func rulesRunAgainAfterEditsOfWhatTheyLookAt(_ code: String) throws {
    let rule = try #require(LintRuleRegistry.rule(code))
    for text in [rule.bad, rule.good, mixed(with: rule.bad)] {
      for member in Self.members { addAndRemove(member, text) }
      removeAndAddLines(of: text)
    }
  }

  /// A form with all of a text's, and controls that others name.
  private func mixed(with text: String) -> String {
    let end = text.lastIndex(of: "}") ?? text.endIndex
    return text[..<end] + """
          textField a { tag: 1; key: a; outlet: a; on textFieldShouldReturn(_:) { focus: mail } }
          textField mail { rule equal(to: a) }
          textField first { key: "a"; delegate: Other }
          textView last { use P }
          on complete { focus: next }
      }
      preset P { key: p; on textFieldShouldReturn(_:) { focus: previous }; rule equal(to: a) }

      """
  }

  private func addAndRemove(_ member: String, _ text: String) {
    let added = Array("\n\(member)\n".utf8)
    let whole = FileAnalysis(Document(text))
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "{") {
      let place = offset + 1
      var analysis = whole
      _ = analysis.replace(place..<place, with: added)
      expectNothingWasMissed(analysis, "'\(member)' added at \(place)")
      _ = analysis.replace(place..<place + added.count, with: [])
      expectNothingWasMissed(analysis, "'\(member)' added and removed at \(place)")
    }
  }

  private func removeAndAddLines(of text: String) {
    var analysis = FileAnalysis(Document(text))
    var start = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      _ = analysis.replace(start..<start + line.count, with: [])
      expectNothingWasMissed(analysis, "a line removed at \(start)")
      _ = analysis.replace(start..<start, with: Array(line))
      expectNothingWasMissed(analysis, "a line put back at \(start)")
      start += line.count + 1
    }
  }

  private func expectNothingWasMissed(_ analysis: FileAnalysis, _ edit: String) {
    let file = analysis.file
    let scope = analysis.scope
    for form in file.forms {
      var found = FormFindings()
      let resolved = ResolvedForm(form, in: file, scope)
      let context = FormContext(
        resolved: resolved, presets: UsedPresets(in: file, scope), traits: resolved.traits(ActingPresets()))
      found.update(WantedRules.all.formRules, context, after: nil)
      let kept = described(analysis.formFindings[form.id] ?? FormFindings())
      let fresh = described(found)
      guard kept != fresh else { continue }
      let text = String(decoding: file.document.bytes, as: UTF8.self)
      Issue.record("\(edit):\n\(text)\nfound: \(kept)\nthere: \(fresh)")
    }
  }

  private func described(_ findings: FormFindings) -> [String] {
    findings.all.map { chunk, finding in
      "\(finding.rule.code) \(chunk) \(finding.range) \(finding.severity) \(finding.message.text) \(finding.related)"
    }
  }
}
