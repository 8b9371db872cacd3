import Dispatch
import LanguageServerProtocol
import Synchronization
import TextPatterns

/// An answer that is being worked out.
final class BackgroundAnswer: Sendable {
  /// The request.
  let id: RequestID
  /// The path of the document that it is about; nil: it is about all.
  let path: String?
  /// What is answered where the document changes before the answer is there.
  let whenStale: WhenStale
  private let work: Mutex<(@Sendable () -> OutgoingMessage)?>
  private let message = Mutex<OutgoingMessage?>(nil)
  private let isDone = DispatchSemaphore(value: 0)
  private let isAbandoned = Atomic(false)

  /// Nothing is done yet.
  init(_ id: RequestID, path: String?, whenStale: WhenStale, _ work: @escaping @Sendable () -> OutgoingMessage) {
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

/// The answers that take long.
struct BackgroundAnswers: Sendable {
  /// For how many milliseconds an answer is waited for before others have their turn; nil: until it is there, on the
  /// thread that asks.
  var patience: Int?
  /// Those that are not there yet, in the order of the requests.
  var pending: [BackgroundAnswer] = []
  /// Those that are begun once the client's folders have been searched.
  var held: [HeldRequest] = []

  /// So many are worked out at a time; the others wait.
  static let atOnce = 2
  /// For so many milliseconds an answer is waited for where there is nothing else to do.
  static let pause = 2
}
