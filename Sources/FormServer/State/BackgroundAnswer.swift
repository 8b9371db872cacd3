import Dispatch
import LanguageServerProtocol
import Synchronization
import SystemIO
import TextPatterns

/// An answer that is being worked out.
final class BackgroundAnswer: Sendable {
  /// The request.
  let id: RequestID
  /// The path of the document that it is about; nil: it is about all.
  let path: String?
  /// What is answered where the document changes before the answer is there.
  let whenStale: WhenStale
  /// An answer, and what is done once it is sent.
  typealias Outcome = (message: OutgoingMessage, then: FollowUp?)

  /// What is done once an answer is sent.
  enum FollowUp: Sendable {
    /// Code was written to these files, or not.
    case showCode(Result<[String], FileError>)
    /// The client has got reports, those of a document first.
    case noteReports([MadeReport])
  }

  /// A report that was made of a file.
  struct MadeReport: Sendable {
    /// The file's path.
    let path: String
    /// The number of its last change before.
    let revision: Int?
    /// What the client was told.
    let told: ToldReport?
  }

  private let work: Mutex<(@Sendable () -> Outcome)?>
  private let outcome = Mutex<Outcome?>(nil)
  private let isDone = DispatchSemaphore(value: 0)
  private let isAbandoned = Atomic(false)
  private let beginning = Mutex<Double?>(nil)

  /// When it was begun, by the session's clock; nil: it waits for others.
  var begun: Double? { beginning.withLock { $0 } }
  /// Whether it was begun.
  var hasBegun: Bool { begun != nil }
  /// Whether it is being worked out.
  var isAtWork: Bool { hasBegun && outcome.withLock { $0 == nil } }

  /// Nothing is done yet.
  init(_ id: RequestID, path: String?, whenStale: WhenStale, _ work: @escaping @Sendable () -> Outcome) {
    self.id = id
    self.path = path
    self.whenStale = whenStale
    self.work = Mutex(work)
  }

  /// Works it out, to the end or until it is abandoned.
  ///
  /// - Parameter now: the time by the session's clock.
  func start(_ now: Double) {
    beginning.withLock { $0 = now }
    runOnOwnThread { [self] in
      let interruption = Interruption { [self] in isAbandoned.load(ordering: .relaxed) }
      let found = Interruption.$current.withValue(interruption) { takeWork()?() }
      outcome.withLock { $0 = found }
      isDone.signal()
    }
  }

  /// Works it out here and now.
  func workOut() -> Outcome? { takeWork()?() }

  /// What works it out, which is let go once it has: as long as it is kept, so are the texts that it is about.
  private func takeWork() -> (@Sendable () -> Outcome)? {
    work.withLock { work in
      defer { work = nil }
      return work
    }
  }

  /// The answer, as soon as it is there; nil where it is not after so many milliseconds.
  func outcome(within milliseconds: Int) -> Outcome? {
    guard isDone.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return nil }
    return outcome.withLock { $0 }
  }

  /// Whether nobody waits for the answer any more.
  var isDropped: Bool { isAbandoned.load(ordering: .relaxed) }

  /// Nobody waits for the answer any more. One that was not begun never is, and holds on to no texts.
  func abandon() {
    isAbandoned.store(true, ordering: .relaxed)
    if !hasBegun { _ = takeWork() }
  }
}
