import JSONText
import Testing
import TestSupport

/// What is waiting is read before work is done: cancelled and outdated requests, bursts of changes.
@Suite struct MessageOrderTests {
  private let options = #""options":{"tabSize":2,"insertSpaces":true}"#

  @Test func aRequestThatWasCancelledWhileItWaitedIsAnsweredSo() {
    var client = MemoryClient()
    client.send(
      Messages.open("form A { }"), Messages.ask(1, "textDocument/formatting", options),
      Messages.notification("$/cancelRequest", #"{"id":1}"#))
    #expect(client.answer(1)?.errorCode == -32800)
  }

  @Test func cancellingTakesOnlyTheRequestWithThatIdentifier() {
    var client = MemoryClient()
    client.send(
      Messages.open("form A { }"), Messages.ask(1, "textDocument/formatting", options),
      Messages.ask(2, "textDocument/formatting", options),
      Messages.notification("$/cancelRequest", #"{"id":"1"}"#), Messages.notification("$/cancelRequest", #"{"id":2}"#),
      Messages.notification("$/cancelRequest", #"{"id":99}"#))
    #expect(client.answer(1)?["result"] != nil)
    #expect(client.answer(2)?.errorCode == -32800)
  }

  @Test func aRequestAboutATextThatHasChangedSinceIsAnsweredSo() {
    var client = MemoryClient()
    client.send(
      Messages.open("form A { }"), Messages.ask(1, "textDocument/formatting", options),
      Messages.ask(2, "textDocument/formatting", uri: "file:///other", options), Messages.change("form B { }"),
      Messages.ask(3, "textDocument/formatting", options))
    #expect(client.answer(1)?.errorCode == -32801)
    #expect(client.answer(2)?["result"] != nil)
    #expect(client.answer(3)?["result"] != nil)
  }

  @Test func requestsAreAnsweredInOrder() {
    var client = MemoryClient()
    let requests = (1...20).flatMap { frame(Messages.ask($0, "textDocument/formatting", options)) }
    client.send(bytes: frame(Messages.open("form A { }")) + requests)
    #expect(client.messages.compactMap { $0["method"] == nil ? $0["id"]?.int64 : nil } == Array(0...20))
  }

  @Test func aBurstOfChangesIsAnsweredByTheFindingsOfTheLast() {
    var client = MemoryClient()
    client.send(Messages.open("form A {\n}\n"))
    _ = client.published()
    let changes = (0..<200).map { Messages.changes([Messages.edit((1, 0), (1, 0), "x")], version: $0 + 2) }
    client.send(bytes: changes.flatMap { frame($0) })
    let told = client.messages.filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
    #expect(told.count == 1)
    #expect(told.first?["params"]?["version"]?.int64 == 201)
    #expect(told.first?["params"]?.findings.isEmpty == false)
  }

  @Test(.timeLimit(.minutes(10))) func aBurstThroughAPipeEndsWithTheFindingsOfTheLast() throws {
    let server = try ServerProcess()
    let changes = (0..<200).map { Messages.changes([Messages.edit((1, 0), (1, 0), "x")], version: $0 + 2) }
    server.send(bytes: [Messages.initialize(), Messages.open("form A {\n}\n")].flatMap { frame($0) })
    server.send(bytes: changes.flatMap { frame($0) })
    #expect(server.next { $0["params"]?["version"]?.int64 == 201 } != nil)
  }
}
