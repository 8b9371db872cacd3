public import JSONText

/// Has the client make edits.
public enum ApplyEditRequest: ServerRequest {
  public typealias Params = ApplyWorkspaceEditParams
  public typealias Result = ApplyWorkspaceEditResult
  public static let method = "workspace/applyEdit"
}

/// What to edit.
public struct ApplyWorkspaceEditParams: Sendable {
  /// What "undo" calls it.
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

/// What became of the edits.
public struct ApplyWorkspaceEditResult: Sendable {
  /// Whether they were made.
  public var applied: Bool
  /// Why not.
  public var failureReason: String?
}

extension ApplyWorkspaceEditResult: JSONDecodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    applied = try json.decodeIfPresent("applied") ?? false
    failureReason = json.decodeIfPossible("failureReason")
  }
}
