public import JSONText

/// Asks for the user's settings.
public enum ConfigurationRequest: ServerRequest {
  public typealias Params = ConfigurationParams
  public typealias Result = [JSONValue]
  public static let method = "workspace/configuration"
}

/// Which settings.
public struct ConfigurationItem: Sendable {
  /// For which document or folder; in general when nil.
  public var scopeUri: DocumentURI?
  /// Under which name; all when nil.
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

/// Which settings.
public struct ConfigurationParams: Sendable {
  /// Each is answered by one value, in this order.
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
