public import TextPatterns

/// A regular expression, read and turned into a language once for all rules that say the same.
public final class PatternLanguage: Sendable {
  /// The tree of the pattern, or why it has none.
  public let result: PatternParseResult
  /// Whether it has to match the whole text, or a part of it.
  public let match: PatternMatch
  /// The texts that it matches; all texts where it cannot be read.
  public let language: TextLanguage
  /// By the texts that may come.
  private let verdicts: MeasuredTable<TextExtent, BacktrackingVerdict>

  /// Reads the bytes between the delimiters of a literal.
  public init(_ source: some Collection<UInt8>, match: PatternMatch) {
    let source = Array(source)
    result = PatternTree.parse(source)
    self.match = match
    verdicts = MeasuredTable(limit: 1 << 8, of: PatternLanguage.hash(source, match))
    language = result.tree.map { TextLanguage($0, match: match) } ?? .everything
  }

  private static func hash(_ source: [UInt8], _ match: PatternMatch) -> Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(match)
    return hasher.finalize()
  }

  /// What a backtracking engine takes for the pattern, where texts have at most so many scalars.
  ///
  /// - Parameters:
  ///   - isMultiline: whether texts may have several lines.
  ///   - scalars: what they are made of; nil for all scalars.
  ///   - inner: scalars that neither begin nor end a text.
  public func backtracking(
    maxLength: Int?, isMultiline: Bool = true, within scalars: ScalarSet? = nil, inner: ScalarSet = .empty
  ) -> BacktrackingVerdict {
    guard let tree = result.tree else { return .safe }
    // A pattern that is safe on every text is safe on some.
    let always = verdict(tree, TextExtent(maxLength: nil, isMultiline: true, scalars: nil, inner: .empty))
    if always == .safe || maxLength == nil && isMultiline && scalars == nil && inner.isEmpty { return always }
    return verdict(tree, TextExtent(maxLength: maxLength, isMultiline: isMultiline, scalars: scalars, inner: inner))
  }

  private func verdict(_ tree: PatternTree, _ texts: TextExtent) -> BacktrackingVerdict {
    let lines = texts.isMultiline ? Self.lines : UnicodeSets.notVerticalSpace
    let alphabet = texts.scalars?.intersection(lines) ?? lines
    return verdicts.value(texts) {
      BacktrackingAnalysis.analyse(
        tree, match: match, maxLength: texts.maxLength, alphabet: alphabet, inner: texts.inner)
    }
  }

  /// Lines end in a line feed: what a Return key enters, and what pasteboards have.
  private static let lines = UnicodeSets.notVerticalSpace.union(ScalarSet(0x0A...0x0A))

  /// Which texts a field can hold.
  private struct TextExtent: Hashable {
    var maxLength: Int?
    var isMultiline: Bool
    var scalars: ScalarSet?
    var inner: ScalarSet
  }

  /// Whether there is nothing to say of it by itself, on texts of any length.
  var isFlawless: Bool {
    obstacle == nil && result.tree != nil && backtracking(maxLength: nil) == .safe
  }

  /// Whether `\d`, or a set by another name, accepts digits other than 0 to 9.
  public var hasUnicodeDigits: Bool { result.tree?.remarks.contains { $0.kind == .unicodeDigits } ?? false }

  /// What in it may not be what was meant.
  var features: FieldFilter {
    var features: FieldFilter = match == .anywhere ? .search : []
    if bareAnchors != nil { features.insert(.anchors) }
    for remark in result.tree?.remarks ?? [] {
      features.insert(remark.kind == .unicodeDigits ? .unicodeDigits : .remarks)
    }
    return features
  }

  /// The `^` and `$` around a pattern that has to match the whole text anyway, as bytes of the pattern.
  public var bareAnchors: (start: Range<Int>, end: Range<Int>)? {
    guard match == .whole, let tree = result.tree, case .sequence(let parts) = tree[tree.root].kind,
      let first = parts.first, let last = parts.last, parts.count > 2,
      case .assertion(.start) = tree[first].kind, case .assertion(let end) = tree[last].kind
    else { return nil }
    switch end {
    case .end, .endOrFinalTerminator: return (tree[first].range, tree[last].range)
    default: return nil
    }
  }

  /// Why the language is not known exactly, and the bytes of the pattern that are to blame; nil where it is.
  public var obstacle: PatternGap? {
    switch result {
    case .invalid: nil
    case .unknown(let obstacle): PatternGap(words: obstacle.reason.words, range: obstacle.range)
    case .tree: language.undecided.map { PatternGap(words: $0.description, range: $0.range) }
    }
  }
}

/// A part of a pattern that the analysis does not decide.
public struct PatternGap: Sendable, Equatable {
  /// What it is, for a sentence: "a back-reference".
  public var words: String
  /// Byte offsets into the pattern; nil where no single place is to blame.
  public var range: Range<Int>?

  /// A part that is named by `words`.
  public init(words: String, range: Range<Int>?) {
    self.words = words
    self.range = range
  }
}

extension PatternObstacle.Reason {
  fileprivate var words: String {
    switch self {
    case .tooLarge: "a pattern of this size"
    case .characterName: "a character by this name"
    case .property: "this property"
    }
  }
}
