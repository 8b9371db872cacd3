/// Unicode 16's full case folding, and the sets of scalars that it makes equal.
enum CaseFolding {
  /// The scalar or scalars that a scalar folds to.
  static func fold(_ scalar: UInt32) -> [UInt32] {
    scalar < 0x80 ? [foldASCII(scalar)] : CaseTables.shared.folding(of: scalar)
  }

  /// The scalars folded one after the other.
  static func fold(_ scalars: [UInt32]) -> [UInt32] {
    if scalars.allSatisfy({ $0 < 0x80 }) { return scalars.map(foldASCII) }
    return scalars.flatMap { fold($0) }
  }

  /// Whether any other text matches the scalar when case is ignored.
  static func isCased(_ scalar: UInt32) -> Bool {
    scalar < 0x80 ? isASCIILetter(scalar) : CaseTables.shared.caseClass(of: scalar) != nil
  }

  /// All scalars that match `scalar` alone when case is ignored; nil where it folds to more than one.
  static func simpleMatches(of scalar: UInt32) -> ScalarSet? {
    if scalar < 0x80 { return closureOfASCII(ScalarSet(scalars: [scalar])) }
    guard CaseTables.shared.folding(of: scalar).count == 1 else { return nil }
    return ScalarSet(scalars: CaseTables.shared.caseClass(of: scalar) ?? [scalar])
  }

  /// The set with all scalars that are equal to one in it when case is ignored, but without strings that are.
  static func closure(of set: ScalarSet) -> ScalarSet {
    var work = 0
    return closure(of: set, work: &work)
  }

  /// The same, counting the spans and scalars that were looked at.
  static func closure(of set: ScalarSet, work: inout Int) -> ScalarSet {
    guard let last = set.spans.last else { return set }
    if last.upper < 0x80 { return closureOfASCII(set) }
    let added = CaseTables.shared.members(equalToMembersOf: set, work: &work)
    return added.isEmpty ? set : ScalarSet(unsorted: set.spans + added.map { ScalarSet.Span($0, $0) })
  }

  private static func isASCIILetter(_ scalar: UInt32) -> Bool {
    let lower = scalar | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }

  private static func foldASCII(_ scalar: UInt32) -> UInt32 {
    isASCIILetter(scalar) ? scalar | 0x20 : scalar
  }

  /// Letters in both cases, with the Kelvin sign for k and the long s for s.
  private static func closureOfASCII(_ set: ScalarSet) -> ScalarSet {
    var spans = set.spans
    for span in set.spans {
      add(span, within: 0x41...0x5A, moved: { $0 + 0x20 }, to: &spans)
      add(span, within: 0x61...0x7A, moved: { $0 - 0x20 }, to: &spans)
    }
    if set.contains(0x4B) || set.contains(0x6B) { spans.append(ScalarSet.Span(0x212A, 0x212A)) }
    if set.contains(0x53) || set.contains(0x73) { spans.append(ScalarSet.Span(0x17F, 0x17F)) }
    return spans.count == set.spans.count ? set : ScalarSet(unsorted: spans)
  }

  private static func add(
    _ span: ScalarSet.Span, within range: ClosedRange<UInt32>, moved: (UInt32) -> UInt32,
    to spans: inout [ScalarSet.Span]
  ) {
    let lower = max(span.lower, range.lowerBound)
    let upper = min(span.upper, range.upperBound)
    if lower <= upper { spans.append(ScalarSet.Span(moved(lower), moved(upper))) }
  }
}
