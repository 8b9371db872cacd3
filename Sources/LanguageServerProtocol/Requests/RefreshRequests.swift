/// Has the client ask for all findings again.
public enum DiagnosticRefreshRequest: ServerRequest {
  public typealias Params = NoParams
  public typealias Result = VoidResult
  public static let method = "workspace/diagnostic/refresh"
}

/// Has the client ask for all hints again.
public enum InlayHintRefreshRequest: ServerRequest {
  public typealias Params = NoParams
  public typealias Result = VoidResult
  public static let method = "workspace/inlayHint/refresh"
}
