import FormModel
import FormSyntax
import UIKitCatalog

/// Parts of regular expressions, in ICU's syntax.
extension CompletionFinder {
  /// What may be typed in the regular expression with this range; nil before its first `/`.
  func patternParts(_ range: Range<Int>) -> FoundCompletions? {
    let marks = place.chunk.source.bytes(range).prefix { $0 == UInt8(ascii: "#") }.count
    let start = range.lowerBound + marks + 1
    guard place.offset >= start else { return nil }
    let source = place.chunk.source
    var close = range.upperBound
    if close - marks - 1 >= start, source.bytes(close - marks - 1..<close - marks).first == UInt8(ascii: "/") {
      close -= marks + 1
    }
    return patternParts(
      before: Array(source.bytes(start..<place.offset)), after: source.bytes(place.offset..<max(place.offset, close)))
  }

  /// Between the two slashes of a pattern that is still empty, `/|/`, which is read as the start of a comment.
  func emptyPattern(_ comment: Range<Int>) -> FoundCompletions? {
    guard place.offset == comment.lowerBound + 1 else { return nil }
    switch CursorContext(place.chunk, at: comment.lowerBound).expectation {
    case .value(let expected) where !expected.isAfterDot && expected.type.takesPattern:
      return patternParts(before: [], after: [])
    case .argument(let callee, _, let position):
      let parameter = Expectation.unlabelled(callee.arguments, position)
      return parameter?.type.takesPattern ?? false ? patternParts(before: [], after: []) : nil
    default: return nil
    }
  }

  private func patternParts(before: [UInt8], after: ArraySlice<UInt8>) -> FoundCompletions {
    let position = PatternPosition(before)
    let whole = before.isEmpty && after.isEmpty ? PatternWords.classes : []
    let rest = position.rest(of: after)
    // At the beginning there is nothing to repeat.
    let parts = before.isEmpty ? position.items.filter { !$0.isQuantifier } : position.items
    let items = (whole + parts).compactMap { position.item($0, before: after, rest) }.filter { item in
      PatternPosition.leavesReadable(item, before.dropLast(position.typed), before, after, rest)
    }
    // The rest of a name or of a group's opening would be there twice.
    return FoundCompletions(
      items, start: place.offset - position.typed, end: place.offset + rest, takesWhatFollows: position.takesRest)
  }
}

extension ValueType {
  /// Whether a regular expression may stand there.
  fileprivate var takesPattern: Bool { self == .regex || self == .characterSet }
}
