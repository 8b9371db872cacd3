import Dispatch
import LanguageServerProtocol
import Synchronization
import TextPatterns

/// A request whose answer is worked out on a thread of its own where it takes long, so that others are answered meanwhile;
/// one file each in `Requests`.
protocol BackgroundRequestHandler: ClientRequest, SendableMetatype where Params: Sendable, Result: Sendable {
  /// What is answered where the document changes before the answer is there.
  static var whenStale: WhenStale { get }
  /// The document that the request is about.
  static func document(of params: Params) -> DocumentURI
  /// What works the answer out, of nothing but values.
  static func work(_ params: Params, _ session: inout Session) throws(ResponseError) -> @Sendable () -> Result
}

extension BackgroundRequestHandler {
  /// An answer about a text that has changed since is of no use.
  static var whenStale: WhenStale { .contentModified }
}

/// An answer that is being worked out.
final class BackgroundAnswer: Sendable {
  /// The request.
  let id: RequestID
  /// The path of the document that it is about.
  let path: String
  /// What is answered where the document changes before the answer is there.
  let whenStale: WhenStale
  private let work: Mutex<(@Sendable () -> OutgoingMessage)?>
  private let message = Mutex<OutgoingMessage?>(nil)
  private let isDone = DispatchSemaphore(value: 0)
  private let isAbandoned = Atomic(false)

  /// Nothing is done yet.
  init(_ id: RequestID, path: String, whenStale: WhenStale, _ work: @escaping @Sendable () -> OutgoingMessage) {
    self.id = id
    self.path = path
    self.whenStale = whenStale
    self.work = Mutex(work)
  }

  /// Works it out, to the end or until it is abandoned.
  func start() {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let interruption = Interruption { [self] in isAbandoned.load(ordering: .relaxed) }
      let found = Interruption.$current.withValue(interruption) { takeWork()?() }
      message.withLock { $0 = found }
      isDone.signal()
    }
  }

  /// What works it out, which is let go once it has: as long as it is kept, so are the texts that it is about.
  private func takeWork() -> (@Sendable () -> OutgoingMessage)? {
    work.withLock { work in
      defer { work = nil }
      return work
    }
  }

  /// The answer, as soon as it is there; nil where it is not after so many milliseconds.
  func message(within milliseconds: Int) -> OutgoingMessage? {
    guard isDone.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return nil }
    return message.withLock { $0 }
  }

  /// Nobody waits for the answer any more.
  func abandon() { isAbandoned.store(true, ordering: .relaxed) }
}
