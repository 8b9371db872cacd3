import LanguageServerProtocol
import SystemIO

/// The answers that take long.
struct BackgroundAnswers: Sendable {
  /// For how many milliseconds an answer is waited for before others have their turn; nil: until it is there, on the
  /// thread that asks.
  var patience: Int?
  /// Those that are being worked out, or wait to be sent, in the order in which they were begun: never many.
  private(set) var begun: [BackgroundAnswer] = []
  /// Those that wait for others, in the order of the requests, by the path of what they are about.
  private var waiting: [String?: Queue] = [:]
  /// The paths of these, in the order of their turns.
  private var turns: [String?] = []
  /// Those that wait, by their requests.
  private var byID: [RequestID: [BackgroundAnswer]] = [:]
  /// Those for which nobody waits any more, and that are still worked out.
  private var left: [BackgroundAnswer] = []
  /// Those that are begun once all forms are known.
  var held: [HeldRequest] = []

  /// So many about one document are worked out at a time; the others wait, but not for those that take long.
  private static let atOnce = 2
  /// After so many milliseconds others do not wait for an answer.
  private static let patienceOfOthers = 50.0
  /// So many about one document are worked out at a time, however long they take: more would leave the others, and the
  /// thread that hands all of them out, a small share of the processors.
  private static let mostOfOne = min(8, ThisProcess.processorCount + 2)
  /// So many are worked out at a time, whatever they are about.
  private static let most = 32
  /// For so many milliseconds an answer is waited for where there is nothing else to do.
  static let pause = 2

  /// Those that wait and are about one thing; some of them may have been dropped since.
  private struct Queue: Sendable {
    private var answers: [BackgroundAnswer?] = []
    private var next = 0

    /// Those that nobody has dropped.
    var live: [BackgroundAnswer] { answers[next...].compactMap { $0 }.filter { !$0.isDropped } }

    mutating func append(_ answer: BackgroundAnswer) { answers.append(answer) }

    /// Takes the first one that nobody has dropped.
    mutating func popFirst() -> BackgroundAnswer? {
      while next < answers.count {
        defer { next += 1 }
        if let answer = answers[next].take(), !answer.isDropped { return answer }
      }
      return nil
    }
  }

  /// Answers by requests where nothing takes long: none waits.
  ///
  /// - Parameter patience: see there.
  init(patience: Int?) { self.patience = patience }

  /// Whether none is waited for.
  var isEmpty: Bool { begun.isEmpty && byID.isEmpty }

  /// All that are waited for.
  var all: [BackgroundAnswer] { begun + byID.values.joined() }

  /// Those of them that are about a document.
  func all(about path: String) -> [BackgroundAnswer] {
    begun.filter { $0.path == path } + (waiting[path]?.live ?? [])
  }

  /// Those of them that answer a request.
  func all(to id: RequestID) -> [BackgroundAnswer] { begun.filter { $0.id == id } + (byID[id] ?? []) }

  /// Puts an answer behind those that wait.
  mutating func add(_ answer: BackgroundAnswer) {
    byID[answer.id, default: []].append(answer)
    if waiting[answer.path] == nil { turns.append(answer.path) }
    waiting[answer.path, default: Queue()].append(answer)
  }

  /// Takes out an answer that is sent, or will not be.
  mutating func drop(_ answer: BackgroundAnswer) {
    answer.abandon()
    if answer.isAtWork { left.append(answer) }
    if answer.hasBegun { begun.removeAll { $0 === answer } } else { forget(answer) }
  }

  private mutating func forget(_ answer: BackgroundAnswer) {
    byID[answer.id]?.removeAll { $0 === answer }
    if byID[answer.id]?.isEmpty ?? false { byID[answer.id] = nil }
  }

  /// Begins with those that wait, as many as there is room for: what is about one document does not wait for what is
  /// about another.
  ///
  /// - Parameter now: the time by the session's clock.
  mutating func beginWaiting(_ now: Double) {
    guard !turns.isEmpty else { return }
    left.removeAll { !$0.isAtWork }
    var young: [String?: Int] = [:]
    var all: [String?: Int] = [:]
    for answer in left { all[answer.path, default: 0] += 1 }
    for answer in begun {
      all[answer.path, default: 0] += 1
      if let begun = answer.begun, now - begun < BackgroundAnswers.patienceOfOthers {
        young[answer.path, default: 0] += 1
      }
    }
    var room = BackgroundAnswers.most - begun.count - left.count
    var turn = 0
    while room > 0, turn < turns.count {
      let path = turns[turn]
      guard young[path, default: 0] < BackgroundAnswers.atOnce, all[path, default: 0] < BackgroundAnswers.mostOfOne
      else {
        // There are no more of these than are at work.
        turn += 1
        continue
      }
      turns.remove(at: turn)
      guard let answer = waiting[path]?.popFirst() else {
        waiting[path] = nil
        continue
      }
      turns.append(path)
      forget(answer)
      begun.append(answer)
      answer.start(now)
      young[path, default: 0] += 1
      all[path, default: 0] += 1
      room -= 1
    }
  }
}
