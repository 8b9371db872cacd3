public import JSONText

/// How bad a finding is.
public enum DiagnosticSeverity: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// The program cannot be right.
  case error = 1
  /// The program is hardly meant so.
  case warning = 2
  /// Worth knowing.
  case information = 3
  /// Shown faintly, or only on demand.
  case hint = 4
}

/// How a finding's text is shown besides.
public enum DiagnosticTag: Int, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// Faded.
  case unnecessary = 1
  /// Struck through.
  case deprecated = 2
}

/// Where a code is described.
public struct CodeDescription: Sendable {
  /// The page.
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

/// A place that has to do with a finding.
public struct DiagnosticRelatedInformation: Sendable {
  /// The place.
  public var location: Location
  /// What it has to do with it.
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

/// A finding in a document.
public struct Diagnostic: Sendable {
  /// What it is about.
  public var range: LSPRange
  /// How bad it is.
  public var severity: DiagnosticSeverity?
  /// Its kind.
  public var code: DiagnosticCode?
  /// Where its kind is described.
  public var codeDescription: CodeDescription?
  /// The name of the program that found it.
  public var source: String?
  /// The finding in words.
  public var message: String
  /// How its text is shown.
  public var tags: [DiagnosticTag]?
  /// Places that have to do with it.
  public var relatedInformation: [DiagnosticRelatedInformation]?
  /// What the server wants back with it in `textDocument/codeAction`.
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
