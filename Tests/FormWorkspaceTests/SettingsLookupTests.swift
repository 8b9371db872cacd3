import Foundation
import TestSupport
import Testing

@testable import FormWorkspace

/// Which settings hold for a file.
@Suite struct SettingsLookupTests {
  private func select(_ codes: String...) -> String {
    "{\"select\": [" + codes.map { "\"\($0)\"" }.joined(separator: ", ") + "]}"
  }

  @Test func theNearestFileAboveHoldsAlone() throws {
    let folder = try TemporaryFolder([
      "formdef.json": select("tags"), "a/b/formdef.json": #"{"formatter": {"indent": 2}}"#,
    ])
    var lookup = SettingsLookup()
    #expect(lookup.settings(for: folder.url("a/x.formdef").path).files.count == 1)
    let inner = lookup.settings(for: folder.url("a/b/x.formdef").path)
    #expect(inner.files.count == 1 && inner.files[0].indent?.value == 2 && inner.files[0].selection.select == nil)
  }

  @Test func extendedFilesComeFirst() throws {
    let folder = try TemporaryFolder([
      "shared/base.json": select("tags"), "formdef.json": #"{"extends": ["shared/base.json"]}"#,
    ])
    var lookup = SettingsLookup()
    let files = lookup.settings(for: folder.url("x.formdef").path).files
    #expect(files.map { URL(fileURLWithPath: $0.path).lastPathComponent } == ["base.json", "formdef.json"])
  }

  @Test func circlesAreMistakes() throws {
    let folder = try TemporaryFolder([
      "formdef.json": #"{"extends": "b.json"}"#, "b.json": #"{"extends": "formdef.json"}"#,
    ])
    var lookup = SettingsLookup()
    let mistakes = lookup.settings(for: folder.url("x.formdef").path).files.flatMap(\.mistakes)
    #expect(mistakes.contains { $0.message.hasPrefix("circular 'extends'") })
  }

  /// A link that leads nowhere was meant to be settings: nobody knows what holds.
  @Test func aLinkThatLeadsNowhereIsNotPassedOver() throws {
    let folder = try TemporaryFolder(["a/x.formdef": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("a/formdef.json").path, withDestinationPath: "nowhere/formdef.json")
    var lookup = SettingsLookup()
    #expect(lookup.settings(for: folder.url("a/x.formdef").path).files.isEmpty)
    #expect(lookup.unread.count == 1)
  }

  @Test func aTextOfTheEditorHoldsOverTheFile() throws {
    let folder = try TemporaryFolder(["formdef.json": "{}"])
    var lookup = SettingsLookup()
    lookup.texts[folder.url("formdef.json").path] = Array(#"{"formatter": {"indent": 8}}"#.utf8)
    #expect(lookup.settings(for: folder.url("x.formdef").path).files.first?.indent?.value == 8)
  }

  /// What was found out about controls in one file is known in the next one that has the very same.
  @Test func filesForWhichTheSameIsSaidHaveOneObject() throws {
    let folder = try TemporaryFolder([
      "formdef.json": #"""
      {"form": {"deploymentTarget": "iOS(16)"}, "overrides": [{"files": ["old/**"], "form": {"deploymentTarget": "iOS(13)"}}]}
      """#
    ])
    var lookup = SettingsLookup()
    let settings = ["a.formdef", "b/c.formdef", "old/d.formdef", "b/e.formdef"].map {
      lookup.formSettings(for: folder.url($0).path)
    }
    #expect(settings[0] != nil && settings[0] === settings[1] && settings[1] === settings[3])
    #expect(settings[2] != nil && settings[2] !== settings[0])
  }

  /// What was found out for one file is taken over for those of which the same is said, and for no others.
  @Test(arguments: [nil, ["tags", "placeholder-without-formatter"], ["all"]]) func eachFileHasWhatItHasAlone(
    _ codes: [String]?
  ) throws {
    let folder = try TemporaryFolder([
      "formdef.json": #"""
      {
        "ignore": ["zero-tag"],
        "overrides": [
          {"files": ["gen/**"], "select": ["names"], "form": {"dispatch": ".tags"}},
          {"files": ["gen/a*.formdef"], "severity": {"keyboard": "error"}}
        ],
        "suppressions": [{"file": "gen/b.formdef", "code": "missing-key", "reason": "stored elsewhere"}]
      }
      """#,
      "own/formdef.json": #"{"overrides": [{"files": ["x.formdef"], "ignore": ["names"]}]}"#,
    ])
    let paths = ["a", "gen/a", "gen/b", "b", "gen/c", "gen/deep/a", "own/x", "own/y", "own/gen/a", "gen/b", "a"]
    let select = codes?.compactMap(CodeSelector.init)
    var lookup = SettingsLookup(select: select)
    let asked = ["zero-tag", "missing-key", "duplicate-field", "keyboard-cannot-type", "missing-translation"]
    for path in paths.map({ folder.url($0 + ".formdef").path }) {
      var alone = SettingsLookup(select: select)
      let (filter, other) = (lookup.filter(for: path), alone.filter(for: path))
      #expect(asked.map(filter.isOn) == asked.map(other.isOn), "\(path)")
      #expect(filter.suppressions.map(\.number) == other.suppressions.map(\.number), "\(path)")
      #expect(lookup.formSettings(for: path) == alone.formSettings(for: path), "\(path)")
    }
    let kinds = Set(paths.map { lookup.formSettings(for: folder.url($0 + ".formdef").path).map(ObjectIdentifier.init) })
    #expect(kinds.count > 2)
  }
}
