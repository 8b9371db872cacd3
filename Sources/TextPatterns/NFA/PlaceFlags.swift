/// What guards ask about the scalars before a place.
struct PlaceFlags: OptionSet {
  /// One bit a flag; part of the keys of states.
  let rawValue: Int32

  /// No scalar is before the place.
  static let atStart = PlaceFlags(rawValue: 1)
  /// The scalar before ends a line.
  static let afterTerminator = PlaceFlags(rawValue: 2)
  /// The scalar before is CR.
  static let afterCarriageReturn = PlaceFlags(rawValue: 4)
  /// The scalar before is LF.
  static let afterLineFeed = PlaceFlags(rawValue: 8)
  /// The last scalar that `\b` does not skip is a word scalar.
  static let afterWord = PlaceFlags(rawValue: 16)

  /// The flags one scalar further; those that no guard of the NFA asks for stay off.
  func after(_ symbol: GuardClass) -> PlaceFlags {
    var result: PlaceFlags = []
    if symbol.contains(.terminator) { result.insert(.afterTerminator) }
    if symbol.contains(.carriageReturn) { result.insert(.afterCarriageReturn) }
    if symbol.contains(.lineFeed) { result.insert(.afterLineFeed) }
    if symbol.contains(.transparent) ? contains(.afterWord) : symbol.contains(.word) { result.insert(.afterWord) }
    return result
  }

  /// Whether a guard that is no look-around holds before a scalar, nil for the end of the text.
  func holds(_ condition: NFAGuard, before symbol: GuardClass?) -> Bool {
    func isNext(_ kind: GuardClass) -> Bool { symbol?.contains(kind) ?? false }
    let isInsidePair = contains(.afterCarriageReturn) && isNext(.lineFeed)
    switch condition {
    case .start: return contains(.atStart)
    case .end: return symbol == nil
    case .lineStart(let unixLines):
      if contains(.atStart) { return true }
      return unixLines ? contains(.afterLineFeed) : contains(.afterTerminator) && symbol != nil
    case .lineEnd(let unixLines):
      if symbol == nil { return true }
      return unixLines ? isNext(.lineFeed) : isNext(.terminator) && !isInsidePair
    case .outsideNewlinePair: return !isInsidePair
    case .wordBoundary(let negated):
      let isBoundary = !isNext(.transparent) && isNext(.word) != contains(.afterWord)
      return isBoundary != negated
    case .ahead, .behind: return false
    }
  }
}
