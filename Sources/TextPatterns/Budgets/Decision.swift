/// The answer to a question about languages: decided, or not analysed for a named reason; never a guess.
public enum Decision<Value: Sendable>: Sendable {
  /// The answer.
  case decided(Value)
  /// Why there is none.
  case notAnalysed(NotAnalysedReason)

  /// The decided value, nil where the question was not analysed.
  public var value: Value? {
    if case .decided(let value) = self { value } else { nil }
  }

  /// Why the question was not analysed, nil where it was decided.
  public var reason: NotAnalysedReason? {
    if case .notAnalysed(let reason) = self { reason } else { nil }
  }

  /// What `decide` gives, or why it gives up.
  init(_ decide: () throws(NotAnalysedReason) -> Value) {
    do throws(NotAnalysedReason) { self = .decided(try decide()) } catch { self = .notAnalysed(error) }
  }

  /// The same decision about another value.
  public func map<Other: Sendable>(_ transform: (Value) -> Other) -> Decision<Other> {
    switch self {
    case .decided(let value): .decided(transform(value))
    case .notAnalysed(let reason): .notAnalysed(reason)
    }
  }
}

extension Decision: Equatable where Value: Equatable {}

/// What kept a question from being decided, and where in the pattern it stands.
public struct NotAnalysedReason: Error, Sendable, Hashable {
  /// What is not decided.
  public enum Construct: Sendable, Hashable {
    /// `\1`, `\k<name>`: what they match is not regular.
    case backreference
    /// `\X`: a whole grapheme cluster.
    case graphemeCluster
    /// `\b` under flag `w`: the word boundaries of UAX #29.
    case unicodeWordBoundary
    /// An atomic group or possessive quantifier whose body can match in several ways that what follows tells apart.
    case atomicOverlap
    /// A lazy or possessive loop whose body can match nothing: ICU may go round without end, and then refuses the text.
    case endlessLoop
    /// A look-ahead inside a look-behind, or look-arounds nested deeper than the analysis follows.
    case nestedLook
    /// A limit in characters beside texts whose scalars join into grapheme clusters.
    case characterLength
    /// The work would go past a limit of the budget.
    case budget(SearchBudget.Limit)
  }

  /// What it is.
  public var construct: Construct
  /// Byte offsets into the pattern's source, nil where no single place is to blame.
  public var range: Range<Int>?

  /// A construct at some bytes of a pattern, or a limit of the budget.
  public init(_ construct: Construct, range: Range<Int>? = nil) {
    self.construct = construct
    self.range = range
  }
}

extension NotAnalysedReason: CustomStringConvertible {
  /// A phrase for people that names the construct or the limit.
  public var description: String {
    switch construct {
    case .backreference: "a back-reference"
    case .graphemeCluster: "\\X (a grapheme cluster)"
    case .unicodeWordBoundary: "a Unicode word boundary (flag w)"
    case .atomicOverlap: "an atomic group or possessive quantifier that can match in several ways"
    case .endlessLoop: "a loop that can go round without end"
    case .nestedLook: "nested look-around"
    case .characterLength: "a length in characters of texts with combining scalars"
    case .budget(let limit): "the limit on \(limit.name)"
    }
  }
}
