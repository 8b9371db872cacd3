public import JSONText

/// A step of a work, or a part of an answer.
public enum ProgressNotification: ServerNotification {
  public typealias Params = ProgressParams
  public static let method = "$/progress"
}

/// The value of `$/progress` with which a work begins.
public struct WorkDoneProgressBegin: Sendable {
  /// The title of the work, such as "Indexing".
  public var title: String
  /// Whether the client shows a button that cancels it.
  public var cancellable: Bool?
  /// What is being done, shown beside the title.
  public var message: String?
  /// How much is done, from 0 to 100; nil where that is not known.
  public var percentage: UInt32?

  /// The beginning of a work; members that are nil are left out of the JSON.
  public init(title: String, cancellable: Bool? = nil, message: String? = nil, percentage: UInt32? = nil) {
    self.title = title
    self.cancellable = cancellable
    self.message = message
    self.percentage = percentage
  }
}

extension WorkDoneProgressBegin: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", "begin")
      $0.member("title", title)
      $0.member("cancellable", cancellable)
      $0.member("message", message)
      $0.member("percentage", percentage)
    }
  }
}

/// The value of `$/progress` with which a work goes on.
public struct WorkDoneProgressReport: Sendable {
  /// Whether the button that cancels it is enabled.
  public var cancellable: Bool?
  /// What is being done, shown beside the title.
  public var message: String?
  /// How much is done, from 0 to 100; never less than before.
  public var percentage: UInt32?

  /// A step of a work; a message that is nil stays as it was.
  public init(cancellable: Bool? = nil, message: String? = nil, percentage: UInt32? = nil) {
    self.cancellable = cancellable
    self.message = message
    self.percentage = percentage
  }
}

extension WorkDoneProgressReport: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", "report")
      $0.member("cancellable", cancellable)
      $0.member("message", message)
      $0.member("percentage", percentage)
    }
  }
}

/// The value of `$/progress` with which a work ends.
public struct WorkDoneProgressEnd: Sendable {
  /// How it ended.
  public var message: String?

  /// The end of a work, with a message about how it ended.
  public init(message: String? = nil) {
    self.message = message
  }
}

extension WorkDoneProgressEnd: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", "end")
      $0.member("message", message)
    }
  }
}

/// The parameters of `$/progress`.
public struct ProgressParams: Sendable {
  /// The token of the work, or of the request's partial results.
  public var token: ProgressToken
  /// The step, or the part of the answer.
  public var value: ProgressValue

  /// A value for the work or the request that the token names.
  public init(token: ProgressToken, value: ProgressValue) {
    self.token = token
    self.value = value
  }
}

extension ProgressParams: JSONEncodable {
  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("token", token)
      $0.member("value", value)
    }
  }
}

/// The value of `$/progress`.
public enum ProgressValue: Sendable, JSONEncodable {
  /// The first step.
  case begin(WorkDoneProgressBegin)
  /// Any step between.
  case report(WorkDoneProgressReport)
  /// The last step.
  case end(WorkDoneProgressEnd)
  /// A part of the answer to `workspace/diagnostic`.
  case partial(WorkspaceDiagnosticReport)

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .begin(let step): step.encode(to: &writer)
    case .report(let step): step.encode(to: &writer)
    case .end(let step): step.encode(to: &writer)
    case .partial(let part): part.encode(to: &writer)
    }
  }
}
