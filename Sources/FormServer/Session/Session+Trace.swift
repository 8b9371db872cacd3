import JSONText
import LanguageServerProtocol

// What a client, or whoever asked for a log, is told of the server's work.

extension Session {
  /// Handles a message, and tells what was done and how long it took where somebody wants to know.
  mutating func receiveTraced(_ item: Inbox.Item, hasFollowers: Bool) {
    guard trace != .off || isLogging else { return receive(item, hasFollowers: hasFollowers) }
    let start = clock.milliseconds()
    let before = outgoing.count
    receive(item, hasFollowers: hasFollowers)
    let took = ((clock.milliseconds() - start) * 1_000).rounded() / 1_000
    let sent = outgoing[min(before, outgoing.count)...].reduce(0) { $0 + $1.bytes.count }
    let line = "\(Session.name(of: item.message)): \(took) ms, \(sent) bytes sent"
    if isLogging { logLines.append(line) }
    guard trace != .off, phase == .running else { return }
    notify(
      LogTraceNotification.self,
      LogTraceParams(message: line, verbose: trace == .verbose ? Session.params(of: item.message) : nil))
  }

  /// What a message is, in words.
  private static func name(of message: IncomingMessage) -> String {
    switch message {
    case .request(.integer(let id), let method, _): "\(method) (\(id))"
    case .request(.string(let id), let method, _): "\(method) ('\(id)')"
    case .notification(let method, _): method
    case .response: "an answer"
    case .invalid(_, let error): "what is no message (\(error.message))"
    }
  }

  /// Bytes of parameters that are told at most.
  private static let toldParams = 4_096

  private static func params(of message: IncomingMessage) -> String? {
    switch message {
    case .request(_, _, let params?), .notification(_, let params?):
      String(decoding: params.rawBytes.prefix(toldParams), as: UTF8.self)
    default: nil
    }
  }
}
