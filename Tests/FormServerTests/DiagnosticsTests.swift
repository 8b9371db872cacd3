import Foundation
import JSONText
import TestSupport
import Testing

/// How findings are told.
@Suite struct DiagnosticsTests {
  private let pulls = #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#

  /// A form in which so many things are unknown.
  private func form(unknown count: Int) -> String {
    "form A {\n" + (0..<count).map { "    oops\($0)\n" }.joined() + "}\n"
  }

  @Test func aFindingHasItsCodeAndWhoFoundIt() {
    var client = MemoryClient()
    client.send(Messages.open(form(unknown: 1)))
    let finding = client.published()?["diagnostics"]?.elements?.first { _ in true }
    #expect(finding?["code"]?.string == "syntax-error")
    #expect(finding?["source"]?.string == "formdef")
    #expect(finding?["severity"]?.int64 == 1)
    #expect(finding?["codeDescription"] == nil)
    #expect(finding != nil && finding?["data"] == nil)
  }

  /// A client that is told findings may ask for them as well: it is answered, at once or when they are known.
  @Test func whoIsToldMayAsk() {
    var client = MemoryClient()
    client.send(Messages.open(form(unknown: 1)), Messages.ask(1, "textDocument/diagnostic"))
    #expect(client.answer(1)?.findings.count == 1 && client.published()?.findings.count == 1)
    client.send(Messages.change(form(unknown: 2)), Messages.ask(2, "textDocument/diagnostic"))
    #expect(client.answer(2)?.findings.count == 2)
    client.send(Messages.ask(3, "textDocument/diagnostic"))
    #expect(client.answer(3)?.findings.count == 2)
  }

  @Test func findingsGoWhenTheDocumentIsClosed() {
    var client = MemoryClient()
    client.send(Messages.open(form(unknown: 1)))
    #expect(client.published()?.findings.count == 1)
    client.send(Messages.close())
    #expect(client.published()?.findings == [])
  }

  /// The last place is for how many more there are, unless it is the only one.
  @Test(arguments: [(1, 1), (2, 0), (5, 6)])
  func onlySoManyAreTold(limit: Int, unknown: Int) {
    var client = MemoryClient(options: #"{"diagnostics":{"limit":\#(limit)}}"#)
    client.send(Messages.open(form(unknown: limit + unknown)))
    let items = Array(client.published()?["diagnostics"]?.elements.map(Array.init) ?? [])
    #expect(items.count == min(limit, limit + unknown))
    let last = items.last?["message"]?.string ?? ""
    #expect(last.hasPrefix("\(unknown + 1) more findings") == (unknown > 0 && limit > 1), "\(last)")
  }

  @Test func settingsThatTheClientIsAskedForCount() {
    var client = MemoryClient(#"{"workspace":{"configuration":true}}"#)
    client.send(Messages.open(form(unknown: 5)))
    #expect(client.published()?.findings.count == 5)
    let id = client.message("workspace/configuration")?["id"]?.int64 ?? -1
    client.send(#"{"jsonrpc":"2.0","id":\#(id),"result":[{"diagnostics":{"limit":2}}]}"#)
    #expect(client.published()?.findings.count == 2)
  }

  @Test func aClientThatCannotBeAskedForSettingsAfterAllIsServed() {
    var client = MemoryClient(#"{"workspace":{"configuration":true}}"#)
    let id = client.message("workspace/configuration")?["id"]?.int64 ?? -1
    client.send(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32601,"message":"no"}}"#)
    client.send(Messages.open(form(unknown: 5)))
    #expect(client.published()?.findings.count == 5)
  }

  @Test func settingsThatTheClientSendsCount() {
    var client = MemoryClient()
    client.send(Messages.open(form(unknown: 5)))
    client.send(
      Messages.notification(
        "workspace/didChangeConfiguration", #"{"settings":{"formdef":{"diagnostics":{"limit":3}}}}"#))
    #expect(client.published()?.findings.count == 3)
  }

  @Test func aClientThatPullsIsNotPushedTo() {
    var client = MemoryClient(pulls)
    #expect(client.answer(0)?["result"]?["capabilities"]?["diagnosticProvider"] != nil)
    client.send(Messages.open(form(unknown: 2)), Messages.ask(1, "textDocument/diagnostic"))
    let report = client.answer(1)
    #expect(report?["result"]?["kind"]?.string == "full")
    #expect(report?.findings.count == 2)
    client.send(Messages.close())
    #expect(client.published() == nil)
  }

  @Test func aClientThatPullsWithoutRefreshIsPushedTo() {
    var client = MemoryClient(#"{"textDocument":{"diagnostic":{}}}"#)
    #expect(client.answer(0)?["result"]?["capabilities"]?["diagnosticProvider"] == nil)
    client.send(Messages.open(form(unknown: 2)))
    #expect(client.published()?.findings.count == 2)
  }

  @Test func aClientThatAsksWithoutHavingSaidSoIsAnswered() {
    var client = MemoryClient()
    client.send(Messages.open(form(unknown: 2)), Messages.ask(1, "textDocument/diagnostic"))
    #expect(client.answer(1)?.findings.count == 2)
    #expect(client.published()?.findings.count == 2)
    client.send(Messages.change(form(unknown: 3)), Messages.ask(2, "textDocument/diagnostic"))
    #expect(client.answer(2)?.findings.count == 3)
  }

  @Test func aReportThatTheClientHasIsNotSentAgain() {
    var client = MemoryClient(pulls)
    client.send(Messages.open(form(unknown: 2)), Messages.ask(1, "textDocument/diagnostic"))
    let id = client.answer(1)?["result"]?["resultId"]?.string ?? ""
    let again = #""previousResultId":"\#(id)""#
    client.send(Messages.ask(2, "textDocument/diagnostic", again))
    let unchanged = client.answer(2)?["result"]
    #expect(unchanged?["kind"]?.string == "unchanged")
    #expect(unchanged?["resultId"]?.string == id)
    client.send(Messages.change(form(unknown: 3)), Messages.ask(3, "textDocument/diagnostic", again))
    #expect(client.answer(3)?.findings.count == 3)
  }

  @Test func aPullAboutATextThatHasChangedSinceIsToBeSentAgain() {
    var client = MemoryClient(pulls)
    client.send(
      Messages.open(form(unknown: 2)), Messages.ask(1, "textDocument/diagnostic"), Messages.change(form(unknown: 3)))
    let answer = client.answer(1)
    #expect(answer?.errorCode == -32802)
    #expect(answer?["error"]?["data"]?["retriggerRequest"]?.bool == true)
  }

  @Test func aChangeIsSeenInTheFilesThatImportIt() {
    let importing = "import \"Form.formdef\"\nform B { }\n"
    let other = "file:///forms/Other.formdef"
    var client = MemoryClient()
    client.send(Messages.open(importing, uri: other))
    #expect(client.published()?.findings.first?.hasSuffix("import-not-found") == true)
    client.send(Messages.open("preset P { }"))
    let told = client.messages.compactMap { $0["params"]?["uri"]?.string }
    #expect(told.sorted() == [Messages.uri, other])
    #expect(client.published()?.findings == [])
  }

  @Test func aClientThatPullsIsToldToDoSoAgain() {
    let other = "file:///forms/Other.formdef"
    var client = MemoryClient(pulls)
    client.send(Messages.open("import \"Form.formdef\"\nform B { }\n", uri: other))
    #expect(client.message("workspace/diagnostic/refresh") == nil)
    client.send(Messages.open("preset P { }"))
    let id = client.message("workspace/diagnostic/refresh")?["id"]?.int64 ?? -1
    client.send(Messages.close())
    #expect(client.message("workspace/diagnostic/refresh") == nil, "one at a time")
    client.send(#"{"jsonrpc":"2.0","id":\#(id),"result":null}"#)
    #expect(client.message("workspace/diagnostic/refresh") != nil)
  }

  @Test func filesThatChangeOnDiskAreReadAgain() throws {
    let folder = try TemporaryFolder()
    let imported = folder.url("Imported.formdef")
    var client = MemoryClient(
      #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#)
    let registration = client.message("client/registerCapability")?["params"]?["registrations"]?.elements?.first { _ in
      true
    }
    #expect(registration?["method"]?.string == "workspace/didChangeWatchedFiles")
    client.send(
      Messages.open("import \"Imported.formdef\"\n", uri: folder.url("A.formdef").absoluteString))
    #expect(client.published()?.findings.count == 1)
    try folder.write("preset P { }", to: "Imported.formdef")
    client.send(
      Messages.notification(
        "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(imported.absoluteString)","type":1}]}"#))
    #expect(client.published()?.findings == [])
  }

  @Test func relatedPlacesAndTagsGoToClientsThatShowThem() {
    let text = "form A {\n    textField a { tag: 1 }\n    textField b { tag: 1 }\n}\n"
    var plain = MemoryClient()
    plain.send(Messages.open(text))
    #expect(plain.published()?["diagnostics"]?.elements?.allSatisfy { $0["relatedInformation"] == nil } == true)
    var rich = MemoryClient(#"{"textDocument":{"publishDiagnostics":{"relatedInformation":true}}}"#)
    rich.send(Messages.open(text))
    let related = rich.published()?["diagnostics"]?.elements?.first { _ in true }?["relatedInformation"]?.elements?
      .first { _ in true }
    #expect(related?["location"]?["uri"]?.string == Messages.uri)
  }
}
