/// What guards ask about the scalars before a place.
struct PlaceFlags: OptionSet {
  let rawValue: Int32

  static let atStart = PlaceFlags(rawValue: 1)
  static let afterTerminator = PlaceFlags(rawValue: 2)
  static let afterCarriageReturn = PlaceFlags(rawValue: 4)
  static let afterLineFeed = PlaceFlags(rawValue: 8)
  /// The last scalar that `\b` does not skip is a word scalar.
  static let afterWord = PlaceFlags(rawValue: 16)

  /// The flags one scalar further; those that no guard of the program asks for stay off.
  func after(_ symbol: Int, _ program: PatternProgram) -> PlaceFlags {
    let sets = program.guardSets
    func isIn(_ set: Int?) -> Bool { set.map { program.sets.contains($0, symbol) } ?? false }
    var result: PlaceFlags = []
    if isIn(sets.terminator) { result.insert(.afterTerminator) }
    if isIn(sets.carriageReturn) { result.insert(.afterCarriageReturn) }
    if isIn(sets.lineFeed) { result.insert(.afterLineFeed) }
    if isIn(sets.transparent) ? contains(.afterWord) : isIn(sets.word) { result.insert(.afterWord) }
    return result
  }

  /// Whether a guard that is no look-around holds before a scalar of a class, nil for the end of the text.
  func holds(_ condition: ProgramGuard, before symbol: Int?, _ program: PatternProgram) -> Bool {
    let sets = program.guardSets
    func isNext(_ set: Int?) -> Bool {
      guard let set, let symbol else { return false }
      return program.sets.contains(set, symbol)
    }
    let isInsidePair = contains(.afterCarriageReturn) && isNext(sets.lineFeed)
    switch condition {
    case .start: return contains(.atStart)
    case .end: return symbol == nil
    case .lineStart(let unixLines):
      if contains(.atStart) { return true }
      return unixLines ? contains(.afterLineFeed) : contains(.afterTerminator) && symbol != nil
    case .lineEnd(let unixLines):
      if symbol == nil { return true }
      return unixLines ? isNext(sets.lineFeed) : isNext(sets.terminator) && !isInsidePair
    case .outsideNewlinePair: return !isInsidePair
    case .wordBoundary(let negated):
      let isBoundary = !isNext(sets.transparent) && isNext(sets.word) != contains(.afterWord)
      return isBoundary != negated
    case .ahead, .behind: return false
    }
  }
}
