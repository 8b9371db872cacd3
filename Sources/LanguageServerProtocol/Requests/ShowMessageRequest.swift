public import JSONText

/// Shows a message with answers to choose from.
public enum ShowMessageRequest: ServerRequest {
  public typealias Params = ShowMessageRequestParams
  public typealias Result = MessageActionItem?
  public static let method = "window/showMessageRequest"
}

/// An answer that the user can choose.
public struct MessageActionItem: Sendable {
  /// What it says.
  public var title: String
}

extension MessageActionItem: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    title = try json.decode("title")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("title", title)
    }
  }
}

/// What to show.
public struct ShowMessageRequestParams: Sendable {
  /// How important it is.
  public var type: MessageType
  /// The message.
  public var message: String
  /// The answers.
  public var actions: [MessageActionItem]?
}

extension ShowMessageRequestParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("type", type)
      $0.member("message", message)
      $0.member("actions", actions)
    }
  }
}
