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
  private let beginning = Mutex<Double?>(nil)

  /// When it was begun, by the session's clock; nil: it waits for others.
  var begun: Double? { beginning.withLock { $0 } }
  /// Whether it was begun.
  var hasBegun: Bool { begun != nil }
  /// Whether it is being worked out.
  var isAtWork: Bool { hasBegun && message.withLock { $0 == nil } }

  /// Nothing is done yet.
  init(_ id: RequestID, path: String?, whenStale: WhenStale, _ work: @escaping @Sendable () -> OutgoingMessage) {
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
  /// Those for which nobody waits any more, and that are still worked out.
  var left: [BackgroundAnswer] = []
  /// Those that are begun once the client's folders have been searched.
  var held: [HeldRequest] = []

  /// So many are worked out at a time; the others wait, but not for those that take long.
  private static let atOnce = 2
  /// After so many milliseconds others do not wait for an answer.
  private static let patienceOfOthers = 50.0
  /// So many are worked out at a time, however long they take.
  private static let most = 16
  /// For so many milliseconds an answer is waited for where there is nothing else to do.
  static let pause = 2

  /// Begins with those that wait, as many as there is room for.
  ///
  /// - Parameter now: the time by the session's clock.
  mutating func beginWaiting(_ now: Double) {
    guard pending.contains(where: { !$0.hasBegun }) else { return }
    left.removeAll { !$0.isAtWork }
    let atWork = pending.compactMap(\.begun)
    let young = atWork.count { now - $0 < BackgroundAnswers.patienceOfOthers }
    let room = min(BackgroundAnswers.atOnce - young, BackgroundAnswers.most - atWork.count - left.count)
    for answer in pending.lazy.filter({ !$0.hasBegun }).prefix(max(0, room)) { answer.start(now) }
  }
}

/// Does work beside everything else, on a thread of its own: the threads that are shared may all be at work that takes
/// long.
func runOnOwnThread(_ work: @escaping @Sendable () -> Void) {
  DispatchQueue(label: "formdef.work", qos: .userInitiated).async(execute: work)
}
