import JSONText
import LanguageServerProtocol
import Testing

@Suite struct OutgoingMessageTests {
  private func text(_ message: OutgoingMessage) -> String { String(decoding: message.bytes, as: UTF8.self) }

  @Test func responsesCarryTheirHeader() {
    let hover = Hover(contents: MarkupContent(kind: .markdown, value: "é"))
    #expect(
      text(.response(to: .integer(1), result: hover)) == "Content-Length: 79\r\n\r\n"
        + #"{"jsonrpc":"2.0","id":1,"result":{"contents":{"kind":"markdown","value":"é"}}}"#)
    #expect(text(.response(to: .string("a"), result: nil as Hover?)).hasSuffix(#""id":"a","result":null}"#))
    #expect(text(.response(to: .integer(1), result: VoidResult())).hasSuffix(#""result":null}"#))
  }

  @Test func errorsCarryNullWhereTheIdIsUnknown() {
    #expect(
      text(.response(to: nil, error: ResponseError(.parseError, "?"))) == "Content-Length: 65\r\n\r\n"
        + #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"?"}}"#)
  }

  @Test func paramsAreLeftOutWhereThereAreNone() {
    #expect(
      text(.request(DiagnosticRefreshRequest.self, id: .integer(3), NoParams()))
        .hasSuffix(#"{"jsonrpc":"2.0","id":3,"method":"workspace/diagnostic/refresh"}"#))
    #expect(
      text(.notification(LogMessageNotification.self, LogMessageParams(type: .log, message: "x")))
        .hasSuffix(#""method":"window/logMessage","params":{"type":4,"message":"x"}}"#))
  }

  @Test func whatIsWrittenCanBeFramedAndRead() throws {
    var framer = MessageFramer()
    let sent = OutgoingMessage.request(
      ShowDocumentRequest.self, id: .string("e1"), ShowDocumentParams(uri: DocumentURI("file:///a")))
    guard case .body(let body)? = framer.feed(sent.bytes).first,
      case .request(.string("e1"), "window/showDocument", let params?) = IncomingMessage(parsing: body)
    else { throw Unexpected() }
    #expect(params["uri"]?.string == "file:///a")
  }
}
