import JSONText
import LanguageServerProtocol

/// The messages that have come and are not handled yet, in order.
///
/// Since all that waits is read before anything is done, it is known here which requests have been taken back, and which
/// are about a text that has changed since.
struct Inbox {
  /// A message whose turn has come.
  struct Item {
    /// What the client sent.
    var message: IncomingMessage
    /// The client has taken the request back.
    var isCancelled = false
    /// A later change of the document that the request, or the change, is about waits.
    var isStale = false
    /// When it came, in the clock's milliseconds.
    var arrival = 0.0
  }

  /// A message with its bytes and when it came.
  private struct Waiting {
    var message: IncomingMessage
    var byteCount: Int
    var arrival: Double
  }

  private var framer = MessageFramer()
  private var messages: [Waiting] = []
  /// The number of the first message in `messages`, counted from the start of the session.
  private var firstNumber = 0
  private var next = 0
  /// Messages whose turn had come, and that wait for something else, by number; nil where one has gone since.
  private var held: [(number: Int, waiting: Waiting?)] = []
  /// How many of these there are.
  private var heldCount = 0
  /// Those before this one still wait for what they are about.
  private var nextHeld = 0
  /// What all of those are about.
  private var heldMessages = HeldMessages()
  /// Up to which event it is known that they wait.
  private var heldSince = 0
  /// Whether one of them was taken back.
  private var hasCancelledHeld = false
  /// The waiting requests, and those among them that are cancelled, by number.
  private var requests: [RequestID: Int] = [:]
  private var cancelled: Set<Int> = []
  /// The last waiting change of each document.
  private var changes: [DocumentURI: Int] = [:]
  /// The bytes of the waiting messages together.
  private(set) var byteCount = 0

  /// Whether no message waits for its turn.
  var isEmpty: Bool { next == messages.count }

  /// Whether none waits for something else.
  var holdsNothing: Bool { heldCount == 0 }

  /// Takes the next bytes from the client, which come at a moment of the clock.
  mutating func feed(_ bytes: some Collection<UInt8>, at arrival: Double) {
    for frame in framer.feed(bytes) {
      switch frame {
      case .body(let body): append(IncomingMessage(parsing: body), byteCount: body.count, arrival)
      case .broken(let reason):
        append(
          .invalid(id: nil, ResponseError(.parseError, "expected a message, found \(reason)")), byteCount: 0, arrival)
      }
    }
  }

  private mutating func append(_ message: IncomingMessage, byteCount: Int, _ arrival: Double) {
    let number = firstNumber + messages.count
    switch message {
    case .request(let id, _, _):
      requests[id] = number
    case .notification(CancelRequestNotification.method, let params):
      if let cancel = try? CancelRequestNotification.params(from: params), let request = requests[cancel.id] {
        cancelled.insert(request)
        if request <= held.last?.number ?? -1 { hasCancelledHeld = true }
      }
    case .notification(DidChangeTextDocumentNotification.method, let params):
      if let uri = Inbox.document(of: params) { changes[uri] = number }
    default: break
    }
    messages.append(Waiting(message: message, byteCount: byteCount, arrival: arrival))
    self.byteCount += byteCount
  }

  /// The next message; nil where none waits, or all do for something else.
  ///
  /// - Parameters:
  ///   - event: the number of the last event that may have let messages go which waited for something else.
  ///   - isHeld: whether a message has to wait for something else, or for others that do, and is then added to those;
  ///     messages that have not overtake those that have.
  mutating func popFirst(
    after event: Int = 0, holding isHeld: (IncomingMessage, inout HeldMessages) -> Bool = { _, _ in false }
  ) -> Item? {
    if let item = popHeld(after: event, holding: isHeld) { return item }
    while next < messages.count {
      let waiting = messages[next]
      messages[next] = Waiting(message: .notification(method: "", params: nil), byteCount: 0, arrival: 0)
      next += 1
      let number = firstNumber + next - 1
      if !cancelled.contains(number), isHeld(waiting.message, &heldMessages) {
        held.append((number, waiting))
        heldCount += 1
        nextHeld = held.count
        forgetHandled()
      } else {
        return item(number, waiting)
      }
    }
    return nil
  }

  /// The first of the messages that waited for something else, and need not any more.
  private mutating func popHeld(
    after event: Int, holding isHeld: (IncomingMessage, inout HeldMessages) -> Bool
  ) -> Item? {
    if hasCancelledHeld {
      if let index = held.firstIndex(where: { $0.waiting != nil && cancelled.contains($0.number) }) {
        return takeHeld(index)
      }
      hasCancelledHeld = false
    }
    if heldSince != event {
      heldSince = event
      nextHeld = 0
      heldMessages = HeldMessages()
      held.removeAll { $0.waiting == nil }
    }
    while nextHeld < held.count {
      let index = nextHeld
      nextHeld += 1
      if let waiting = held[index].waiting, !isHeld(waiting.message, &heldMessages) { return takeHeld(index) }
    }
    return nil
  }

  private mutating func takeHeld(_ index: Int) -> Item? {
    guard let waiting = held[index].waiting else { return nil }
    let number = held[index].number
    held[index].waiting = nil
    heldCount -= 1
    if heldCount == 0 { (held, nextHeld) = ([], 0) }
    return item(number, waiting)
  }

  private mutating func item(_ number: Int, _ waiting: Waiting) -> Item {
    var item = Item(message: waiting.message, arrival: waiting.arrival)
    byteCount -= waiting.byteCount
    switch item.message {
    case .request(let id, _, let params):
      if requests[id] == number { requests[id] = nil }
      item.isCancelled = cancelled.remove(number) != nil
      item.isStale = isChanged(params, after: number)
    case .notification(DidChangeTextDocumentNotification.method, let params):
      item.isStale = isChanged(params, after: number)
    default: break
    }
    forgetHandled()
    return item
  }

  /// Whether the document that a message is about changes behind that message.
  private func isChanged(_ params: JSONValue?, after number: Int) -> Bool {
    guard !changes.isEmpty, let uri = Inbox.document(of: params), let change = changes[uri] else { return false }
    return change > number
  }

  private mutating func forgetHandled() {
    guard next == messages.count else { return }
    firstNumber += next
    next = 0
    messages.removeAll(keepingCapacity: messages.capacity < 1024)
    if heldCount == 0 {
      changes.removeAll()
      heldMessages = HeldMessages()
    }
  }

  /// The document that a message is about.
  static func document(of params: JSONValue?) -> DocumentURI? {
    params?["textDocument"]?["uri"]?.string.map { DocumentURI($0) }
  }
}
