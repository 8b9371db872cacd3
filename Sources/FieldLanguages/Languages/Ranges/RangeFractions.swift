import FormModel
import TextPatterns
import UIKitCatalog
import ValueFormatting

/// How the fractions are written that a range of numbers speaks of: one of its ends is a fraction.
struct RangeFractions: Sendable {
  /// What parts whole digits and the fraction, in one of the form's locales.
  let separators: ScalarSet
  /// What may be read for it, in any of them.
  let read: ScalarSet
  /// Fractions of the range as they are written in these locales.
  let texts: @Sendable () -> [String]

  private init(_ separators: ScalarSet, _ read: ScalarSet, _ texts: @escaping @Sendable () -> [String]) {
    self.separators = separators
    self.read = read.union(separators)
    self.texts = texts
  }

  /// Where no formatter writes them; nil where no end is a fraction, or it is not known how locales write one.
  init?(_ bounds: NumberBounds, in locales: [LocaleFacts]) {
    guard !locales.isEmpty, bounds.ends.contains(where: { !$0.fraction.isEmpty }) else { return nil }
    let separators = ScalarSet(scalars: locales.map(\.decimalSeparator.value))
    self.init(separators, .empty) {
      let numbers = bounds.members(fractionDigits: 0).filter { DecimalNumber($0)?.fraction.isEmpty == false }
      return locales.flatMap { locale in numbers.compactMap { NumberRange.typed($0, locale.decimalSeparator) } }
    }
  }

  /// As a formatter writes them; nil where no end is a fraction of as many digits as it writes, or it is not known in each
  /// locale how it does.
  init?(_ bounds: NumberBounds, _ format: NumberFormat, in contexts: [FormattingContext]) {
    guard bounds.ends.contains(where: { !$0.fraction.isEmpty }) else { return nil }
    let shapes = contexts.compactMap { format.shape(in: $0) ?? format.patternShape(in: $0) }
    guard let shape = shapes.first, shapes.count == contexts.count else { return nil }
    @Sendable func isWritten(_ number: DecimalNumber) -> Bool {
      let written = shape.multiplier == 100 ? number.hundredfold : number
      return (1...60).contains(written.fraction.count) && written.fraction.count <= shape.maximumFractionDigits
    }
    let separators = shapes.map { Array($0.decimalSeparator.unicodeScalars) }
    guard bounds.ends.contains(where: isWritten), separators.allSatisfy({ $0.count == 1 }) else { return nil }
    // Amounts of money may be read with the separator of other numbers.
    let plain = contexts.map { "\(Catalog.localeFacts(format.locale ?? $0.locale).decimalSeparator)" }
    let read = (shapes.map(\.decimalSeparator) + plain).map(ShapedNumbers.looseSeparator)
    self.init(ScalarSet(scalars: separators.joined().map(\.value)), read.reduce(.empty) { $0.union($1) }) {
      let numbers = bounds.members(fractionDigits: 0).filter { DecimalNumber($0).map(isWritten) ?? false }
      return contexts.flatMap { context in numbers.compactMap { format.text(of: $0, in: context) } }
    }
  }
}

extension NumberBounds {
  /// Those of its ends that are not open.
  fileprivate var ends: [DecimalNumber] { [lower, upper].compactMap { $0 } }
}
