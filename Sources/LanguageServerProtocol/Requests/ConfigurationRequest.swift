public import JSONText

/// The client is to send settings.
public enum ConfigurationRequest: ServerRequest {
  public typealias Params = ConfigurationParams
  public typealias Result = [JSONValue]
  public static let method = "workspace/configuration"
}

/// A section of the client's settings.
public struct ConfigurationItem: Sendable {
  /// The document or folder that the settings are for; nil: in general.
  public var scopeUri: DocumentURI?
  /// The name of the section; nil: all settings.
  public var section: String?

  /// A section of the settings for one resource, or for all where `scopeUri` is nil.
  public init(scopeUri: DocumentURI? = nil, section: String? = nil) {
    self.scopeUri = scopeUri
    self.section = section
  }
}

extension ConfigurationItem: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("scopeUri", scopeUri)
      $0.member("section", section)
    }
  }
}

/// The parameters of `workspace/configuration`.
public struct ConfigurationParams: Sendable {
  /// The sections; each is answered by one value, in this order.
  public var items: [ConfigurationItem]

  /// Items that are answered by as many values, in the same order.
  public init(items: [ConfigurationItem]) {
    self.items = items
  }
}

extension ConfigurationParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("items", items)
    }
  }
}
