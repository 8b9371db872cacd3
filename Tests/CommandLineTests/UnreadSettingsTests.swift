import TestSupport
import Testing

/// Settings that cannot be read, or only in part: nothing is told as if nothing had been set.
@Suite struct UnreadSettingsTests {
  /// What forms get from a member that says nothing, or has no name of a property, is not known: nothing follows from it.
  @Test(arguments: [#""locales": "de_DE""#, #""locales": 1"#, #""locales": ["xx_XX"]"#, #""locals": ["de_DE"]"#])
  func nothingFollowsFromAMemberThatCannotBeRead(_ member: String) throws {
    let folder = try TemporaryFolder([
      "formdef.json": #"{"form": {\#(member)}}"#,
      "a.formdef": UnreadSettingsTests.form,
    ])
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].hasSuffix("(invalid-settings)"), "\(run.output)")
  }

  /// The same where they cannot be read further out: what the member, the object or the file would say is not known.
  @Test(arguments: [
    #"{"form": {"locales": ["de_DE"]}"#, #"{"from": {"locales": ["de_DE"]}}"#, #"{"form": [{"locales": ["de_DE"]}]}"#,
    #"[]"#, "", #"{"extends": "nowhere.json"}"#, #"{"extends": 1}"#, #"{"extend": "formdef.json"}"#,
    #"{"overrides": {"files": ["a.formdef"], "form": {"locales": ["de_DE"]}}}"#,
    #"{"overrides": [{"files": ["a.formdef"], "form": 1}]}"#,
    #"{"overrides": [{"files": "a.formdef", "form": {"locales": ["de_DE"]}}]}"#,
    #"{"overrides": ["a.formdef"]}"#, #"{"overrides": [{"files": ["a.formdef"], "forms": {"locales": ["de_DE"]}}]}"#,
  ])
  func nothingFollowsFromSettingsThatCannotBeRead(_ settings: String) throws {
    let folder = try TemporaryFolder(["formdef.json": settings, "a.formdef": UnreadSettingsTests.form])
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].hasSuffix("(invalid-settings)"), "\(run.output)")
  }

  /// What an override says of other files is not asked, and other keys say nothing of forms.
  @Test(arguments: [
    #"{"overrides": [{"files": ["b.formdef"], "form": 1}]}"#, #"{"severity": 1}"#, #"{"formatter": []}"#,
  ])
  func whatIsReadHoldsBesideWhatIsNot(_ settings: String) throws {
    let folder = try TemporaryFolder(["formdef.json": settings, "a.formdef": UnreadSettingsTests.form])
    let run = try BuiltProgram.run("lint", "--format", "concise", in: folder)
    #expect(run.output.contains("(keyboard-cannot-type)"), "\(run.output)")
  }

  private static let form = """
    form A {
        textField b { keyboardType: .decimalPad; inputAccessoryView: .toolbar([.done]); rule pattern(/[0-9]+,[0-9]+/) }
    }
    """
}
