/// What a scalar does at the boundaries of grapheme clusters (UAX #29), as far as that is the same in all versions of
/// Unicode that a text may meet.
enum GraphemeKind: CaseIterable {
  /// A cluster of its own beside other simple scalars.
  case simple
  /// What may be a pictograph, and the consonants of Indic scripts: simple, but joined with others of their kind by what
  /// stands between.
  case linkable
  /// Certainly a pictograph: joined with another one by a zero width joiner between them.
  case pictograph
  /// Half of a flag: two of them in a row are a cluster.
  case regionalIndicator
  /// The zero width joiner: a combining one that may link what stands before it with what comes after it.
  case joiner
  /// Joins what stands before it, whatever that is but a control, and nothing that comes after it.
  case combining
  /// The same, but for a pictograph: no joiner behind it makes one with the next.
  case spacing
  /// May join what stands before it or what comes after it.
  case joining
  /// There is a boundary on both of its sides.
  case control
  /// CR: a control, but for an LF behind it.
  case carriageReturn
  /// LF: a control, but for a CR before it.
  case lineFeed

  /// The scalars of each kind but simple ones; of a scalar that is in several, the first holds.
  static let sets: [(kind: GraphemeKind, scalars: ScalarSet)] = [
    (.carriageReturn, ScalarSet(0x0D...0x0D)), (.lineFeed, ScalarSet(0x0A...0x0A)), (.combining, combiningMarks),
    (.spacing, ScalarSet(scalars: [0x0E33, 0x0EB3])),
    (.joiner, ScalarSet(0x200D...0x200D)), (.regionalIndicator, ScalarSet(0x1F1E6...0x1F1FF)),
    (.joining, GraphemeJoining.scalars), (.control, controls), (.pictograph, certainPictographs),
    (.linkable, linkableScripts),
  ]

  private static let controls = ScalarSet(unsorted: [
    ScalarSet.Span(0, 0x1F), ScalarSet.Span(0x7F, 0x9F), ScalarSet.Span(0x2028, 0x2029),
  ])

  /// Marks that have been such since the first versions, and stand between no letters that they join; with them the tones
  /// of skin and the tags of flags, which have been since Unicode 11.
  private static let combiningMarks = ScalarSet(unsorted: [
    ScalarSet.Span(0x0300, 0x036F), ScalarSet.Span(0x20D0, 0x20F0), ScalarSet.Span(0xFE00, 0xFE0F),
    ScalarSet.Span(0x1F3FB, 0x1F3FF), ScalarSet.Span(0xE0020, 0xE007F),
  ])

  /// Emoji that have been Extended_Pictographic since Unicode 11, which has the property (`emoji-data.txt`): the blocks
  /// without gaps, and the signs that stand in sequences.
  private static let certainPictographs = ScalarSet(unsorted: [
    ScalarSet.Span(0x2640, 0x2640), ScalarSet.Span(0x2642, 0x2642), ScalarSet.Span(0x2695, 0x2696),
    ScalarSet.Span(0x2708, 0x2708), ScalarSet.Span(0x2764, 0x2764), ScalarSet.Span(0x1F300, 0x1F320),
    ScalarSet.Span(0x1F3F3, 0x1F3F4), ScalarSet.Span(0x1F400, 0x1F4FD), ScalarSet.Span(0x1F525, 0x1F525),
    ScalarSet.Span(0x1F5FB, 0x1F64F), ScalarSet.Span(0x1F680, 0x1F6C5), ScalarSet.Span(0x1F90C, 0x1F93A),
    ScalarSet.Span(0x1F947, 0x1F9FF),
  ])

  /// More than there are: all letters of the scripts, and all that may be a pictograph, with what is not assigned there.
  /// What is a digit, a mark of punctuation or a letter with two cases is none of them in any version.
  private static let linkableScripts = consonants.union(pictographs)

  /// Of Indic_Conjunct_Break=Consonant there are letters without cases alone.
  private static let consonants = ScalarSet(unsorted: [
    ScalarSet.Span(0x0900, 0x0DFF), ScalarSet.Span(0x1000, 0x109F), ScalarSet.Span(0x1700, 0x17FF),
    ScalarSet.Span(0x1A00, 0x1C4F), ScalarSet.Span(0xA800, 0xABFF), ScalarSet.Span(0x10A00, 0x10A5F),
    ScalarSet.Span(0x11000, 0x11FFF), ScalarSet.Span(0x16100, 0x1613F), ScalarSet.Span(0x16D40, 0x16D7F),
  ]).subtracting(certainlyOther).subtracting(UnicodeSets.property("P") ?? .empty)
    .subtracting(UnicodeSets.property("S") ?? .empty)

  /// Extended_Pictographic; of letters U+2139 alone is one.
  private static let pictographs = ScalarSet(unsorted: [
    ScalarSet.Span(0xA9, 0xA9), ScalarSet.Span(0xAE, 0xAE), ScalarSet.Span(0x203C, 0x203C),
    ScalarSet.Span(0x2049, 0x2049), ScalarSet.Span(0x2100, 0x23FF), ScalarSet.Span(0x24C2, 0x24C2),
    ScalarSet.Span(0x25A0, 0x27BF), ScalarSet.Span(0x2900, 0x2BFF), ScalarSet.Span(0x3030, 0x303D),
    ScalarSet.Span(0x3297, 0x3299), ScalarSet.Span(0x1F000, 0x1FAFF), ScalarSet.Span(0x1FC00, 0x1FFFD),
  ]).subtracting(certainlyOther).union(ScalarSet(0x2139...0x2139))

  /// Letters with cases, and numbers that are digits or letters.
  private static let certainlyOther = ["Lu", "Ll", "Lt", "Nd", "Nl"].reduce(ScalarSet.empty) { set, category in
    set.union(UnicodeSets.property(category) ?? .empty)
  }
}

/// Scalars by what they do to grapheme clusters, for automata that count these.
public enum GraphemeSets {
  /// They join what stands before them, whatever that is but a control.
  public static let combining = GraphemeKind.scalars { $0 == .combining || $0 == .spacing }
  /// They may join what stands before or behind them, or stand alone: which, only all of the text tells.
  public static let uncertain = GraphemeKind.scalars { $0 != .combining && $0 != .spacing }.subtracting(combining)
}

extension GraphemeKind {
  fileprivate static func scalars(_ isWanted: (GraphemeKind) -> Bool) -> ScalarSet {
    sets.filter { isWanted($0.kind) }.reduce(.empty) { $0.union($1.scalars) }
  }
}

/// Scalars that can join with a neighbour into one grapheme cluster (more than there are, never fewer).
enum GraphemeJoining {
  /// The scalars of Grapheme_Extend, SpacingMark, Prepend and Hangul Jamo, of format characters and regional
  /// indicators.
  static let scalars: ScalarSet = {
    var result = ScalarSet(unsorted: [
      ScalarSet.Span(0x1100, 0x11FF), ScalarSet.Span(0xA960, 0xA97F), ScalarSet.Span(0xD7B0, 0xD7FF),
      ScalarSet.Span(0x1F1E6, 0x1F1FF), ScalarSet.Span(0x1F3FB, 0x1F3FF), ScalarSet.Span(0xE0000, 0xE0FFF),
      ScalarSet.Span(0x0E33, 0x0E33), ScalarSet.Span(0x0EB3, 0x0EB3), ScalarSet.Span(0x0D4E, 0x0D4E),
      ScalarSet.Span(0x111C2, 0x111C3), ScalarSet.Span(0x113D1, 0x113D1), ScalarSet.Span(0x1193F, 0x11941),
      ScalarSet.Span(0x11A3A, 0x11A3A), ScalarSet.Span(0x11A84, 0x11A89), ScalarSet.Span(0x11F02, 0x11F02),
      ScalarSet.Span(0xFF9E, 0xFF9F),
    ])
    result = result.union(UnicodeSets.transparentInWords).union(UnicodeSets.neverAfterWordBoundary)
    return result.union(UnicodeSets.property("Mc") ?? .all)
  }()
}
