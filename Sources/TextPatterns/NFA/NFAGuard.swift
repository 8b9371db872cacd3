/// A condition on the place between two scalars, as NFAs have it.
///
/// `$` and `\Z` are not here: they are a look-ahead to an optional last line terminator.
enum NFAGuard: Hashable, Sendable {
  /// The start of the text: `\A`, `^`.
  case start
  /// The end of the text: `\z`.
  case end
  /// `^` under `(?m)`: the start of the text, or behind a line terminator.
  case lineStart(unixLines: Bool)
  /// `$` under `(?m)`: the end of the text, or before a line terminator.
  case lineEnd(unixLines: Bool)
  /// Not between CR and LF.
  case outsideNewlinePair
  /// `\b`, or `\B`.
  case wordBoundary(negated: Bool)
  /// The rest of the text is in the language of an entry.
  case ahead(entry: Int, negated: Bool)
  /// Some end of the text so far is in the language of an entry (which begins with any text).
  case behind(tracker: Int, negated: Bool)
}

/// The sets that guards are about, by their number in the NFA, nil where no guard asks.
struct GuardSets: Sendable {
  /// What ends a line.
  var terminator: Int?
  /// CR.
  var carriageReturn: Int?
  /// LF.
  var lineFeed: Int?
  /// Word scalars, as `\b` asks.
  var word: Int?
  /// What `\b` looks through.
  var transparent: Int?

  /// What ends a line without flag `d`.
  static let terminators = ScalarSet(unsorted: [
    ScalarSet.Span(0x0A, 0x0D), ScalarSet.Span(0x85, 0x85), ScalarSet.Span(0x2028, 0x2029),
  ])
}

/// Which side an approximation errs on where a construct is not decided.
enum Bound: Sendable {
  /// At least every member.
  case upper
  /// Nothing but members.
  case lower

  /// The other side, as it is under a negation.
  var opposite: Bound { self == .upper ? .lower : .upper }
}
