public import JSONText

/// A message from the client, as far as JSON-RPC knows it: parameters and results are read by their own types.
public enum IncomingMessage: Sendable {
  /// A request, which must be answered.
  case request(id: RequestID, method: String, params: JSONValue?)
  /// A notification, which must not.
  case notification(method: String, params: JSONValue?)
  /// The answer to a request of the server; without an id where the client could not tell which.
  case response(id: RequestID?, Result<JSONValue, ResponseError>)
  /// No message; the error must be sent with the id, or with `null`.
  case invalid(id: RequestID?, ResponseError)

  /// Reads the body of one frame.
  public init(parsing body: [UInt8]) {
    do throws(JSONSyntaxError) {
      self.init(try JSONValue(parsing: body))
    } catch  where error.isTooDeep {
      self.init(tooDeep: MessageOutline(body), error)
    } catch {
      self = .invalid(id: nil, ResponseError(.parseError, "not JSON: \(error)"))
    }
  }

  /// A message that is nested too deep to be read: it is answered, or counts as the answer, of its own id.
  private init(tooDeep outline: MessageOutline, _ error: JSONSyntaxError) {
    if let id = outline.id, !outline.hasMethod {
      self = .response(id: id, .failure(ResponseError(.invalidRequest, "nested too deep: \(error)")))
    } else {
      self = .invalid(id: outline.id, ResponseError(.invalidRequest, "nested too deep: \(error)"))
    }
  }

  /// Reads a message from its JSON (JSON-RPC 2.0, sections 4 to 6; batches are not part of LSP).
  public init(_ json: JSONValue) {
    guard json.kind == .object else {
      let words = json.kind == .array ? "a batch, which LSP has not" : json.kind.words
      self = .invalid(id: nil, ResponseError(.invalidRequest, "expected a message object, found \(words)"))
      return
    }
    let id = json["id"].flatMap { try? RequestID($0) }
    if let problem = IncomingMessage.problem(of: json) {
      self = .invalid(id: id, ResponseError(.invalidRequest, problem))
    } else if let method = json["method"]?.string {
      let params = json["params"].flatMap { $0.isNull ? nil : $0 }
      self =
        if let id { .request(id: id, method: method, params: params) } else {
          .notification(method: method, params: params)
        }
    } else {
      self = .response(id: id, IncomingMessage.outcome(of: json))
    }
  }

  /// What keeps an object from being a message, in words.
  private static func problem(of json: JSONValue) -> String? {
    guard json["jsonrpc"]?.string == "2.0" else { return "expected \"jsonrpc\": \"2.0\"" }
    if let method = json["method"] {
      if method.kind != .string { return "method: expected a string, found \(method.kind.words)" }
    } else if json["result"] == nil, json["error"] == nil {
      return "expected a method, a result or an error, found none of them"
    } else if json["id"] == nil {
      return "id: expected an integer or a string, found nothing"
    }
    guard let id = json["id"], (try? RequestID(id)) == nil else { return nil }
    // Only a response to what could not be read has the id null.
    if id.isNull, json["method"] == nil { return nil }
    return "id: expected an integer or a string, found \(id.kind == .number ? "another number" : id.kind.words)"
  }

  private static func outcome(of json: JSONValue) -> Result<JSONValue, ResponseError> {
    guard let error = json["error"], !error.isNull else { return .success(json["result"] ?? json) }
    do throws(JSONDecodingError) {
      return .failure(try ResponseError(error))
    } catch {
      return .failure(ResponseError(.unknownErrorCode, "error: \(error)"))
    }
  }
}
