public import JSONText

/// Registers what the server wants to be told or asked later on.
public enum RegisterCapabilityRequest: ServerRequest {
  public typealias Params = RegistrationParams
  public typealias Result = VoidResult
  public static let method = "client/registerCapability"
}

/// Something that the server wants to be told or asked.
public struct Registration: Sendable {
  /// What the registration can be taken back by.
  public var id: String
  /// The message.
  public var method: String
  /// When it wants that message.
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

/// What to register.
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
