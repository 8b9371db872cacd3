import JSONText
import LanguageServerProtocol

/// How far a request is that waits for its answer, as a client is told that gave a token for it or that shows progress of
/// the server's.
struct RequestProgress: Sendable {
  /// The request.
  let id: RequestID
  /// What the client is told.
  var work: WorkProgress?
  /// How much is done, from 0 to 100, never less than before; nil where nobody counts.
  var percentage: UInt32?
}

extension Session {
  /// Has a client told how far a request is, by the token that it has given for that, else by one of the server's.
  mutating func follow(_ id: RequestID, _ title: String, _ params: JSONValue?) {
    let token: ProgressToken? = params?.decodeIfPossible("workDoneToken")
    guard token != nil || client.capabilities.window.workDoneProgress else { return }
    followed += 1
    let work = WorkProgress(
      title, token: token ?? .string("formdef/request/\(followed)"), isOfRequest: token != nil, at: arrival)
    progress.append(RequestProgress(id: id, work: work))
  }

  /// Takes in how much of a request is done.
  mutating func note(_ done: Int, of total: Int, for id: RequestID) {
    guard let index = progress.firstIndex(where: { $0.id == id }) else { return }
    let share = Double(done) / Double(max(1, total))
    let percentage = UInt32(max(0, min(100, 100 * share)))
    progress[index].percentage = max(progress[index].percentage ?? 0, percentage)
  }

  /// Tells how far the requests are that take long; gives whether there was anything to tell.
  mutating func tellProgress() -> Bool {
    let before = outgoing.count
    for index in progress.indices {
      var request = progress[index]
      tell(&request.work, percentage: request.percentage)
      progress[index] = request
    }
    return outgoing.count > before
  }

  /// When the next request has taken long, in the clock's milliseconds; nil where none waits for that.
  var progressIsDue: Double? {
    progress.compactMap(\.work).filter { $0.stage == .nothing }.map { $0.began + WorkProgress.patience }.min()
  }

  /// Answers a request, behind the end of what was told of it.
  mutating func respond(to id: RequestID, _ message: OutgoingMessage) {
    while let index = progress.firstIndex(where: { $0.id == id }) {
      var ended = progress.remove(at: index)
      end(&ended.work)
    }
    outgoing.append(message)
  }
}
