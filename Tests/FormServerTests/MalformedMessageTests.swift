import JSONText
import Testing
import TestSupport

/// Messages that are not as they should be get the answer that JSON-RPC has for them, and the server goes on.
@Suite struct MalformedMessageTests {
  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("7", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"shutdown"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1.5,"method":"shutdown"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":"no/such"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"$/noSuch"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/formatting","params":{"textDocument":7}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"textDocument/formatting"}"#, -32602),
  ])
  func theErrorIsTheOneOfTheProtocol(message: String, code: Int64) {
    var client = MemoryClient()
    _ = client.answer(0)
    client.send(message)
    #expect(client.messages.map(\.errorCode) == [code])
    client.send(Messages.request(2, "shutdown"))
    #expect(client.answer(2)?["result"]?.isNull == true)
  }

  @Test func aBrokenFrameIsAnsweredAndTheNextOneIsRead() {
    var client = MemoryClient()
    _ = client.answer(0)
    client.send(bytes: Array("oops\r\n\r\n".utf8) + frame(Messages.request(2, "shutdown")))
    let error = client.messages.first
    #expect(error?.errorCode == -32700)
    #expect(error?["id"]?.isNull == true)
    #expect(client.answer(2)?["result"]?.isNull == true)
  }

  @Test(arguments: ["$/noSuch", "$/cancelRequest", "initialized", "exit"])
  func whatMayBeUnknownIsPassedOver(method: String) {
    var client = MemoryClient()
    _ = client.answer(0)
    client.send(Messages.notification(method, #"{"id":5}"#))
    #expect(client.messages.isEmpty)
  }

  @Test(arguments: [
    Messages.notification("no/such"), Messages.notification("textDocument/hover"),
    Messages.notification("textDocument/didOpen", #"{"textDocument":{"uri":"file:///a","text":7}}"#),
    Messages.notification("workspace/didChangeWatchedFiles", "[]"),
  ])
  func aWrongNotificationIsLogged(message: String) {
    var client = MemoryClient()
    client.send(message)
    #expect(client.message("window/logMessage")?["params"]?["type"]?.int64 == 2)
  }

  @Test func aChangeOfAWrongVersionIsLoggedAndApplied() {
    var client = MemoryClient()
    _ = client.answer(0)
    client.send(Messages.open("form A {\n}\n"))
    let change = Messages.change("form", version: 2).replacing(#""version":2"#, with: #""version":"x""#)
    client.send(change)
    #expect(client.message("window/logMessage")?["params"]?["type"]?.int64 == 2)
    #expect(client.published()?["diagnostics"]?.elements?.contains { _ in true } == true)
  }

  @Test(arguments: [#""version":null"#, #""version":1.5"#, #""more":0"#])
  func aChangeWithoutAVersionIsAppliedAndItsDiagnosticsHaveNone(version: String) {
    var client = MemoryClient()
    client.send(Messages.open("form A {\n}\n"))
    #expect(client.published()?["version"]?.int64 == 1)
    client.send(Messages.change("form", version: 2).replacing(#""version":2"#, with: version))
    let report = client.published()
    #expect(report?.findings.isEmpty == false)
    #expect(report?["version"] == nil)
    client.send(Messages.change("form", version: 3))
    #expect(client.published()?["version"]?.int64 == 3)
  }

  @Test(arguments: ["0.5", "-0.5", #""1""#, "null", "[1]", "true", "{}"])
  func aPositionThatIsNoIntegerIsInvalid(character: String) {
    var client = MemoryClient()
    client.send(Messages.open("form A { }"))
    client.send(
      Messages.ask(1, "textDocument/hover", #""position":{"line":0,"character":\#(character)}"#),
      Messages.ask(2, "textDocument/hover", #""position":{"line":0}"#))
    #expect(client.answer(1)?.errorCode == -32602)
    #expect(client.answer(2)?.errorCode == -32602)
  }

  @Test(arguments: [
    "-1", "-99999999999999999999", "99999999999999999999", "1e300", "4294967296", "9223372036854775807",
  ])
  func aPositionOutsideOfTheTextIsClamped(number: String) {
    var client = MemoryClient()
    client.send(Messages.open("form A { title: \"é😀\" }\n"))
    let place = #"{"line":\#(number),"character":\#(number)}"#
    client.send(
      Messages.ask(1, "textDocument/hover", #""position":\#(place)"#),
      Messages.ask(2, "textDocument/completion", #""position":\#(place)"#),
      Messages.ask(3, "textDocument/semanticTokens/range", #""range":{"start":\#(place),"end":\#(place)}"#),
      Messages.ask(4, "textDocument/codeAction", #""range":{"start":\#(place),"end":\#(place)},"context":{}"#))
    for id in 1...4 { #expect(client.answer(Int64(id))?["result"] != nil) }
  }

  @Test func aRequestNestedTooDeepIsAnsweredByItsId() {
    let deep = String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
    var client = MemoryClient()
    _ = client.answer(0)
    client.send(
      #"{"jsonrpc":"2.0","id":7,"method":"textDocument/hover","params":\#(deep)}"#,
      #"{"params":{"id":1,"a":["}\"",\#(deep)]},"method":"x","id" : "\u0061b" }"#,
      #"{"method":"x","params":\#(deep)}"#, #"{"id":1,"result":\#(deep)}"#)
    #expect(client.messages.map(\.errorCode) == [-32600, -32600, -32600])
    #expect(client.messages.map { $0["id"]?.int64 } == [7, nil, nil])
    #expect(client.messages.map { $0["id"]?.string } == [nil, "ab", nil])
  }

  @Test func answersToWhatWasNeverAskedArePassedOver() {
    var client = MemoryClient()
    _ = client.answer(0)
    client.send(
      #"{"jsonrpc":"2.0","id":77,"result":{}}"#, #"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"x"}}"#)
    #expect(client.messages.isEmpty)
  }
}
