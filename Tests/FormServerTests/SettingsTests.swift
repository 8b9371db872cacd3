import Foundation
import JSONText
import TestSupport
import Testing

/// What is set by `formdef.json` and by clients, and which of the two wins.
@Suite struct SettingsTests {
  private static let text = "form A {\n    textField a { keyboardType: .nope; secureTextEntry: true }\n    oops\n}\n"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["A.formdef": SettingsTests.text]) }

  private var uri: String { folder.url("A.formdef").absoluteString }

  private func codes(_ client: inout MemoryClient) -> Set<String> {
    Set(client.published()?.findings.compactMap { $0.split(separator: " ").last.map(String.init) } ?? [])
  }

  private func opened(_ options: String = "null") -> MemoryClient {
    var client = MemoryClient(options: options, folder: folder.url.absoluteString)
    client.send(Messages.open(SettingsTests.text, uri: uri))
    return client
  }

  @Test func theFileAboveAFormCounts() throws {
    var client = opened()
    #expect(codes(&client).contains("unknown-value"))
    try folder.write(#"{"ignore": ["unknown-value"]}"#, to: "formdef.json")
    client.send(
      Messages.notification(
        "workspace/didChangeWatchedFiles",
        #"{"changes":[{"uri":"\#(folder.url("formdef.json").absoluteString)","type":1}]}"#))
    let left = codes(&client)
    #expect(!left.contains("unknown-value") && left.contains("syntax-error"))
  }

  @Test(arguments: [#"{"ignore":["unknown-value"]}"#, #"{"formdef":{"ignore":["unknown-value"]}}"#])
  func optionsOfTheClientCount(options: String) {
    var client = opened(options)
    #expect(!codes(&client).contains("unknown-value"))
  }

  @Test func whatTheClientSetsWins() throws {
    try folder.write(#"{"ignore": ["unknown-value"]}"#, to: "formdef.json")
    var client = opened(#"{"ignore":[]}"#)
    #expect(codes(&client).contains("unknown-value"))
  }

  @Test func severitiesAreThoseOfTheSettings() {
    var client = opened(#"{"severity":{"unknown-value":"hint"}}"#)
    let item = client.published()?["diagnostics"]?.elements?.first { $0["code"]?.string == "unknown-value" }
    #expect(item?["severity"]?.int64 == 4)
  }

  @Test func whatCannotBeFollowedIsLogged() {
    var client = opened(#"{"ignroe":["unknown-value"]}"#)
    #expect(client.message("window/logMessage")?["params"]?["message"]?.string?.contains("ignroe") == true)
    #expect(codes(&client).contains("unknown-value"))
  }

  /// What cannot be followed in a settings file is told at its place there, until it is put right.
  @Test func mistakesAreShownInTheSettingsFile() throws {
    try folder.write("{\n  \"ignroe\": []\n}", to: "formdef.json")
    let settings = folder.url("formdef.json").absoluteString
    var client = opened()
    func told() -> [JSONValue]? {
      var last: [JSONValue]?
      while let params = client.message("textDocument/publishDiagnostics")?["params"] {
        if params["uri"]?.string == settings { last = params["diagnostics"]?.elements.map(Array.init) }
      }
      return last
    }
    let item = try #require(told()?.first)
    #expect(item["code"]?.string == "invalid-settings" && item["severity"]?.int64 == 1)
    #expect(item["range"]?["start"]?["line"]?.int64 == 1)
    try folder.write("{}", to: "formdef.json")
    client.send(
      Messages.notification(
        "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(settings)","type":2}]}"#))
    #expect(told()?.isEmpty == true)
  }

  @Test func rulesAreDescribedWhereTheSettingsSay() {
    var client = MemoryClient(
      #"{"textDocument":{"publishDiagnostics":{"codeDescriptionSupport":true}}}"#,
      options: #"{"documentation":"https://rules.example/"}"#)
    client.send(Messages.open(SettingsTests.text))
    let item = client.published()?["diagnostics"]?.elements?.first { $0["code"]?.string == "unknown-value" }
    #expect(item?["codeDescription"]?["href"]?.string == "https://rules.example/unknown-value.md")
  }

  // MARK: In the settings file itself

  private var settingsURI: String { folder.url("formdef.json").absoluteString }

  private func openSettings(_ text: String, in client: inout MemoryClient) {
    client.send(Messages.open(text, uri: settingsURI))
  }

  private func ask(_ method: String, _ line: Int, _ character: Int, in client: inout MemoryClient) -> JSONValue? {
    client.send(
      Messages.request(
        7, method,
        #"{"textDocument":{"uri":"\#(settingsURI)"},"position":{"line":\#(line),"character":\#(character)}}"#))
    return client.answer(7)?["result"]
  }

  private func labels(_ list: JSONValue?) -> Set<String> {
    Set(list?["items"]?.elements?.compactMap { $0["label"]?.string } ?? [])
  }

  /// The text in the editor holds before it is saved, and is checked as it is typed.
  @Test func whatIsTypedTakesEffectAtOnce() {
    var client = opened()
    #expect(codes(&client).contains("unknown-value"))
    openSettings(#"{"ignore": ["unknown-value"]}"#, in: &client)
    #expect(!codes(&client).contains("unknown-value"))
    client.send(
      Messages.notification(
        "textDocument/didChange",
        #"""
        {"textDocument":{"uri":"\#(settingsURI)","version":2},"contentChanges":[{"range":{"start":{"line":0,"character":1},
        "end":{"line":0,"character":9}},"text":"\"ignoer\""}]}
        """#
      ))
    var told: [String] = []
    while let params = client.message("textDocument/publishDiagnostics")?["params"] {
      guard params["uri"]?.string == settingsURI else { continue }
      told = params["diagnostics"]?.elements?.compactMap { $0["message"]?.string } ?? []
    }
    #expect(told == ["there is no key 'ignoer' here; did you mean 'ignore'?"])
    client.send(
      Messages.notification("textDocument/didClose", #"{"textDocument":{"uri":"\#(settingsURI)"}}"#))
    #expect(codes(&client).contains("unknown-value"))
  }

  @Test func keysAndWordsAreCompleted() {
    var client = opened()
    openSettings(
      """
      {
        "ignore": [""],
        "sev",
        "severity": {"tags": ""},
        "form": {"dispatch": "", ""}
      }
      """, in: &client)
    let codes = labels(ask("textDocument/completion", 1, 14, in: &client))
    #expect(codes.isSuperset(of: ["all", "tags", "duplicate-tag"]))
    let keys = labels(ask("textDocument/completion", 2, 6, in: &client))
    #expect(keys.contains("select") && !keys.contains("ignore") && !keys.contains("form"))
    let severities = labels(ask("textDocument/completion", 3, 24, in: &client))
    #expect(severities == ["error", "warning", "information", "hint", "off"])
    let members = labels(ask("textDocument/completion", 4, 28, in: &client))
    #expect(members.isSuperset(of: ["locales", "deploymentTarget"]) && !members.contains("dispatch"))
    #expect(labels(ask("textDocument/completion", 4, 24, in: &client)).isSuperset(of: [".tags", ".outlets"]))
  }

  @Test func keysAndCodesAreExplained() {
    var client = opened()
    openSettings("{\"ignore\": [\"duplicate-tag\", \"tags\"], \"form\": {\"dispatch\": \".tags\"}}", in: &client)
    func text(_ character: Int, _ client: inout MemoryClient) -> String {
      ask("textDocument/hover", 0, character, in: &client)?["contents"]?["value"]?.string ?? ""
    }
    #expect(text(3, &client).contains("Rules that are off"))
    #expect(text(16, &client).contains("Two controls of a form have the same tag"))
    #expect(text(31, &client).contains("zero-tag"))
    #expect(text(48, &client).contains("tells fields apart"))
    #expect(!text(62, &client).isEmpty)
    #expect(text(10, &client).isEmpty)
  }

  /// What settings extend, and a baseline, may have any name.
  @Test func filesThatSettingsReadAreFollowed() throws {
    try folder.write(#"{"extends": "team.json"}"#, to: "formdef.json")
    try folder.write("{}", to: "team.json")
    var client = opened()
    #expect(codes(&client).contains("unknown-value"))
    try folder.write(#"{"ignore": ["unknown-value"]}"#, to: "team.json")
    client.send(
      Messages.notification(
        "workspace/didChangeWatchedFiles",
        #"{"changes":[{"uri":"\#(folder.url("team.json").absoluteString)","type":2}]}"#))
    #expect(!codes(&client).contains("unknown-value"))
  }
}
