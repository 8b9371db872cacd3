public import JSONText

/// What a document is called: a `file:` URI, or one of another scheme (`untitled:Untitled-1`) that has no path.
///
/// Clients write one file in several ways (`file:///a b`, `file:///a%20b`, `file://localhost/a%20b`); such URIs are
/// equal, and each keeps the way in which it was written, which is how the client must get it back.
public struct DocumentURI: Sendable {
  /// The URI as it was written.
  public let text: String
  /// The path of a `file:` URI, percent-decoded; nil for other schemes, for other hosts, and for a path that is not
  /// UTF-8 or has a zero byte.
  public let filePath: String?
  /// What equality goes by.
  private let identity: [UInt8]

  /// Any text is a URI: one that is malformed names a document that is no file.
  public init(_ text: String) {
    self.text = text
    filePath = PercentEncoding.path(ofFileURI: text)
    identity = Array((filePath.map(PercentEncoding.fileURI) ?? text).utf8)
  }

  /// The URI of a file, in its normal form: all but letters, digits, `-._~` and `/` percent-encoded.
  public init(filePath: String) {
    self.init(PercentEncoding.fileURI(path: filePath))
  }
}

extension DocumentURI: Hashable {
  /// Byte for byte: canonically equivalent names are different files.
  public static func == (left: DocumentURI, right: DocumentURI) -> Bool {
    left.identity == right.identity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}

extension DocumentURI: CustomStringConvertible {
  public var description: String { text }
}

extension DocumentURI: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) { self.init(try String(json)) }

  public func encode(to writer: inout JSONWriter) { writer.string(text) }
}
