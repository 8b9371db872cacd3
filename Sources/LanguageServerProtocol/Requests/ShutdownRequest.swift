/// The client is done; only `exit` may follow.
public enum ShutdownRequest: ClientRequest {
  public typealias Params = NoParams
  public typealias Result = VoidResult
  public static let method = "shutdown"
}
