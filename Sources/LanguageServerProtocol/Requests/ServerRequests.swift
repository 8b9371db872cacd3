public import JSONText

/// Has the client make edits.
public enum ApplyEditRequest: ServerRequest {
  public typealias Params = ApplyWorkspaceEditParams
  public typealias Result = ApplyWorkspaceEditResult
  public static let method = "workspace/applyEdit"
}

/// Asks for the user's settings.
public enum ConfigurationRequest: ServerRequest {
  public typealias Params = ConfigurationParams
  public typealias Result = [JSONValue]
  public static let method = "workspace/configuration"
}

/// Registers what the server wants to be told or asked later on.
public enum RegisterCapabilityRequest: ServerRequest {
  public typealias Params = RegistrationParams
  public typealias Result = VoidResult
  public static let method = "client/registerCapability"
}

/// Takes registrations back.
public enum UnregisterCapabilityRequest: ServerRequest {
  public typealias Params = UnregistrationParams
  public typealias Result = VoidResult
  public static let method = "client/unregisterCapability"
}

/// Has the client ask for all findings again.
public enum DiagnosticRefreshRequest: ServerRequest {
  public typealias Params = NoParams
  public typealias Result = VoidResult
  public static let method = "workspace/diagnostic/refresh"
}

/// Has the client ask for all tokens again.
public enum SemanticTokensRefreshRequest: ServerRequest {
  public typealias Params = NoParams
  public typealias Result = VoidResult
  public static let method = "workspace/semanticTokens/refresh"
}

/// Announces a progress.
public enum WorkDoneProgressCreateRequest: ServerRequest {
  public typealias Params = WorkDoneProgressCreateParams
  public typealias Result = VoidResult
  public static let method = "window/workDoneProgress/create"
}

/// Shows a message with answers to choose from.
public enum ShowMessageRequest: ServerRequest {
  public typealias Params = ShowMessageRequestParams
  public typealias Result = MessageActionItem?
  public static let method = "window/showMessageRequest"
}

/// Has the client show a document or a page.
public enum ShowDocumentRequest: ServerRequest {
  public typealias Params = ShowDocumentParams
  public typealias Result = ShowDocumentResult
  public static let method = "window/showDocument"
}

/// What to edit.
public struct ApplyWorkspaceEditParams: Hashable, Sendable {
  /// What "undo" calls it.
  public var label: String?
  /// The edits.
  public var edit: WorkspaceEdit

  public init(label: String? = nil, edit: WorkspaceEdit) {
    self.label = label
    self.edit = edit
  }
}

extension ApplyWorkspaceEditParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("label", label)
      $0.member("edit", edit)
    }
  }
}

/// What became of the edits.
public struct ApplyWorkspaceEditResult: Hashable, Sendable {
  /// Whether they were made.
  public var applied: Bool
  /// Why not.
  public var failureReason: String?

  public init(applied: Bool = false, failureReason: String? = nil) {
    self.applied = applied
    self.failureReason = failureReason
  }
}

extension ApplyWorkspaceEditResult: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    applied = try json.decodeIfPresent("applied") ?? false
    failureReason = json.decodeIfPossible("failureReason")
  }
}

/// Which settings.
public struct ConfigurationItem: Hashable, Sendable {
  /// For which document or folder; in general when nil.
  public var scopeUri: DocumentURI?
  /// Under which name; all when nil.
  public var section: String?

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
public struct ConfigurationParams: Hashable, Sendable {
  /// Each is answered by one value, in this order.
  public var items: [ConfigurationItem]

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

/// Something that the server wants to be told or asked.
public struct Registration: Hashable, Sendable {
  /// What the registration can be taken back by.
  public var id: String
  /// The message.
  public var method: String
  /// When it wants that message.
  public var registerOptions: LSPAny?

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
public struct RegistrationParams: Hashable, Sendable {
  /// The registrations.
  public var registrations: [Registration]

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

/// A registration to be taken back.
public struct Unregistration: Hashable, Sendable {
  /// Its id.
  public var id: String
  /// Its message.
  public var method: String

  public init(id: String, method: String) {
    self.id = id
    self.method = method
  }
}

extension Unregistration: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("id", id)
      $0.member("method", method)
    }
  }
}

/// What to take back.
public struct UnregistrationParams: Hashable, Sendable {
  /// The registrations, in the specification's spelling.
  public var unregisterations: [Unregistration]

  public init(unregisterations: [Unregistration]) {
    self.unregisterations = unregisterations
  }
}

extension UnregistrationParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("unregisterations", unregisterations)
    }
  }
}

/// Which progress.
public struct WorkDoneProgressCreateParams: Hashable, Sendable {
  /// Its name.
  public var token: ProgressToken

  public init(token: ProgressToken) {
    self.token = token
  }
}

extension WorkDoneProgressCreateParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("token", token)
    }
  }
}

/// An answer that the user can choose.
public struct MessageActionItem: Hashable, Sendable {
  /// What it says.
  public var title: String

  public init(title: String) {
    self.title = title
  }
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
public struct ShowMessageRequestParams: Hashable, Sendable {
  /// How important it is.
  public var type: MessageType
  /// The message.
  public var message: String
  /// The answers.
  public var actions: [MessageActionItem]?

  public init(type: MessageType, message: String, actions: [MessageActionItem]? = nil) {
    self.type = type
    self.message = message
    self.actions = actions
  }
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

/// What to show.
public struct ShowDocumentParams: Hashable, Sendable {
  /// The document or page.
  public var uri: DocumentURI
  /// Whether in another program, such as a browser.
  public var external: Bool?
  /// Whether the user goes on there.
  public var takeFocus: Bool?
  /// What is selected in it.
  public var selection: LSPRange?

  public init(uri: DocumentURI, external: Bool? = nil, takeFocus: Bool? = nil, selection: LSPRange? = nil) {
    self.uri = uri
    self.external = external
    self.takeFocus = takeFocus
    self.selection = selection
  }
}

extension ShowDocumentParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      $0.member("external", external)
      $0.member("takeFocus", takeFocus)
      $0.member("selection", selection)
    }
  }
}

/// Whether it is shown.
public struct ShowDocumentResult: Hashable, Sendable {
  /// Whether it is.
  public var success: Bool

  public init(success: Bool = false) {
    self.success = success
  }
}

extension ShowDocumentResult: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    success = try json.decodeIfPresent("success") ?? false
  }
}
