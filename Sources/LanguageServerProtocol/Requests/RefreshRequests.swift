/// The client is to pull all diagnostics again.
public enum DiagnosticRefreshRequest: ServerRequest {
  public typealias Params = NoParams
  public typealias Result = VoidResult
  public static let method = "workspace/diagnostic/refresh"
}

/// The client is to ask for all inlay hints again.
public enum InlayHintRefreshRequest: ServerRequest {
  public typealias Params = NoParams
  public typealias Result = VoidResult
  public static let method = "workspace/inlayHint/refresh"
}
