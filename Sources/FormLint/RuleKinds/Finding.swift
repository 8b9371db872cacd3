public import FormSyntax

/// How serious a finding is; only errors fail a build by themselves.
public enum Severity: UInt8, Comparable, CaseIterable, Sendable {
  /// From the most serious to the least, as LSP's `DiagnosticSeverity` has them.
  case error, warning, information, hint

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }

  /// The word in reports.
  public var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "information"
    case .hint: "hint"
    }
  }
}

/// A place in a file: bytes of a chunk.
public struct ChunkPlace: Hashable, Sendable {
  /// The path of the file; nil: the file that is analysed.
  public var path: String?
  /// The chunk that they are in.
  public var chunk: ChunkID
  /// Counted from the start of the chunk.
  public var range: Range<Int>

  /// Bytes of a chunk; of the analysed file where no path is given.
  public init(path: String? = nil, chunk: ChunkID, range: Range<Int>) {
    self.path = path
    self.chunk = chunk
    self.range = range
  }
}

/// Something that a rule found. It does not know where its chunk stands.
public struct Finding: Sendable {
  /// What is said; made from a string literal at the bottom of a rule's file.
  public struct Message: ExpressibleByStringInterpolation, Sendable {
    /// The text, as the glossary has it: lower case at the start, no full stop.
    public var text: String
    /// A message without names in it.
    public init(stringLiteral text: String) { self.init(text) }
    /// A message that was put together before; of one with very long names in it the beginning and the end.
    public init(_ text: String) { self.text = LongText.cut(text) }
  }

  /// How editors show what is marked.
  public enum Tag: String, Sendable {
    /// What is marked can go: editors fade it.
    case unnecessary
    /// What is marked should no longer be used: editors strike it through.
    case deprecated
  }

  /// A fact about the finding for other programs.
  public enum Datum: Sendable, Equatable {
    /// A name, or a piece of the source.
    case text(String)
    /// A count, or a bound.
    case number(Int)
    /// Several names, in order.
    case texts([String])

    /// The same with the beginnings and ends of very long texts.
    fileprivate var cut: Datum {
      switch self {
      case .text(let text): .text(LongText.cut(text))
      case .number: self
      case .texts(let texts): .texts(texts.map(LongText.cut))
      }
    }
  }

  /// The rule that found it.
  public var rule: LintRuleInfo
  /// The rule's own severity, unless the rule says that this case is less serious.
  public var severity: Severity
  /// What is wrong.
  public var message: Message
  /// Counted from the start of the chunk.
  public var range: Range<Int>
  /// Whether it stands for the others of its code in the form, since all have one cause.
  var isToldOncePerForm: Bool
  /// Whether it is told only where it holds for all users of the preset that causes it, and of none of them alone.
  var needsAllUsers = false
  /// Whether it holds for controls that use the preset and add nothing to it, of which none may be known.
  var isAssumed = false
  /// What most findings have nothing of: there may be very many of them.
  private var details: Details?

  private final class Details: Sendable {
    let values: Values

    private init(_ values: Values) { self.values = values }

    private static let unnecessary = Details(Values(tags: [.unnecessary]))

    /// Nil where there is nothing; what very many findings may have is shared by all.
    static func of(_ values: Values) -> Details? {
      if values.isEmpty { return nil }
      return values.isOnlyTagged && values.tags == [.unnecessary] ? unnecessary : Details(values)
    }
  }

  private struct Values: Sendable {
    var related: [Related] = []
    var tags: [Tag] = []
    var fixes: [Fix] = []
    var data: [(key: String, value: Datum)] = []
    var cause: ChunkPlace?
    var wholeCause: ChunkPlace?
    var together: FindingMembers?

    var isEmpty: Bool { isOnlyTagged && tags.isEmpty }

    var isOnlyTagged: Bool {
      related.isEmpty && fixes.isEmpty && data.isEmpty && cause == nil && wholeCause == nil && together == nil
    }
  }

  /// What a rule found; `range` counts from the start of the chunk.
  init(
    rule: LintRuleInfo, severity: Severity, message: Message, range: Range<Int>, related: [Related], tags: [Tag],
    fixes: [Fix], data: [(key: String, value: Datum)], cause: ChunkPlace?, wholeCause: ChunkPlace?,
    isToldOncePerForm: Bool, needsAllUsers: Bool = false, isAssumed: Bool = false
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.isToldOncePerForm = isToldOncePerForm
    self.needsAllUsers = needsAllUsers
    self.isAssumed = isAssumed
    details = Details.of(
      Values(
        related: related, tags: tags, fixes: fixes, data: data.map { ($0.key, $0.value.cut) }, cause: cause,
        wholeCause: wholeCause))
  }
}

extension Finding {
  /// Other places that have to do with it, those that explain most first.
  public var related: [Related] {
    get { details?.values.related ?? [] }
    set { change { $0.related = newValue } }
  }
  /// How editors show what is marked.
  public var tags: [Tag] {
    get { details?.values.tags ?? [] }
    set { change { $0.tags = newValue } }
  }
  /// Changes after which it is not found any more, the likeliest first.
  public internal(set) var fixes: [Fix] {
    get { details?.values.fixes ?? [] }
    set { change { $0.fixes = newValue } }
  }
  /// Facts for other programs, by name.
  public var data: [(key: String, value: Datum)] { details?.values.data ?? [] }
  /// Where in a preset all that it is about stands. Of a preset of the file it is told there if no user of the preset is
  /// without it, of another file's once at the first of the users.
  var cause: ChunkPlace? { details?.values.cause }
  /// Nil where it stands alone for the cause; else what stands there as a whole, where the finding is about a part that
  /// need not be the same in all users.
  var wholeCause: ChunkPlace? { details?.values.wholeCause }
  /// The controls that it is about together, if one that is suppressed leaves it.
  var together: FindingMembers? {
    get { details?.values.together }
    set { change { $0.together = newValue } }
  }

  /// Whether it says the same as another one at the same bytes of its chunk, and neither says more than its message.
  func isTwin(of other: Finding) -> Bool {
    details == nil && other.details == nil && range == other.range && message.text == other.message.text
      && rule === other.rule && severity == other.severity && isToldOncePerForm == other.isToldOncePerForm
      && needsAllUsers == other.needsAllUsers && isAssumed == other.isAssumed
  }

  private mutating func change(_ body: (inout Values) -> Void) {
    var values = details?.values ?? Values()
    body(&values)
    details = Details.of(values)
  }
}

/// Another place that has to do with a finding.
public struct Related: Sendable {
  /// What the place has to do with it.
  public var message: String
  /// The place.
  public var place: ChunkPlace

  /// Says something about a place.
  public init(_ message: String, _ place: ChunkPlace) {
    self.message = LongText.cut(message)
    self.place = place
  }
}
