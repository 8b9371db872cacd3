import FormModel
import FormSyntax
import Testing

@testable import FormLint

/// What is wrong with a control is wrong where a preset says it, too.
@Suite struct PresetExampleTests {
  /// What a preset may say all the same, and why.
  private static let aside = [
    "size-changing-override": "presets have no overrides"
  ]

  @Test(arguments: LintRuleRegistry.all.map(\.code)) func badExamplesAreFoundInPresets(_ code: String) throws {
    let rule = try #require(LintRuleRegistry.rule(code))
    let moved = movedIntoPresets(rule.bad)
    let found = findings(moved, selecting: rule)
    #expect(
      found.contains { $0.code == code } == (Self.aside[code] == nil), "\(moved)\nhas \(found.map(\.code))")
  }
}

/// A text in which each control has its members from a preset of its own.
private func movedIntoPresets(_ text: String) -> String {
  var moved = ""
  var presets = ""
  for chunk in Document(text).chunks {
    let control = String(decoding: chunk.bytes, as: UTF8.self)
    guard case .control = chunk.kind, let open = control.firstIndex(of: "{"), let close = control.lastIndex(of: "}")
    else {
      moved += control
      continue
    }
    let name = "Preset\(presets.count)"
    moved += control[...open] + " use \(name) " + control[close...]
    presets += "preset \(name) " + control[open...close] + "\n"
  }
  return moved + "\n" + presets
}
