import JSONText
import LanguageServerProtocol

/// What the client has been asked.
enum PendingRequest: Sendable {
  /// To register for notifications: `client/registerCapability`.
  case registration
  /// For its settings: `workspace/configuration`.
  case configuration
  /// To ask for diagnostics again.
  case refresh
  /// To ask for hints again.
  case hints
  /// To show a page, or to ask for a text again.
  case page
  /// To show the progress of this name.
  case progress(ProgressToken)
  /// To show the picture of this path.
  case picture(String)
  /// To show code, and where it is.
  case code(String)

  /// Takes in the answer; clients that cannot answer say so with errors, which change nothing.
  func answered(_ result: Result<JSONValue, ResponseError>, _ session: inout Session) {
    switch self {
    case .registration, .hints, .page: break
    case .configuration:
      if case .success(let values) = result, let first = values.elements?.first(where: { _ in true }) {
        session.update(settings: first)
      }
    case .refresh: session.findings.isRefreshing = false
    case .progress(let token):
      if case .success = result { session.showProgress(token) }
    case .picture(let file):
      let isShown = try? result.get()["success"]?.bool
      if isShown != true { session.tell(.info, "The form is drawn in \(file)") }
    case .code(let file):
      let isShown = try? result.get()["success"]?.bool
      if isShown != true { session.tell(.info, "The code is in \(file)") }
    }
  }
}
