public import JSONText

/// The signature of the call around a place.
public enum SignatureHelpRequest: ClientRequest {
  public typealias Params = TextDocumentPositionParams
  public typealias Result = SignatureHelp?
  public static let method = "textDocument/signatureHelp"
}

/// The answer to `textDocument/signatureHelp`: always one signature.
public struct SignatureHelp: Sendable, JSONEncodable {
  /// The signature, which is the active one.
  public var signature: SignatureInformation
  /// The index of the active parameter; nil where none is.
  public var activeParameter: UInt32?

  /// One signature, which is the active one.
  public init(signature: SignatureInformation, activeParameter: UInt32?) {
    self.signature = signature
    self.activeParameter = activeParameter
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("signatures", [signature])
      $0.member("activeSignature", UInt32(0))
      $0.member("activeParameter", activeParameter)
    }
  }
}

/// The signature of a call.
public struct SignatureInformation: Sendable, JSONEncodable {
  /// The signature, as the client shows it.
  public var label: String
  /// What the call does.
  public var documentation: Documentation?
  /// The parameters, in the order of the label.
  public var parameters: [ParameterInformation]

  /// A signature with its parameters, in the order of its label.
  public init(label: String, documentation: Documentation?, parameters: [ParameterInformation]) {
    self.label = label
    self.documentation = documentation
    self.parameters = parameters
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("label", label)
      $0.member("documentation", documentation)
      $0.member("parameters", parameters)
    }
  }
}

/// A parameter of a signature.
public struct ParameterInformation: Sendable, JSONEncodable {
  /// The part of the signature's label that the client highlights.
  public enum Label: Sendable {
    /// The part itself.
    case text(String)
    /// Where it begins and ends, in UTF-16 units of the label, for clients with `labelOffsetSupport`.
    case offsets(UInt32, UInt32)
  }

  /// Which part of the call's label it is.
  public var label: Label
  /// What the parameter takes.
  public var documentation: Documentation?

  /// A parameter, named by its text or by its place in the signature's label.
  public init(label: Label, documentation: Documentation?) {
    self.label = label
    self.documentation = documentation
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      switch label {
      case .text(let text): $0.member("label", text)
      case .offsets(let start, let end): $0.member("label", [start, end])
      }
      $0.member("documentation", documentation)
    }
  }
}
