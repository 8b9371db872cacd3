public import JSONText

/// The client is to create a progress that the server starts.
public enum WorkDoneProgressCreateRequest: ServerRequest {
  public typealias Params = WorkDoneProgressCreateParams
  public typealias Result = VoidResult
  public static let method = "window/workDoneProgress/create"
}

/// The parameters of `window/workDoneProgress/create`.
public struct WorkDoneProgressCreateParams: Sendable {
  /// The token by which `$/progress` names the work.
  public var token: ProgressToken

  /// The token of a progress that has not begun.
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
