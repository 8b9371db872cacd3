public import JSONText

/// A message of the server with its header, ready to be written.
public struct OutgoingMessage: Sendable {
  /// The header and the body.
  public let bytes: ArraySlice<UInt8>

  /// The answer to a request that succeeded.
  public static func response(to id: RequestID, result: some JSONEncodable) -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.member("id", id)
      writer.key("result")
      result.encode(to: &writer)
    }
  }

  /// The answer to a request that failed; the id is nil where it could not be read.
  public static func response(to id: RequestID?, error: ResponseError) -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.key("id")
      id.encode(to: &writer)
      writer.member("error", error)
    }
  }

  /// A request to the client.
  public static func request<Request: ServerRequest>(
    _ type: Request.Type, id: RequestID, _ params: Request.Params
  ) -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.member("id", id)
      writer.member("method", Request.method)
      writer.encodeParams(params)
    }
  }

  /// A notification to the client.
  public static func notification<Notification: ServerNotification>(
    _ type: Notification.Type, _ params: Notification.Params
  ) -> OutgoingMessage {
    OutgoingMessage { writer in
      writer.member("method", Notification.method)
      writer.encodeParams(params)
    }
  }

  /// Writes the body behind room for the header, and the header right before the body, so that a long body is
  /// never moved.
  private init(members: (inout JSONWriter) -> Void) {
    let room = [UInt8](repeating: 0, count: 48)
    var writer = JSONWriter(after: room)
    writer.object { writer in
      writer.member("jsonrpc", "2.0")
      members(&writer)
    }
    var bytes = writer.finish()
    let header = Array("Content-Length: \(bytes.count - room.count)\r\n\r\n".utf8)
    let start = room.count - header.count
    bytes.replaceSubrange(start..<room.count, with: header)
    self.bytes = bytes[start...]
  }
}

extension JSONWriter {
  /// Parameters are left out where there are none: some clients refuse an object in their place.
  fileprivate mutating func encodeParams<Params: JSONEncodable>(_ params: Params) {
    if !(params is NoParams) { member("params", params) }
  }
}
