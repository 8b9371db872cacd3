import FormServer
import JSONText
import Testing
import TestSupport

/// Requests that bring a token are told how far they are, once they have taken long, and always to their end.
@Suite struct RequestProgressTests {
  private static let able =
    #"{"window":{"workDoneProgress":true},"textDocument":{"diagnostic":{},"#
    + #""codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}},"#
    + #""workspace":{"diagnostics":{"refreshSupport":true}}}"#

  private static let text =
    "form A {\n" + (0..<200).map { "    textField f\($0) { keyboardType: .nope\($0) }\n" }.joined() + "}\n"

  private func client(step: Double) -> MemoryClient {
    var client = MemoryClient(Self.able, clock: .stepping(step))
    client.sendWithoutIdling(Messages.open(Self.text))
    _ = client.takeAll()
    return client
  }

  private func isProgress(_ message: JSONValue) -> Bool {
    message["method"]?.string == "$/progress" && message["params"]?["token"]?.string == "t"
  }

  private func kinds(_ messages: [JSONValue]) -> [String] {
    messages.filter(isProgress).compactMap { $0["params"]?["value"]?["kind"]?.string }
  }

  /// Requests that are answered in pieces, with the same on any document.
  private static let long = ["textDocument/diagnostic", "formdef/preview", "workspace/diagnostic"]

  private func request(_ method: String) -> String {
    Messages.ask(1, method, #""workDoneToken":"t","previousResultIds":[]"#)
  }

  /// The findings of an open document are nobody's request: the client is asked for a progress of its own.
  @Test func aLongAnalysisIsToldFromItsBeginningToItsEnd() throws {
    var client = MemoryClient(#"{"window":{"workDoneProgress":true}}"#, clock: .stepping(40))
    client.sendWithoutIdling(Messages.open(Self.text))
    var messages: [JSONValue] = []
    var hasAnswered = false
    for _ in 0..<10_000 where client.step() {
      messages += client.takeAll()
      guard !hasAnswered,
        let create = messages.first(where: { $0["method"]?.string == "window/workDoneProgress/create" }),
        let id = create["id"]?.int64
      else { continue }
      hasAnswered = true
      client.sendWithoutIdling(#"{"jsonrpc":"2.0","id":\#(id),"result":null}"#)
    }
    messages += client.takeAll()
    let kinds = messages.filter { $0["params"]?["token"]?.string == "formdef/analysis" && $0["id"] == nil }
      .compactMap { $0["params"]?["value"]?["kind"]?.string }
    #expect(hasAnswered && kinds.first == "begin" && kinds.last == "end")
  }

  @Test(arguments: long)
  func whatTakesLongIsToldFromItsBeginningToItsEnd(_ method: String) throws {
    var client = client(step: 100)
    client.send(request(method))
    let messages = client.takeAll()
    let kinds = kinds(messages)
    #expect(kinds.first == "begin" && kinds.last == "end" && kinds.count > 3)
    #expect(kinds.dropFirst().dropLast().allSatisfy { $0 == "report" })
    let shares = messages.filter(isProgress).compactMap { $0["params"]?["value"]?["percentage"]?.int64 }
    #expect(shares == shares.sorted() && shares.allSatisfy { (0...100).contains($0) } && Set(shares).count > 1)
    let end = try #require(messages.lastIndex(where: isProgress))
    let answer = try #require(messages.firstIndex { $0["id"]?.int64 == 1 })
    #expect(end < answer)
  }

  /// A client that names no progress is asked for one of the server's.
  @Test func aRequestWithoutATokenIsToldToo() throws {
    var client = client(step: 100)
    client.sendWithoutIdling(Messages.ask(1, "textDocument/diagnostic", #""previousResultIds":[]"#))
    var messages: [JSONValue] = []
    var token: String?
    for _ in 0..<10_000 where client.step() {
      messages += client.takeAll()
      guard token == nil,
        let create = messages.first(where: { $0["method"]?.string == "window/workDoneProgress/create" }),
        let id = create["id"]?.int64
      else { continue }
      token = create["params"]?["token"]?.string
      client.sendWithoutIdling(#"{"jsonrpc":"2.0","id":\#(id),"result":null}"#)
    }
    messages += client.takeAll()
    let kinds = messages.filter { $0["method"]?.string == "$/progress" && $0["params"]?["token"]?.string == token }
      .compactMap { $0["params"]?["value"]?["kind"]?.string }
    #expect(token != nil && kinds.first == "begin" && kinds.last == "end")
    #expect(messages.contains { $0["id"]?.int64 == 1 && $0["result"]?["items"] != nil })
  }

  @Test(arguments: long)
  func whatIsQuickIsNotTold(_ method: String) {
    var client = client(step: 0)
    client.send(request(method))
    #expect(kinds(client.messages).isEmpty)
    #expect(client.answer(1)?["result"] != nil)
  }

  @Test(arguments: long)
  func whatIsTakenBackHasAnEnd(_ method: String) {
    var client = client(step: 100)
    client.sendWithoutIdling(request(method))
    while kinds(client.messages).isEmpty, client.step() {}
    client.sendWithoutIdling(Messages.notification("$/cancelRequest", #"{"id":1}"#))
    #expect(kinds(client.messages).last == "end")
    #expect(client.answer(1)?.errorCode == -32800)
    client.send(Messages.request(2, "no/such"))
    #expect(client.answer(1) == nil)
  }

  @Test(arguments: ["textDocument/didChange", "textDocument/didClose", "shutdown"])
  func whatIsOvertakenHasAnEnd(_ method: String) {
    var client = client(step: 100)
    client.sendWithoutIdling(request("textDocument/diagnostic"))
    while kinds(client.messages).isEmpty, client.step() {}
    switch method {
    case "shutdown": client.sendWithoutIdling(Messages.request(2, method))
    case "textDocument/didClose": client.sendWithoutIdling(Messages.close())
    default: client.sendWithoutIdling(Messages.changes([Messages.edit((1, 0), (1, 0), " ")]))
    }
    #expect(kinds(client.messages).last == "end")
    #expect(client.answer(1)?.errorCode == -32802)
  }

  /// One hard field is given up for the moment in which its request has taken long.
  @Test func aSingleHardFieldIsTold() {
    let hard = "textField f { rule pattern(/[ab]*a[ab]{9}/) rule pattern(/[ab]*b[ab]{8}c?/) rule length(...60) }"
    var client = MemoryClient(Self.able, clock: .stepping(20))
    client.send(Messages.open("form A { \(hard) }"), request("textDocument/diagnostic"))
    #expect(kinds(client.messages).first == "begin" && kinds(client.messages).last == "end")
    #expect(client.answer(1)?["result"]?["items"] != nil)
  }

  /// What is worked out on another thread is told as long as it is, however long that is.
  @Test(arguments: ["none", "$/cancelRequest", "textDocument/didChange"])
  func whatBeginsInTheBackgroundEnds(_ method: String) {
    var client = MemoryClient(Self.able, clock: .stepping(200), patience: 0)
    client.send(Messages.open(Self.text))
    let place = Messages.position(3, 14) + "," + Messages.range((0, 0), (9, 0))
    let options = #","newName":"g","options":{"tabSize":4,"insertSpaces":true}"#
    let more = options + #","context":{"diagnostics":[]},"workDoneToken":"t""#
    let methods = ["hover", "inlayHint", "codeAction", "references", "rename", "implementation", "formatting"]
    for (id, method) in methods.enumerated() {
      client.sendWithoutIdling(Messages.ask(id + 1, "textDocument/\(method)", place + more))
    }
    switch method {
    case "textDocument/didChange": client.send(Messages.changes([Messages.edit((1, 0), (1, 0), " ")]))
    case "none": client.send(Messages.request(99, "no/such"))
    default: for id in 1...methods.count { client.send(Messages.notification(method, #"{"id":\#(id)}"#)) }
    }
    let kinds = kinds(client.messages)
    #expect(kinds.count { $0 == "begin" } == kinds.count { $0 == "end" })
    for id in 1...methods.count { #expect(client.answer(Int64(id)) != nil) }
  }

  @Test func providersSaySoWhereClientsTakeIt() {
    let providers = [
      "codeActionProvider", "diagnosticProvider", "documentFormattingProvider", "documentRangeFormattingProvider",
      "hoverProvider", "implementationProvider", "inlayHintProvider", "referencesProvider",
    ]
    var able = MemoryClient(Self.able)
    var unable = MemoryClient(Self.able.replacing("true}", with: "false}"))
    let (told, untold) = (able.answer(0)?["result"]?["capabilities"], unable.answer(0)?["result"]?["capabilities"])
    for provider in providers {
      #expect(told?[named: provider]?["workDoneProgress"]?.bool == true, "\(provider)")
      #expect(untold?[named: provider]?["workDoneProgress"] == nil, "\(provider)")
    }
    #expect(untold?["hoverProvider"]?.bool == true)
  }
}
