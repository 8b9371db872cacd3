public import JSONText

/// Announces a progress.
public enum WorkDoneProgressCreateRequest: ServerRequest {
  public typealias Params = WorkDoneProgressCreateParams
  public typealias Result = VoidResult
  public static let method = "window/workDoneProgress/create"
}

/// Which progress.
public struct WorkDoneProgressCreateParams: Sendable {
  /// Its name.
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
