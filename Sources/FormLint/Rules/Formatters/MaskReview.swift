/// What the characters of a mask say that may not have been meant.
struct MaskReview {
  /// What is wrong, and the bytes of the mask where it is.
  struct Mistake {
    /// Which mistake it is.
    enum Kind {
      /// Places behind an optional tail, which are optional with it.
      case behindTail
      /// A `]` without a `[`.
      case notOpened
      /// A `[` without a `]`.
      case notClosed
      /// No place where anything is typed.
      case withoutPlaces
    }

    /// What is wrong with it.
    var kind: Kind
    /// Where it stands in the mask's text, in bytes.
    var range: Range<Int>
  }

  private(set) var mistakes: [Mistake] = []

  /// Reads a mask from left to right.
  init(_ mask: String) {
    var isEscaped = false
    var opened: [Int] = []
    var hasTail = false
    var behind: Range<Int>?
    var hasPlaces = false
    for (index, byte) in mask.utf8.enumerated() {
      let character = isEscaped ? nil : byte
      isEscaped = character == UInt8(ascii: "\\")
      hasPlaces = hasPlaces || character.map("#A*".utf8.contains) ?? false
      switch character {
      case UInt8(ascii: "["):
        opened.append(index)
        hasTail = true
      case UInt8(ascii: "]"):
        if opened.popLast() == nil { mistakes.append(Mistake(kind: .notOpened, range: index..<index + 1)) }
      default:
        if hasTail, opened.isEmpty { behind = (behind?.lowerBound ?? index)..<index + 1 }
      }
    }
    if let behind { mistakes.append(Mistake(kind: .behindTail, range: behind)) }
    mistakes += opened.prefix(1).map { Mistake(kind: .notClosed, range: $0..<$0 + 1) }
    if !hasPlaces { mistakes = [Mistake(kind: .withoutPlaces, range: 0..<mask.utf8.count)] }
  }
}
