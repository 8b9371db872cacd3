public import JSONText

/// What a call takes at a place.
public enum SignatureHelpRequest: ClientRequest {
  public typealias Params = TextDocumentPositionParams
  public typealias Result = SignatureHelp?
  public static let method = "textDocument/signatureHelp"
}

/// The call around a place.
public struct SignatureHelp: Sendable, JSONEncodable {
  /// The call; there is one only.
  public var signature: SignatureInformation
  /// The index of the argument that is written; nil where none of them can be.
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

/// A call as it is shown.
public struct SignatureInformation: Sendable, JSONEncodable {
  /// The whole call.
  public var label: String
  /// What it does.
  public var documentation: Documentation?
  /// Its arguments, in order.
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

/// One argument of a call.
public struct ParameterInformation: Sendable, JSONEncodable {
  /// Which part of the call's label it is.
  public enum Label: Sendable {
    /// The part itself.
    case text(String)
    /// Where it begins and ends, in UTF-16 units of the label, for clients with `labelOffsetSupport`.
    case offsets(UInt32, UInt32)
  }

  /// Which part of the call's label it is.
  public var label: Label
  /// What it takes.
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
