import LanguageServerProtocol

/// The server without its input and output: takes bytes, does one piece of work at a time, gives bytes.
///
/// Whoever drives it hands over all that is waiting before each step (`LanguageServer` does so for the standard streams,
/// tests and the fuzz program do it in memory).
public struct ServerCore: Sendable {
  /// Bytes of waiting messages above which no more are taken in.
  private static let inboxLimit = 64 << 20

  /// The methods of all requests that it answers, sorted.
  public static var requestMethods: [String] { Session.requestMethods }

  private let clock: ServerClock
  private var inbox = Inbox()
  private var session: Session

  /// - Parameters:
  ///   - version: what the server says of itself.
  ///   - clock: what time it is.
  ///   - patience: for how many milliseconds an answer that takes long is waited for before others have their turn; nil:
  ///     until it is there.
  ///   - isAwaited: whether bytes wait that were not handed over yet; asked while something takes long, from any thread.
  public init(
    version: String? = nil, clock: ServerClock = .system, patience: Int? = nil,
    isAwaited: @escaping @Sendable () -> Bool = { false }
  ) {
    self.clock = clock
    session = Session(version: version, clock: clock, patience: patience, isAwaited: isAwaited)
  }

  /// Has no settings looked for in files.
  mutating func isolate() { session.settings.isolate() }

  /// Has lines made that tell what is done, to be taken with `takeLog`.
  mutating func startLogging() { session.isLogging = true }

  /// The lines for the log that were made since the last call.
  mutating func takeLog() -> [String] {
    defer { session.logLines = [] }
    return session.logLines
  }

  /// With what the process ends, once the client has told it to: 0 after `shutdown`, else 1.
  public var exitCode: Int32? { session.exitCode }

  /// With what it ends where the client just goes away.
  var exitCodeAtEndOfInput: Int32 { session.phase == .shutDown ? 0 : 1 }

  /// What time it is, in the clock's milliseconds.
  var milliseconds: Double { clock.milliseconds() }

  /// The client's process, which the server does not outlive.
  var clientProcess: Int32? { session.client.process }

  /// Whether messages wait to be handled.
  public var hasMessages: Bool { !inbox.isEmpty }

  /// Whether more may be taken in before some of the messages that wait are handled.
  public var hasRoom: Bool { inbox.byteCount < ServerCore.inboxLimit }

  /// Takes the next bytes from the client.
  public mutating func receive(_ bytes: some Collection<UInt8>) {
    inbox.feed(bytes, at: clock.milliseconds())
  }

  /// Handles one message, or, where none waits, does a piece of the work that is due between messages; gives whether
  /// there was any.
  public mutating func step() -> Bool {
    // What is told is sent before the next piece of work, which may take long.
    if session.tellProgress() { return true }
    session.readLeftImports()
    if let item = nextItem() {
      session.receiveTraced(item, hasFollowers: !inbox.isEmpty)
      return true
    }
    return session.doIdleWork()
  }

  /// The next message that can be handled now.
  private mutating func nextItem() -> Inbox.Item? {
    if session.openings.isEmpty, inbox.holdsNothing { return inbox.popFirst() }
    return inbox.popFirst(after: session.openings.event) { [session] in session.mustWait($0, behind: &$1) }
  }

  /// What is to be sent, in order; each is a message with its header.
  public mutating func takeOutput() -> [ArraySlice<UInt8>] {
    defer { session.outgoing.removeAll(keepingCapacity: true) }
    return session.outgoing.map(\.bytes)
  }
}
