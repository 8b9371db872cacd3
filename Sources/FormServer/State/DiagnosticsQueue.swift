import LanguageServerProtocol

/// The documents whose findings have changed and are not told yet.
struct DiagnosticsQueue: Sendable {
  /// Paths in the order in which they came; those that do not wait any more are passed over.
  private var paths: [String] = []
  private var next = 0
  private var waiting: Set<String> = []
  /// Those that wait for others that are being read.
  private var postponed: Set<String> = []
  /// Clients that pull must be told to do so again.
  var needsRefresh = false
  /// They have been told, and have not answered.
  var isRefreshing = false
  /// What is told next, unless something comes that makes it obsolete.
  private var prepared: (path: String, stage: Stage)?
  /// The number of the last change.
  private(set) var revision = 0
  /// What the ids of this session's reports begin with: a client may bring some from a session before.
  let session: String

  /// How far the telling has come.
  enum Stage: Sendable {
    /// The file is being looked at since the first of these moments; what is known was told at the second.
    case analysing(since: Double, told: Double)
    /// The same, while what is known is put in words, beside everything else.
    case telling(since: Double, WorkBeside<OutgoingMessage>)
    /// All is known, and is put in words, beside everything else.
    case writing(WorkBeside<OutgoingMessage>)
  }

  /// - Parameter session: what no other session is called.
  init(session: String) { self.session = session }

  /// Counts a change, and gives its number.
  mutating func countChange() -> Int {
    revision += 1
    return revision
  }

  /// Puts a document behind those that wait; what was prepared of it is made again.
  mutating func insert(_ path: String) {
    if prepared?.path == path { prepared = nil }
    if waiting.insert(path).inserted { paths.append(path) }
  }

  /// Lets go of a document that is closed.
  mutating func remove(_ path: String) {
    if prepared?.path == path { prepared = nil }
    waiting.remove(path)
    postponed.remove(path)
  }

  /// Keeps a document until something that was being read is there.
  mutating func postpone(_ path: String) { postponed.insert(path) }

  /// Puts the documents that were kept behind those that wait.
  mutating func resume() {
    for path in postponed.sorted() { insert(path) }
    postponed = []
  }

  /// Lets go of all documents.
  mutating func removeAll() {
    waiting = []
    paths = []
    next = 0
  }

  /// Keeps how far the telling of a document has come.
  mutating func prepare(_ stage: Stage, of path: String) { prepared = (path, stage) }

  /// Puts what is being prepared back where the user looks at something else that waits.
  mutating func giveWay(to focus: String?) {
    guard let focus, let path = prepared?.path, path != focus, waiting.contains(focus) else { return }
    insert(path)
  }

  /// What was prepared last, which then goes on.
  mutating func takePrepared() -> (path: String, stage: Stage)? {
    defer { prepared = nil }
    return prepared
  }

  /// The document to tell next: the one that the user looks at, else the one that waits longest.
  mutating func popFirst(preferring focus: String?) -> String? {
    if let focus, waiting.remove(focus) != nil { return focus }
    while next < paths.count {
      let path = paths[next]
      next += 1
      if waiting.remove(path) != nil { return path }
    }
    removeAll()
    return nil
  }
}
