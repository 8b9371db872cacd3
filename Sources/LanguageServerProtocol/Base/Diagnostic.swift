public import JSONText

/// How serious a diagnostic is.
public enum DiagnosticSeverity: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// An error.
  case error = 1
  /// A warning.
  case warning = 2
  /// Information.
  case information = 3
  /// A hint, which clients show faintly or only on demand.
  case hint = 4
}

/// A tag of a diagnostic, which changes how its range is rendered.
public enum DiagnosticTag: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// The text is unused or unnecessary; clients fade it out.
  case unnecessary = 1
  /// The text is deprecated; clients strike it through.
  case deprecated = 2
}

/// Where the code of a diagnostic is described.
public struct CodeDescription: Sendable {
  /// The URI of the page.
  public var href: String

  /// The page at an absolute URI.
  public init(href: String) {
    self.href = href
  }
}

extension CodeDescription: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    href = try json.decode("href")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("href", href)
    }
  }
}

/// A place that has to do with a diagnostic, such as the other declaration of a name.
public struct DiagnosticRelatedInformation: Sendable {
  /// The place.
  public var location: Location
  /// What the place has to do with the diagnostic.
  public var message: String

  /// A message about a place of this document or of another one.
  public init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}

extension DiagnosticRelatedInformation: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    location = try json.decode("location")
    message = try json.decode("message")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("location", location)
      $0.member("message", message)
    }
  }
}

/// LSP's form of a finding: a message about a range of a document.
public struct Diagnostic: Sendable {
  /// The range that the message is about.
  public var range: LSPRange
  /// How serious it is; nil: the client decides.
  public var severity: DiagnosticSeverity?
  /// The code, which a client may show.
  public var code: DiagnosticCode?
  /// Where the code is described.
  public var codeDescription: CodeDescription?
  /// The name of the program that made the diagnostic.
  public var source: String?
  /// The message.
  public var message: String
  /// How the range is rendered besides.
  public var tags: [DiagnosticTag]?
  /// Places that have to do with it.
  public var relatedInformation: [DiagnosticRelatedInformation]?
  /// What the client sends back with the diagnostic in `textDocument/codeAction`.
  public var data: LSPAny?

  /// A diagnostic of a range; members that are nil are left out of the JSON.
  public init(
    range: LSPRange, severity: DiagnosticSeverity? = nil, code: DiagnosticCode? = nil,
    codeDescription: CodeDescription? = nil, source: String? = nil, message: String, tags: [DiagnosticTag]? = nil,
    relatedInformation: [DiagnosticRelatedInformation]? = nil, data: LSPAny? = nil
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.codeDescription = codeDescription
    self.source = source
    self.message = message
    self.tags = tags
    self.relatedInformation = relatedInformation
    self.data = data
  }
}

extension Diagnostic: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    range = try json.decode("range")
    severity = json.decodeIfPossible("severity")
    code = json.decodeIfPossible("code")
    codeDescription = json.decodeIfPossible("codeDescription")
    source = json.decodeIfPossible("source")
    message = try json.decode("message")
    tags = json.decodeIfPossible("tags")
    relatedInformation = json.decodeIfPossible("relatedInformation")
    data = try json.decodeIfPresent("data")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("severity", severity)
      $0.member("code", code)
      $0.member("codeDescription", codeDescription)
      $0.member("source", source)
      $0.member("message", message)
      $0.member("tags", tags)
      $0.member("relatedInformation", relatedInformation)
      $0.member("data", data)
    }
  }
}
