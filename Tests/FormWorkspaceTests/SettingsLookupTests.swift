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
}
