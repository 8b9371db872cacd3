import FormWorkspace
import SystemIO
import TestSupport

/// Mutated settings and baselines through what reads them, and through what editors ask of them: no crash, nothing slow,
/// and every mistake at a place of the text.
enum SettingsFuzz {
  /// Tries mutated texts; gives what is wrong.
  static func run(_ arguments: FuzzArguments) -> String? {
    var times = StepTimes(limit: arguments.limit)
    for index in 0..<arguments.count {
      let seed = arguments.seed &+ UInt64(index)
      arguments.tell(index, seed)
      times.seed = seed
      var random = SplitMix64(seed: seed)
      let bytes = text(&random)
      let found = [check(bytes, &random, &times)].compactMap { $0 } + times.takeTooSlow()
      if !found.isEmpty {
        return "--seed \(seed): \(found.joined(separator: "; "))\n\(String(decoding: bytes, as: UTF8.self))"
      }
    }
    return nil
  }

  private static func text(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = Array((samples.randomElement(using: &random) ?? "").utf8)
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let edit = TextMutator.edit(of: bytes, &random)
      bytes.replaceSubrange(edit.range, with: edit.text)
    }
    return bytes
  }

  private static func check(_ bytes: [UInt8], _ random: inout SplitMix64, _ times: inout StepTimes) -> String? {
    let file = times.measure("read settings") { SettingsFile(path: "formdef.json", folder: "/forms/", text: bytes) }
    if let mistake = file.mistakes.first(where: { $0.range.upperBound > bytes.count }) {
      return "a mistake stands behind the text: \(mistake)"
    }
    times.measure("read a baseline") { _ = Baseline.read("baseline.json", text: bytes) }
    for _ in 0..<10 {
      let offset = Int.random(in: 0...bytes.count, using: &random)
      let cursor = times.measure("look at a place") { SettingsCursor(bytes, at: offset) }
      guard cursor.range.upperBound <= bytes.count else { return "what stands at \(offset) ends behind the text" }
      times.measure("suggest") { _ = (cursor.suggestions, cursor.formPlace, cursor.subject) }
    }
    return nil
  }

  private static let samples = [
    """
    {
      "$schema": "formdef.schema.json",
      "extends": ["base.json", "../team.json"],
      "select": ["default", "missing-key"], "ignore": ["overlays"],
      "severity": {"tags": "error", "duplicate-tag": "off"},
      "fixable": ["all"], "unfixable": ["names"], "exclude": ["gen/**", "!gen/keep", "[a-c]?*.formdef"],
      "form": {"deploymentTarget": "iOS(16.4)", "dispatch": ".tags", "locales": ["de_DE", "ar_EG"]},
      "diagnostics": {"limit": 100}, "formatter": {"indent": 2, "tabs": false, "lineWidth": 100},
      "suppressions": [{"file": "a/**", "form": "A", "control": "x", "code": "zero-tag", "reason": "old"}],
      "baseline": "known.json", "documentation": "https://rules.example/",
      "overrides": [{"files": ["gen/*"], "select": [], "severity": {"all": "hint"}, "form": {"calendar": ".gregorian"}}]
    }
    """,
    #"{"preview": {"now": "2010-11-15T09:41:00Z", "hints": true}, "diagnostics.limit": 5}"#,
    """
    {"version": 1, "entries": [
    {"file": "a.formdef", "form": "A", "control": "x", "code": "zero-tag", "count": 2, "reason": "r", "until": "2026-12-31"},
    {"file": "../b.formdef", "code": "unused-preset", "count": 1}
    ]}
    """,
  ]
}
