public import JSONText

/// A server capability that LSP lets be `true` or an object with options.
public enum Provider<Options: JSONEncodable & Sendable>: Sendable, JSONEncodable {
  /// `true`, for clients that do not know the options.
  case plain
  /// An object with the options.
  case options(Options)

  /// The options where a client takes them, else `true`.
  public init(_ options: Options?) { self = options.map { .options($0) } ?? .plain }

  public func encode(to writer: inout JSONWriter) {
    switch self {
    case .plain: writer.bool(true)
    case .options(let options): options.encode(to: &writer)
    }
  }
}

/// The options of a request that has no others.
public struct WorkDoneProgressOptions: Sendable, JSONEncodable {
  /// Whether the server tells how far its work is, where the request has a token for that.
  public var workDoneProgress: Bool

  /// Whether progress is told.
  public init(workDoneProgress: Bool) { self.workDoneProgress = workDoneProgress }

  public func encode(to writer: inout JSONWriter) {
    writer.object { $0.member("workDoneProgress", workDoneProgress) }
  }
}

/// The server's options for the formatting of ranges.
public struct DocumentRangeFormattingOptions: Sendable, JSONEncodable {
  /// Whether the server answers `textDocument/rangesFormatting` (LSP 3.18).
  public var rangesSupport: Bool?
  /// Whether the server tells how far its work is, where the request has a token for that.
  public var workDoneProgress: Bool?

  /// Options of the formatting of ranges; those that are nil are left out of the JSON.
  public init(rangesSupport: Bool? = nil, workDoneProgress: Bool? = nil) {
    self.rangesSupport = rangesSupport
    self.workDoneProgress = workDoneProgress
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("rangesSupport", rangesSupport)
      $0.member("workDoneProgress", workDoneProgress)
    }
  }
}
