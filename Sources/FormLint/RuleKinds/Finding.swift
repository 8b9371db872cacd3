public import FormSyntax

/// How serious a finding is; only errors fail a build by themselves.
public enum Severity: UInt8, Comparable, CaseIterable, Sendable {
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
  public var chunk: ChunkID
  public var range: Range<Int>

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
    public var text: String
    public init(stringLiteral text: String) { self.text = text }
    public init(_ text: String) { self.text = text }
  }

  public enum Tag: String, Sendable {
    /// What is marked can go: editors fade it.
    case unnecessary
    /// What is marked should no longer be used: editors strike it through.
    case deprecated
  }

  /// A fact about the finding for other programs.
  public enum Datum: Sendable, Equatable {
    case text(String)
    case number(Int)
    case texts([String])
  }

  public var rule: LintRuleInfo
  public var severity: Severity
  public var message: Message
  /// Counted from the start of the chunk.
  public var range: Range<Int>
  public var related: [Related]
  public var tags: [Tag]
  public var fixes: [Fix]
  public var data: [(key: String, value: Datum)]
  /// Where in a preset of the file all that it is about stands: the finding is told there if no user of the preset is
  /// without it.
  var cause: ChunkPlace?
  /// Whether it stands for the others of its code in the form, since all have one cause.
  var isToldOncePerForm: Bool
}

/// Another place that has to do with a finding.
public struct Related: Sendable {
  public var message: String
  public var place: ChunkPlace

  public init(_ message: String, _ place: ChunkPlace) {
    self.message = message
    self.place = place
  }
}

/// A change that would mend a finding.
public struct Fix: Sendable {
  public enum Applicability: String, Sendable {
    /// The present text can mean nothing else, or its meaning stays.
    case safe
    /// Probably what is wanted, but somebody should look.
    case unsafe
    /// Something has to be filled in: shown, never applied without being asked for.
    case display
  }

  public enum Edit: Sendable, Equatable {
    /// Text in the place of a range.
    case replace(ChunkPlace, String)
    /// A new member at the end of a form of the analysed file; where that is, is looked up when the fix is asked for.
    case append(member: String, toForm: ChunkID)

    public init(_ place: ChunkPlace, _ newText: String) { self = .replace(place, newText) }
  }

  public var title: String
  public var applicability: Applicability
  public var edits: [Edit]

  public init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}
