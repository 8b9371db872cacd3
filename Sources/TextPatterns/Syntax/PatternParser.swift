extension PatternTree {
  /// The most bytes of source that are read.
  public static let longestSource = 1 << 17

  /// Reads a regular expression as `NSRegularExpression` compiles it with `flags` as its options.
  public static func parse(_ source: [UInt8], flags: PatternFlags = []) -> PatternParseResult {
    guard source.count <= longestSource else {
      return .unknown(PatternObstacle(reason: .tooLarge, range: longestSource..<source.count))
    }
    var parser = PatternParser(source: source, flags: flags)
    return parser.parse()
  }

  /// Reads a regular expression from text.
  public static func parse(_ source: some StringProtocol, flags: PatternFlags = []) -> PatternParseResult {
    parse(Array(source.utf8), flags: flags)
  }
}

/// Reads a pattern into a tree, in one pass and without recursion.
///
/// It follows the states of ICU's own reader, so that it takes what ICU takes, and says no where ICU does. Each kind of
/// construct is read in a file of its own.
struct PatternParser {
  /// What ICU's stack of parser states holds besides the state at the bottom.
  static let deepestNesting = 99

  /// Where symbols come from.
  var scanner: PatternScanner
  /// The symbol that is being looked at.
  var current: PatternSymbol
  /// The flags that hold now.
  var flags: PatternFlags {
    didSet { scanner.isFreeSpacing = flags.contains(.freeSpacing) }
  }

  /// The tree's nodes so far.
  var nodes: [PatternNode] = []
  /// Parts of the branches that are open, those of inner groups last.
  var parts: [PatternTree.NodeID] = []
  /// Complete branches of the groups that are open.
  var branches: [PatternTree.NodeID] = []
  /// The groups that are open, the whole pattern first.
  var groups: [OpenGroup] = []
  /// The literals that were read last and are no part yet.
  var run = LiteralRun()

  /// How many capturing groups have been opened.
  var captureCount = 0
  /// The names of capturing groups in source order.
  var captureNames: [(name: String, number: Int)] = []
  /// The numbers of capturing groups by name.
  var captureNumbers: [String: Int] = [:]
  /// Back-references whose group may be missing, with the node of each.
  var backreferences: [(number: Int, node: PatternTree.NodeID)] = []
  /// What looks like a mistake, in source order.
  var remarks: [PatternRemark] = []
  /// Repetitions written `??`, which ICU compiles into something that it takes for a loop without end.
  var lazyOptions: Set<PatternTree.NodeID> = []

  /// Where bracketed sets are evaluated.
  var sets = SetStack()
  /// The offsets of the brackets that are open.
  var bracketStarts: [Int] = []
  /// The scalar that a `-` in a set may make a range with. ICU carries it on from set to set.
  var lastSetScalar: UInt32?
  /// The offset of `lastSetScalar`.
  var lastSetScalarStart = 0
  /// The `-` or `&` that was read last, where it means itself: ICU forgets to let ranges begin with it.
  var signWithoutRange: Range<Int>?
  /// The properties that the pattern has named.
  var catalog = PropertySetCatalog()

  private var failure: PatternFailure?
  /// Whether reading must stop.
  private(set) var hasFailed = false

  /// A parser before the first byte.
  init(source: [UInt8], flags: PatternFlags) {
    scanner = PatternScanner(source)
    current = PatternSymbol(scalar: 0, isQuoted: false, range: 0..<0)
    self.flags = flags
    scanner.isFreeSpacing = flags.contains(.freeSpacing)
    nodes.reserveCapacity(min(source.count, 64))
  }

  /// What the reader expects next.
  enum State {
    /// A term, `|`, `)` or the end.
    case term
    /// A quantifier for the last part, or a term.
    case quantifier
    /// Nothing: the pattern is at its end.
    case end
  }

  /// Reads the whole pattern.
  mutating func parse() -> PatternParseResult {
    openPattern()
    advance()
    var state = State.term
    while state != .end, !hasFailed {
      state = state == .quantifier ? readQuantifier() : readTerm()
    }
    if !hasFailed { checkBackreferences() }
    return result()
  }

  /// Makes the next symbol the current one.
  mutating func advance() {
    current = scanner.next()
    if let error = scanner.failure { stop(.invalid(error)) }
  }

  /// Keeps the first error.
  mutating func fail(_ name: PatternErrorName, _ message: String, _ range: Range<Int>) {
    stop(.invalid(PatternError(name, message, range)))
  }

  /// Gives up: the pattern may be right.
  mutating func giveUp(_ reason: PatternObstacle.Reason, _ range: Range<Int>) {
    stop(.unknown(PatternObstacle(reason: reason, range: range)))
  }

  private mutating func stop(_ reason: PatternFailure) {
    if !hasFailed { failure = reason }
    hasFailed = true
  }

  /// Notes something that compiles and looks like a mistake.
  mutating func remark(_ kind: PatternRemark.Kind, _ range: Range<Int>) {
    remarks.append(PatternRemark(kind: kind, range: range))
  }

  /// Adds a node.
  mutating func add(_ kind: PatternNodeKind, _ range: Range<Int>) -> PatternTree.NodeID {
    nodes.append(PatternNode(kind: kind, range: range))
    return nodes.count - 1
  }

  private func result() -> PatternParseResult {
    switch failure {
    case .invalid(let error): .invalid(error)
    case .unknown(let obstacle): .unknown(obstacle)
    case nil:
      .tree(
        PatternTree(
          source: scanner.bytes, nodes: nodes, root: branches.last ?? 0, captureCount: captureCount,
          captureNames: captureNames, remarks: remarks + remarksOnWhole()))
    }
  }
}

/// Why reading stopped.
enum PatternFailure {
  /// ICU does not compile the pattern.
  case invalid(PatternError)
  /// It is not known whether ICU compiles it, or what it means.
  case unknown(PatternObstacle)
}
