public import JSONText

/// The client is to apply a workspace edit.
public enum ApplyEditRequest: ServerRequest {
  public typealias Params = ApplyWorkspaceEditParams
  public typealias Result = ApplyWorkspaceEditResult
  public static let method = "workspace/applyEdit"
}

/// The parameters of `workspace/applyEdit`.
public struct ApplyWorkspaceEditParams: Sendable {
  /// The label of the edit in the client's undo stack.
  public var label: String?
  /// The edits.
  public var edit: WorkspaceEdit

  /// Edits with the label that the client shows where they are undone.
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

/// The result of `workspace/applyEdit`.
public struct ApplyWorkspaceEditResult: Sendable {
  /// Whether the edit was applied.
  public var applied: Bool
  /// Why it was not applied.
  public var failureReason: String?
}

extension ApplyWorkspaceEditResult: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    applied = try json.decodeIfPresent("applied") ?? false
    failureReason = json.decodeIfPossible("failureReason")
  }
}
