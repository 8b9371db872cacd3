import Foundation
import Testing

@testable import FormWorkspace

/// What settings files say, and what is wrong with them.
@Suite struct SettingsFileTests {
  private func file(_ text: String) -> SettingsFile {
    SettingsFile(path: "formdef.json", folder: "/forms/", text: Array(text.utf8))
  }

  @Test func readsWhatItKnows() throws {
    let settings = file(
      """
      \u{FEFF}{"extends": "../formdef.json", "diagnostics": {"limit": 5}, "formatter": {"indent": 2, "tabs": true},
       "exclude": ["gen/**"], "documentation": "https://example.com/rules", "baseline": "known.json"}
      """)
    #expect(settings.mistakes.isEmpty)
    #expect(settings.extended.map(\.value) == ["../formdef.json"])
    #expect(settings.diagnosticsLimit?.value == 5)
    #expect(settings.indent?.value == 2 && settings.usesTabs?.value == true && settings.lineWidth == nil)
    #expect(settings.excludedPatterns?.value == ["gen/**"])
    #expect(settings.baseline?.value == "known.json")
  }

  @Test(arguments: [
    (#"{"selct": []}"#, "selct", "did you mean 'select'?"),
    (#"{"select": ["duplicate-tags"]}"#, "duplicate-tags", "did you mean 'duplicate-tag'?"),
    (#"{"select": "all"}"#, "all", "is an array"),
    (#"{"ignore": [], "ignore": []}"#, "ignore", "twice"),
    (#"{"disable": ["zero-tag"]}"#, "disable", "did you mean 'ignore'?"),
    (#"{"overrides": [{"files": ["*"], "enabled_rules": []}]}"#, "enabled_rules", "did you mean 'select'?"),
    (#"{"formatter": {"disable": 1}}"#, "disable", "there is no key 'disable' here"),
    (#"{"formatter": {"indent": 99}}"#, "99", "from 1 to 16"),
    (#"{"formatter": {"indent": 2.5}}"#, "2.5", "a whole number"),
    (#"{"preview": {"now": "2026-02-31"}}"#, "2026-02-31", "'now' cannot be '2026-02-31': there is no such day"),
    (#"{"preview": {"now": "2026-02-28T25:00:00Z"}}"#, "2026-02-28T25:00:00Z", "there is no such time"),
    (#"{"preview": {"now": "2026-2-28"}}"#, "2026-2-28", "2010-11-15"),
    (#"{"severity": {"tags": "fatal"}}"#, "fatal", "severity"),
    (#"{"form": {"dispatch": ".tag"}}"#, ".tag", "did you mean '.tags'?"),
    (#"{"select": [],}"#, "}", "found '}'"),
    (#"{"select": [] // none"#, "//", "found '/'"),
    ("[]", "[]", "object"),
    (#"{"severity": {"syntax-error": "off"}}"#, "off", "'syntax-error' cannot be suppressed"),
    (#"{"severity": {"syntax-error": "hint"}}"#, "hint", "'syntax-error' is always an error"),
    (#"{"ignore": ["invalid-settings"]}"#, "invalid-settings", "'invalid-settings' cannot be suppressed"),
    (#"{"overrides": [{"files": ["*"], "ignore": ["syntax-error"]}]}"#, "syntax-error", "cannot be suppressed"),
    (#"{"diagnostics.limit": 5, "diagnostics": {"limit": 6}}"#, "6", "'diagnostics.limit' is there twice"),
    (#"{"form": {"timeZone": "Europe/Berlin"}}"#, "Europe/Berlin", #"did you mean "\"Europe/Berlin\""?"#),
    (#"{"form": {"title": "Person"}}"#, "Person", "a string has quotes of its own here"),
    (#"{"form": {"locales": ["\"de_DE\""]}}"#, "de_DE", "an element of a list has no quotes of its own"),
    (#"{"form": {"timeZone": "Europe/Berln"}}"#, "Europe/Berln", "did you mean 'Europe/Berlin'?"),
    (#"{"form": {"deploymentTarget": "iOS 16"}}"#, "iOS 16", "did you mean 'iOS(16)'?"),
    (#"{"form": {"deploymentTarget": "iOS(-1)"}}"#, "-1", "expected a number from 0 on"),
    (#"{"form": {"dispatch": "tags"}}"#, "tags", "Dispatch"),
    (#"{"exclude": ["gen/[ab"]}"#, "gen/[ab", "a '[' has no ']'"),
    (#"{"overrides": [{"files": ["[[:uper:]]*"]}]}"#, "[[:uper:]]*", "matches nothing"),
    (#"{"suppressions": [{"file": "[!]", "code": "zero-tag", "reason": "old"}]}"#, "[!]", "matches nothing"),
    (#"{"exclude": [""]}"#, #"[""]"#, "names nothing below"),
    (#"{"overrides": [{"files": ["/"]}]}"#, "/", "names nothing below"),
    (#"{"overrides": [{"files": []}]}"#, "[]", "'files' names no file"),
    (#"{"overrides": [{"files": ["!a.formdef"]}]}"#, #"["!a.formdef"]"#, "'files' names no file"),
    (##"{"overrides": [{"files": ["# old"]}]}"##, ##"["# old"]"##, "'files' names no file"),
    (#"{"suppressions": [{"file": " ", "code": "zero-tag", "reason": "old"}]}"#, " \"", "names nothing below"),
  ])
  func pointsAtMistakes(text: String, place: String, words: String) throws {
    let mistake = try #require(file(text).mistakes.first)
    let range = try #require(text.range(of: place, options: place == "ignore" ? .backwards : []))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
    #expect(mistake.range.lowerBound <= end && mistake.range.upperBound >= start, "\(mistake)")
    #expect(mistake.message.contains(words), "\(mistake.message)")
  }

  /// A key that has to be there is not missing where it is misspelt, or where it is of the wrong type.
  @Test(arguments: [
    (#"{"suppressions": [{"fie": "a", "code": "zero-tag", "reason": "old"}]}"#, ["did you mean 'file'?"]),
    (#"{"suppressions": [{"File": "a", "code": "zero-tag", "reason": "old"}]}"#, ["did you mean 'file'?"]),
    (#"{"suppressions": [{"file": "a", "cod": "zero-tag", "reson": "old"}]}"#, ["'code'?", "'reason'?"]),
    (#"{"suppressions": [{"file": "a", "cod": "zero-tag"}]}"#, ["'code'?", "'reason' is missing"]),
    (#"{"suppressions": [{"file": 1, "code": "zero-tag", "reason": "old"}]}"#, ["'file' is a string"]),
    (#"{"suppressions": [{"colour": "a", "code": "zero-tag", "reason": "old"}]}"#, ["'colour'", "'file' is missing"]),
    (#"{"overrides": [{"file": ["a"], "ignore": ["zero-tag"]}]}"#, ["did you mean 'files'?"]),
    (#"{"overrides": [{"ignore": ["zero-tag"]}]}"#, ["'files' is missing"]),
    (#"{"overrides": [{"files": "a", "ignore": ["zero-tag"]}]}"#, ["'files' is an array"]),
  ])
  func oneSlipIsOneMistake(_ text: String, _ words: [String]) {
    let messages = file(text).mistakes.map(\.message)
    #expect(messages.count == words.count && zip(messages, words).allSatisfy { $0.contains($1) }, "\(messages)")
  }

  /// A group means its other codes.
  @Test(arguments: [
    #"{"severity": {"names": "off"}}"#, #"{"ignore": ["all"]}"#, #"{"severity": {"syntax-error": "error"}}"#,
  ])
  func groupsMayHaveCodesThatAreNeverSuppressed(_ text: String) { #expect(file(text).mistakes.isEmpty) }

  /// What is no array chooses nothing: the findings stay as they were.
  @Test func mistakenSelectionsAreNone() { #expect(file(#"{"select": "all"}"#).selection.select == nil) }
}
