public import JSONText

/// How far a work is.
public enum ProgressNotification: ServerNotification {
  public typealias Params = ProgressParams
  public static let method = "$/progress"
}

/// A work begins.
public struct WorkDoneProgressBegin: Sendable {
  /// What is done.
  public var title: String
  /// Whether the user can stop it.
  public var cancellable: Bool?
  /// More on it.
  public var message: String?
  /// How far it is, of 100; nil when that cannot be said.
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

/// A work goes on.
public struct WorkDoneProgressReport: Sendable {
  /// Whether the user can stop it.
  public var cancellable: Bool?
  /// More on it.
  public var message: String?
  /// How far it is, of 100.
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

/// A work is done.
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

/// How far which work is.
public struct ProgressParams: Sendable {
  /// Which work.
  public var token: ProgressToken
  /// How far.
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

/// A step of a progress, or a part of an answer that comes in parts.
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
