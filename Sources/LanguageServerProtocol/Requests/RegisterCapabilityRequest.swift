public import JSONText

/// The server registers for messages that it did not announce in `initialize`.
public enum RegisterCapabilityRequest: ServerRequest {
  public typealias Params = RegistrationParams
  public typealias Result = VoidResult
  public static let method = "client/registerCapability"
}

/// A registration for a message.
public struct Registration: Sendable {
  /// The id by which `client/unregisterCapability` takes it back.
  public var id: String
  /// The method of the message.
  public var method: String
  /// The options of the message, such as the files that are watched.
  public var registerOptions: LSPAny?

  /// A registration for a method; the id is what it can be taken back by.
  public init(id: String, method: String, registerOptions: LSPAny? = nil) {
    self.id = id
    self.method = method
    self.registerOptions = registerOptions
  }
}

extension Registration: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("id", id)
      $0.member("method", method)
      $0.member("registerOptions", registerOptions)
    }
  }
}

/// The parameters of `client/registerCapability`.
public struct RegistrationParams: Sendable {
  /// The registrations.
  public var registrations: [Registration]

  /// Registrations, each with an id of its own.
  public init(registrations: [Registration]) {
    self.registrations = registrations
  }
}

extension RegistrationParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("registrations", registrations)
    }
  }
}
