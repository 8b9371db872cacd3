import JSONText
import LanguageServerProtocol
import Testing

@Suite struct IncomingMessageTests {
  private func read(_ text: String) -> IncomingMessage { IncomingMessage(parsing: Array(text.utf8)) }

  @Test func requestsHaveAnIdAndNotificationsNone() throws {
    guard case .request(.integer(7), "shutdown", nil) = read(#"{"jsonrpc":"2.0","id":7,"method":"shutdown"}"#),
      case .request(.string("a"), "x", let params?) = read(#"{"jsonrpc":"2.0","id":"a","method":"x","params":[1]}"#),
      case .notification("exit", nil) = read(#"{"jsonrpc":"2.0","method":"exit","params":null}"#)
    else { throw Unexpected() }
    #expect(params.kind == .array)
  }

  @Test func responsesHaveAResultOrAnError() throws {
    let failed = #"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}"#
    guard case .response(.integer(1), .success(let result)) = read(#"{"jsonrpc":"2.0","id":1,"result":null}"#),
      case .response(.integer(1), .failure(let error)) = read(failed),
      case .response(nil, .failure) = read(#"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"?"}}"#),
      case .response(.integer(2), .failure(let odd)) = read(#"{"jsonrpc":"2.0","id":2,"error":"no"}"#)
    else { throw Unexpected() }
    #expect(result.isNull)
    #expect(error == ResponseError(.methodNotFound, "no"))
    #expect(odd.code == .unknownErrorCode)
  }

  @Test(
    arguments: [
      ("", nil, -32700, "not JSON: offset 0: expected a value, found end of text"),
      ("{", nil, -32700, "not JSON: offset 1: expected a key in quotes or '}', found end of text"),
      ("[]", nil, -32600, "expected a message object, found a batch, which LSP has not"),
      ("3", nil, -32600, "expected a message object, found a number"),
      (#"{"id":1,"method":"x"}"#, .integer(1), -32600, "expected \"jsonrpc\": \"2.0\""),
      (#"{"jsonrpc":"2.0","id":1,"method":2}"#, .integer(1), -32600, "method: expected a string, found a number"),
      (
        #"{"jsonrpc":"2.0","id":1.5,"method":"x"}"#, nil, -32600,
        "id: expected an integer or a string, found another number"
      ),
      (#"{"jsonrpc":"2.0","id":null,"method":"x"}"#, nil, -32600, "id: expected an integer or a string, found null"),
      (
        #"{"jsonrpc":"2.0","id":"a"}"#, .string("a"), -32600,
        "expected a method, a result or an error, found none of them"
      ),
      (#"{"jsonrpc":"2.0","result":1}"#, nil, -32600, "id: expected an integer or a string, found nothing"),
    ] as [(String, RequestID?, Int, String)])
  func whatIsNoMessageGetsAnError(text: String, id: RequestID?, code: Int, message: String) throws {
    guard case .invalid(let foundID, let error) = read(text) else { throw Unexpected() }
    #expect(foundID == id)
    #expect(error == ResponseError(ErrorCode(rawValue: code), message))
  }
}

/// A message that is not of the kind that a test expects.
struct Unexpected: Error {}
