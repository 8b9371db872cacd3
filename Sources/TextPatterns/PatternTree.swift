/// The syntax tree of one regular expression, as ICU 76 reads it, with the place of every part in its source.
///
/// The tree is a flat arena: children have smaller indices than their parents. Case folding is already in it (a literal
/// under `(?i)` says so, a set under `(?i)` has been closed), and so is the meaning of flags: nothing outside the tree
/// changes what a node means. ICU nests at most 99 groups, so no tree is more than a few hundred levels deep.
public struct PatternTree: Sendable {
  /// A place in `nodes`.
  public typealias NodeID = Int

  /// The pattern as UTF-8, without the delimiters of the language that it stands in.
  public let source: [UInt8]
  /// All nodes, children before their parents.
  public var nodes: [PatternNode]
  /// The node of the whole pattern.
  public var root: NodeID
  /// How many capturing groups there are; they count from 1.
  public var captureCount: Int
  /// Names of capturing groups with their numbers, in source order.
  public var captureNames: [(name: String, number: Int)]
  /// Constructs that compile and are probably not what was meant (`[A-z]`, `[:alpha:]`, `{0,1}+` …).
  public var remarks: [PatternRemark]

  /// A tree of nodes that stand in order, children first.
  public init(
    source: [UInt8], nodes: [PatternNode], root: NodeID, captureCount: Int,
    captureNames: [(name: String, number: Int)], remarks: [PatternRemark]
  ) {
    self.source = source
    self.nodes = nodes
    self.root = root
    self.captureCount = captureCount
    self.captureNames = captureNames
    self.remarks = remarks
  }

  /// The node with a number.
  public subscript(id: NodeID) -> PatternNode { nodes[id] }
}

/// One node: what it is, and the bytes of the source that it was read from.
public struct PatternNode: Sendable {
  /// What it matches.
  public var kind: PatternNodeKind
  /// Byte offsets into `PatternTree.source`.
  public var range: Range<Int>

  /// A node of a kind that was read from some bytes.
  public init(kind: PatternNodeKind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

/// What a node matches; children are numbers of other nodes.
public enum PatternNodeKind: Sendable {
  /// Matches the empty text: `(?:)`, an empty alternative, a flag group `(?i)`.
  case empty
  /// One scalar of the set (already closed under case where `i` is on).
  case set(ScalarSet)
  /// A run of literal scalars. Under `(?i)` ICU compares whole runs by full case folding, so a run is one node there
  /// and `ignoringCase` is true; one that a quantifier takes is split off by the parser, as ICU does.
  case literal([UInt32], ignoringCase: Bool)
  /// Parts one after another.
  case sequence([PatternTree.NodeID])
  /// Parts of which one is matched; a backtracking engine tries them in order.
  case alternation([PatternTree.NodeID])
  /// `min…max` times, `max` nil for no limit.
  case repetition(PatternTree.NodeID, min: Int, max: Int?, mode: RepetitionMode)
  /// `(…)`, `(?:…)`, `(?>…)`.
  case group(PatternTree.NodeID, GroupKind)
  /// `(?=…)`, `(?!…)`, `(?<=…)`, `(?<!…)`.
  case look(PatternTree.NodeID, behind: Bool, negative: Bool)
  /// A condition on a place: `^`, `\b` …
  case assertion(Assertion)
  /// `\1`, `\k<name>`.
  case backreference(Int, ignoringCase: Bool)
  /// `\X`: one grapheme cluster.
  case graphemeCluster
  /// `\R`: a line terminator or CR LF, as an atomic group.
  case newlineSequence
}

/// Whether a repetition takes as much as it can, as little, or as much without giving any of it back.
public enum RepetitionMode: Sendable { case greedy, lazy, possessive }

/// What parentheses are for; capturing groups count from 1.
public enum GroupKind: Sendable, Equatable {
  /// `(…)` or `(?<name>…)`, by its number from 1.
  case capturing(Int)
  /// `(?:…)`.
  case nonCapturing
  /// `(?>…)`: nothing in it is given back.
  case atomic
}

/// An assertion about the place between two scalars. `unixLines` is flag `d`: only LF ends a line.
public enum Assertion: Sendable, Equatable {
  /// `\A`, and `^` without flag `m`.
  case start
  /// `^` with flag `m`.
  case lineStart(unixLines: Bool)
  /// `\z`.
  case end
  /// `\Z`, and `$` without flag `m`: the end, or before a final line terminator.
  case endOrFinalTerminator(unixLines: Bool)
  /// `$` with flag `m`.
  case lineEnd(unixLines: Bool)
  /// `\b` or, negated, `\B`; `unicode` is flag `w` (UAX #29 words).
  case wordBoundary(negated: Bool, unicode: Bool)
  /// `\G`: where the match began.
  case matchStart
}

/// Something that compiles and is probably a mistake.
public struct PatternRemark: Sendable, Equatable {
  /// What looks like a mistake.
  public enum Kind: Sendable, Equatable {
    /// `[A-z]`: a range from an upper-case to a lower-case letter takes the punctuation between them too.
    case mixedCaseRange
    /// `[:alpha:]` outside a set: the property, which was probably meant to stand inside one.
    case bareProperty
    /// `[a-z-[aeiou]]`: a union in ICU, a difference elsewhere.
    case notADifference
    /// `[\b]`: the letter b.
    case backspaceInSet
    /// `[&-a]`-like: `&` does not begin a range.
    case ampersandRange
    /// `{0,1}+`, `{2}+` …: a possessive quantifier that reads like a repetition.
    case accidentalPossessive
    /// `/^…$/i`: delimiters of another language inside the pattern.
    case pastedDelimiters
    /// `\d` and the like, which take more than ASCII.
    case unicodeDigits
  }
  /// What looks like a mistake.
  public var kind: Kind
  /// Byte offsets into the pattern's source.
  public var range: Range<Int>

  /// A remark about some bytes of the source.
  public init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

/// Why a pattern does not compile: in words, and where.
public struct PatternError: Error, Sendable, Equatable {
  /// ICU's own name of the error (`U_REGEX_MISMATCHED_PAREN` …).
  public var icuName: String
  /// A sentence for people: what was found, what was expected.
  public var message: String
  /// Byte offsets into the pattern's source.
  public var range: Range<Int>

  /// An error by ICU's name, in words, at some bytes of the source.
  public init(icuName: String, message: String, range: Range<Int>) {
    self.icuName = icuName
    self.message = message
    self.range = range
  }
}
