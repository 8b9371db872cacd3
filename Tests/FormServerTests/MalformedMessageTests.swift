import JSONText
import Testing

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

  @Test func answersToWhatWasNeverAskedArePassedOver() {
    var client = MemoryClient()
    _ = client.answer(0)
    client.send(
      #"{"jsonrpc":"2.0","id":77,"result":{}}"#, #"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"x"}}"#)
    #expect(client.messages.isEmpty)
  }
}
