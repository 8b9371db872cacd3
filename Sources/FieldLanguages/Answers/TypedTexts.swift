import Synchronization
import TextPatterns

/// The plain texts that can be typed, in the first of the form's locales.
enum TypedTexts {
  /// Every one.
  case all
  /// Those of some characters.
  case part(TypedPart)
  /// It is not known which.
  case unknown
}

/// The plain texts of some characters that can be typed.
final class TypedPart: Sendable {
  /// The characters.
  let set: ScalarSet
  /// Whether the sample of a field's shape is among the texts.
  let hasSample: Bool
  /// The lengths of those that meet the rules, once they were found out.
  private let known = Mutex<Measured<LengthSet?>?>(nil)

  /// Of which nothing else is known.
  init(_ set: ScalarSet, hasSample: Bool) {
    self.set = set
    self.hasSample = hasSample
  }

  /// The lengths of those that meet the rules, of which `find` has to be asked no more than once, to be paid by whoever
  /// asks.
  func lengths(_ find: () -> Measured<LengthSet?>) -> LengthSet? {
    if let known = known.withLock({ $0 }), known.holds { return known.paid }
    let found = find()
    if !Interruption.isRaised { known.withLock { $0 = found } }
    return found.paid
  }
}
