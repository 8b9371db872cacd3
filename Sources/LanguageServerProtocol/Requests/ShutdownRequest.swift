/// The server is to shut down, and not to exit; only `exit` may follow.
public enum ShutdownRequest: ClientRequest {
  public typealias Params = NoParams
  public typealias Result = VoidResult
  public static let method = "shutdown"
}
