/// A concrete text in which assertions can be asked, as ICU answers them.
struct AttackText {
  /// The class of each scalar.
  let classes: [UInt8]
  /// The scalar values.
  let scalars: [UInt32]

  /// The representatives of some classes.
  init(_ classes: [UInt8], _ alphabet: AttackAlphabet) {
    self.classes = classes
    scalars = classes.map { alphabet.representatives[Int($0)] }
  }

  /// How many scalars it has.
  var count: Int { scalars.count }

  /// Whether the assertion holds before the scalar at `index`.
  func holds(_ assertion: Assertion, at index: Int) -> Bool {
    switch assertion {
    case .start, .matchStart: index == 0
    case .end: index == count
    case .lineStart(let unixLines):
      index == 0 || (index < count && LineTerminators.contains(scalars[index - 1], unixLines: unixLines))
    case .lineEnd(let unixLines): index == count || endsLine(at: index, unixLines)
    case .endOrFinalTerminator(let unixLines):
      index == count || (index == count - 1 && endsLine(at: index, unixLines))
        || (index == count - 2 && !unixLines && scalars[index] == 0xD && scalars[index + 1] == 0xA)
    case .wordBoundary(let negated, _): isWordBoundary(index) != negated
    }
  }

  private func endsLine(at index: Int, _ unixLines: Bool) -> Bool {
    guard LineTerminators.contains(scalars[index], unixLines: unixLines) else { return false }
    return unixLines || scalars[index] != 0xA || index == 0 || scalars[index - 1] != 0xD
  }

  private func isWordBoundary(_ index: Int) -> Bool {
    var isWordAfter = false
    if index < count {
      if UnicodeSets.neverAfterWordBoundary.contains(scalars[index]) { return false }
      isWordAfter = UnicodeSets.wordScalars.contains(scalars[index])
    }
    let before = scalars[..<index].last { !UnicodeSets.transparentInWords.contains($0) }
    return isWordAfter != (before.map { UnicodeSets.wordScalars.contains($0) } ?? false)
  }
}
