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
}
