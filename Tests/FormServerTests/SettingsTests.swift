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

  /// A client that is asked for settings and has none leaves those that came with its first message; what it has wins, key
  /// by key.
  @Test(arguments: [("null", 0), ("{}", 0), (#"{"severity":{"unknown-value":"hint"}}"#, 0), (#"{"ignore":[]}"#, 1)])
  func answersToQuestionsLeaveWhatTheyDoNotSpeakOf(settings: String, count: Int) throws {
    var client = MemoryClient(
      #"{"workspace":{"configuration":true}}"#, options: #"{"ignore":["unknown-value"]}"#,
      folder: folder.url.absoluteString)
    let id = try #require(client.message("workspace/configuration")?["id"]?.int64)
    client.send(#"{"jsonrpc":"2.0","id":\#(id),"result":[\#(settings)]}"#)
    client.send(Messages.open(SettingsTests.text, uri: uri))
    #expect(codes(&client).contains("unknown-value") == (count > 0))
  }

  /// A settings file above the client's folders is followed too, which clients do not watch.
  @Test(arguments: ["{}", #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#])
  func filesAboveTheFoldersAreFollowed(capabilities: String) throws {
    try folder.write(SettingsTests.text, to: "app/B.formdef")
    let uri = folder.url("app/B.formdef").absoluteString
    var client = MemoryClient(capabilities, folder: folder.url("app").absoluteString)
    client.send(Messages.open(SettingsTests.text, uri: uri))
    #expect(codes(&client).contains("unknown-value"))
    try folder.write(#"{"ignore": ["unknown-value"]}"#, to: "formdef.json")
    client.send(Messages.request(1, "formdef/status"))
    #expect(client.published()?.findings.contains { $0.hasSuffix("unknown-value") } == false)
  }

  /// What settings say for forms holds for those that are not open, too.
  @Test func formsOfTheFoldersHaveTheirSettings() throws {
    try folder.write(
      "form N { textField a { formatter: .number(style: .decimal); example: \"1,5\" } }", to: "N.formdef")
    try folder.write(#"{"form": {"locales": ["de_DE"]}}"#, to: "formdef.json")
    var client = MemoryClient(
      #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#,
      folder: folder.url.absoluteString)
    let text = try String(contentsOf: folder.url("N.formdef"), encoding: .utf8)
    client.send(Messages.ask(1, "textDocument/diagnostic", uri: folder.url("N.formdef").absoluteString))
    let closed = client.answer(1)?.findings
    client.send(
      Messages.open(text, uri: folder.url("N.formdef").absoluteString),
      Messages.ask(2, "textDocument/diagnostic", uri: folder.url("N.formdef").absoluteString))
    #expect(closed != nil && closed == client.answer(2)?.findings)
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

  @Test func pathsOfFilesAreCompleted() throws {
    for path in ["base.json", "shared/team.json", "shared/form.formdef", "formdef.json"] {
      try folder.write("{}", to: path)
    }
    var client = opened()
    openSettings(#"{"extends": [""], "baseline": "shared/t"}"#, in: &client)
    #expect(labels(ask("textDocument/completion", 0, 14, in: &client)) == ["base.json", "shared/", "../"])
    #expect(labels(ask("textDocument/completion", 0, 38, in: &client)) == ["shared/team.json"])
  }

  /// The last diagnostics of the settings file that were not looked at yet.
  private func toldOfSettings(_ client: inout MemoryClient) -> [JSONValue]? {
    var last: [JSONValue]?
    while let params = client.message("textDocument/publishDiagnostics")?["params"] {
      if params["uri"]?.string == settingsURI { last = params["diagnostics"]?.elements.map(Array.init) }
    }
    return last
  }

  private static let fixing =
    #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}}"#

  private func actions(_ line: Int64, in client: inout MemoryClient) -> [JSONValue] {
    let range = #""range":{"start":{"line":\#(line),"character":0},"end":{"line":\#(line),"character":200}}"#
    client.send(
      Messages.request(
        80 + Int(line), "textDocument/codeAction",
        #"{"textDocument":{"uri":"\#(settingsURI)"},\#(range),"context":{"diagnostics":[]}}"#))
    return client.answer(80 + line)?["result"]?.elements.map(Array.init) ?? []
  }

  private func newTexts(_ actions: [JSONValue]) -> [String] {
    actions.compactMap {
      $0["edit"]?["changes"]?[named: settingsURI]?.elements?.first { _ in true }?["newText"]?.string
    }
  }

  /// What a mistake keeps from being read may need them.
  @Test func noSuppressionIsUnusedBesideASyntaxError() throws {
    var client = MemoryClient(SettingsTests.fixing, folder: folder.url.absoluteString)
    openSettings(#"{"suppressions": [{"file": "A.formdef", "code": "zero-tag", "reason": "old"}]}"#, in: &client)
    #expect(toldOfSettings(&client)?.isEmpty ?? true)
    client.send(Messages.open("form A { }", uri: uri))
    #expect(toldOfSettings(&client)?.count == 1)
  }

  @Test func unusedSuppressionsAreShownInTheSettingsFile() throws {
    try folder.write(SettingsTests.text.replacing("    oops\n", with: ""), to: "A.formdef")
    var client = MemoryClient(SettingsTests.fixing, folder: folder.url.absoluteString)
    let entry = { (code: String) in #"{"file": "A.formdef", "code": "\#(code)", "reason": "old"}"# }
    let text = "{ \"suppressions\": [\n\(entry("unknown-value")),\n\(entry("duplicate-tag"))\n] }"
    openSettings(text, in: &client)
    let told = try #require(toldOfSettings(&client))
    #expect(told.map { $0["code"]?.string } == ["unused-suppression"])
    #expect(told.first?["range"]?["start"]?["line"]?.int64 == 2)
    let found = actions(2, in: &client)
    #expect(found.map { $0["title"]?.string } == ["Remove the suppression"] && newTexts(found) == [""])
    #expect(actions(1, in: &client).isEmpty)
    // A form that does not need the other one either.
    client.send(Messages.open("form A { }", uri: uri))
    #expect(toldOfSettings(&client)?.count == 2)
    client.send(Messages.notification("textDocument/didClose", #"{"textDocument":{"uri":"\#(settingsURI)"}}"#))
    #expect(toldOfSettings(&client)?.isEmpty == true)
  }

  @Test func wordsThatWereMeantArePutInPlace() throws {
    var client = MemoryClient(SettingsTests.fixing, folder: folder.url.absoluteString)
    openSettings("{\n\"ignroe\": [],\n\"select\": [\"duplicate-tga\"],\n\"extends\": 3\n}", in: &client)
    #expect(newTexts(actions(1, in: &client)) == ["\"ignore\""])
    #expect(newTexts(actions(2, in: &client)) == ["\"duplicate-tag\""])
    #expect(actions(3, in: &client).isEmpty)
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
