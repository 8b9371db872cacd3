import FormServer
import Foundation
import JSONText
import TestSupport
import Testing

/// Files that settings name, which may come, change and go while the server runs: what they say holds at once, and what is
/// wrong with them is told.
@Suite struct NamedSettingsFileTests {
  private static let text = "form A {\n    textField a { keyboardType: .nope }\n}\n"
  private static let known =
    #"{"version":1,"entries":[{"file":"A.formdef","form":"A","control":"a","code":"unknown-value","count":1}]}"#
  private static let watching = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["A.formdef": NamedSettingsFileTests.text]) }

  private func opened(
    _ capabilities: String = watching, options: String = "null", clock: ServerClock = .system
  ) -> MemoryClient {
    var client = MemoryClient(capabilities, options: options, folder: folder.url.absoluteString, clock: clock)
    client.send(Messages.open(NamedSettingsFileTests.text, uri: folder.url("A.formdef").absoluteString))
    return client
  }

  /// Clients that send settings files send all that is JSON.
  @Test func otherJSONIsLetBe() {
    var client = opened()
    _ = told(&client)
    let uri = folder.url("package.json").absoluteString
    client.send(
      Messages.open("{}", uri: uri).replacing(#""languageId":"formdef""#, with: #""languageId":"json""#),
      Messages.notification("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#))
    #expect(told(&client).isEmpty)
  }

  /// Tells of a file that came (1), changed (2) or went (3); a client that does not watch files asks something.
  private func tell(_ client: inout MemoryClient, _ name: String, _ type: Int, isWatching: Bool = true) {
    guard isWatching else { return client.send(Messages.request(99, "formdef/status")) }
    client.send(
      Messages.notification(
        "workspace/didChangeWatchedFiles",
        #"{"changes":[{"uri":"\#(folder.url(name).absoluteString)","type":\#(type)}]}"#))
  }

  /// The findings that were told last, by file.
  private func told(_ client: inout MemoryClient) -> [String: [JSONValue]] {
    var told: [String: [JSONValue]] = [:]
    for message in client.takeAll() where message["method"]?.string == "textDocument/publishDiagnostics" {
      let name = message["params"]?["uri"]?.string?.split(separator: "/").last.map(String.init) ?? ""
      told[name] = message["params"]?["diagnostics"]?.elements.map(Array.init)
    }
    return told
  }

  private func severity(_ told: [String: [JSONValue]]) -> Int64? {
    told["A.formdef"]?.first { $0["code"]?.string == "unknown-value" }?["severity"]?.int64
  }

  @Test(arguments: [true, false])
  func aBaselineThatComesGoesAndComesAgainHolds(isWatching: Bool) throws {
    try folder.write(#"{"baseline": "./x/../known.json"}"#, to: "formdef.json")
    var client = opened(isWatching ? Self.watching : "{}")
    let first = told(&client)
    #expect(severity(first) == 1)
    let missing = first["formdef.json"]?.first
    #expect(missing?["code"]?.string == "invalid-settings")
    #expect(missing?["message"]?.string?.contains("there is no such file; ") == true)
    #expect(missing?["range"]?["start"]?["character"]?.int64 == 13)
    for _ in 0..<2 {
      try folder.write(Self.known, to: "known.json")
      tell(&client, "known.json", 1, isWatching: isWatching)
      let then = told(&client)
      #expect(severity(then) == 4)
      #expect(then["formdef.json"]?.isEmpty == true)
      try FileManager.default.removeItem(at: folder.url("known.json"))
      tell(&client, "known.json", 3, isWatching: isWatching)
      let gone = told(&client)
      #expect(severity(gone) == 1)
      #expect(gone["formdef.json"]?.count == 1)
    }
  }

  /// The day is that of the clock which the server is handed.
  @Test(arguments: [(0, 4), (4_000_000_000, 1)])
  func anEntryHoldsUntilItsDay(moment: Double, severity: Int64) throws {
    try folder.write(#"{"baseline": "known.json"}"#, to: "formdef.json")
    try folder.write(
      Self.known.replacing(#""count":1"#, with: #""count":1,"reason":"old","until":"2026-06-30""#), to: "known.json")
    var client = opened(clock: ServerClock(date: { moment }, milliseconds: { 0 }))
    #expect(self.severity(told(&client)) == severity)
  }

  @Test func aFolderThatComesMayHaveTheBaseline() throws {
    try folder.write(#"{"baseline": "team/known.json"}"#, to: "formdef.json")
    var client = opened()
    try folder.write(Self.known.replacing("A.formdef", with: "../A.formdef"), to: "team/known.json")
    tell(&client, "team", 1)
    #expect(severity(told(&client)) == 4)
  }

  @Test(arguments: [
    (#"{"version": 2, "entries": []}"#, 12, "later than 1"),
    (#"{"version": 1, "entries": 3}"#, 26, "'entries' is an array"),
    (#"{"version": 1, oops}"#, 15, ""),
  ])
  func aBrokenBaselineIsToldInBothFiles(text: String, character: Int64, words: String) throws {
    try folder.write(#"{"baseline": "known.json"}"#, to: "formdef.json")
    try folder.write(text, to: "known.json")
    var client = opened()
    let first = told(&client)
    #expect(severity(first) == 1)
    #expect(first["formdef.json"]?.first?["message"]?.string?.contains("it is no baseline: ") == true)
    #expect(first["known.json"]?.first?["range"]?["start"]?["character"]?.int64 == character)
    #expect(first["known.json"]?.first?["message"]?.string?.contains(words) == true || words.isEmpty)
    try folder.write(Self.known, to: "known.json")
    tell(&client, "known.json", 2)
    let repaired = told(&client)
    #expect(severity(repaired) == 4)
    #expect(repaired["formdef.json"]?.isEmpty == true && repaired["known.json"]?.isEmpty == true)
  }

  @Test func theTextOfAnOpenBaselineHolds() throws {
    try folder.write(#"{"baseline": "known.json"}"#, to: "formdef.json")
    var client = opened()
    let uri = folder.url("known.json").absoluteString
    client.send(Messages.open(Self.known, uri: uri))
    #expect(severity(told(&client)) == 4)
    client.send(Messages.change("{", uri: uri))
    let broken = told(&client)
    #expect(severity(broken) == 1)
    #expect(broken["known.json"]?.count == 1 && broken["formdef.json"]?.count == 1)
    client.send(Messages.close(uri: uri))
    let closed = told(&client)
    #expect(closed["known.json"]?.isEmpty == true && closed["formdef.json"]?.count == 1)
  }

  @Test(arguments: [true, false])
  func whatIsExtendedMayComeLater(isWatching: Bool) throws {
    try folder.write(#"{"extends": "team/rules.json"}"#, to: "formdef.json")
    var client = opened(isWatching ? Self.watching : "{}")
    let first = told(&client)
    #expect(severity(first) == 1 && first["formdef.json"]?.count == 1)
    try folder.write(#"{"ignore": ["unknown-value"]}"#, to: "team/rules.json")
    tell(&client, "team/rules.json", 1, isWatching: isWatching)
    let then = told(&client)
    #expect(then["A.formdef"] != nil && severity(then) == nil)
    #expect(then["formdef.json"]?.isEmpty == true)
  }

  /// What a client sets has no place that could be shown.
  @Test func aMissingBaselineOfTheClientIsLogged() {
    var client = opened(options: #"{"baseline": "\#(folder.url("none.json").path)"}"#)
    let logged = client.takeAll().filter { $0["method"]?.string == "window/logMessage" }
    #expect(logged.contains { $0["params"]?["message"]?.string?.contains("there is no such file") == true })
  }

  @Test func aSettingsFileThatCannotBeReadIsTold() throws {
    let link = folder.url("formdef.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url("none.json"))
    var client = opened()
    #expect(told(&client)["formdef.json"]?.count == 1)
    try folder.write("{}", to: "none.json")
    tell(&client, "formdef.json", 2)
    #expect(told(&client)["formdef.json"]?.isEmpty == true)
  }
}
