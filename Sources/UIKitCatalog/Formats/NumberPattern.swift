/// A sign of number patterns.
public struct NumberPatternSymbol: Sendable {
  fileprivate let row: Int

  private func field(_ number: Int) -> CatalogText { NumberPatternTable.shared.symbols.field(row, number) }

  /// The sign; `1-9` for the digits.
  public var symbol: CatalogText { field(0) }

  /// Where it has its meaning: in the `number`, the `exponent`, an `affix` around the number, or `between patterns`.
  public var place: CatalogText { field(1) }

  /// What it stands for, in a few words.
  public var summary: CatalogText { field(2) }
}

/// A way in which number patterns are often got wrong.
public struct NumberPatternMistake: Sendable {
  fileprivate let row: Int

  private func field(_ number: Int) -> CatalogText { NumberPatternTable.shared.mistakes.field(row, number) }

  /// A stable name: `two-decimal-separators`.
  public var name: CatalogText { field(0) }

  /// How serious it is.
  public var severity: Interaction.Severity { Interaction.Severity(rawValue: field(1).string) ?? .information }

  /// How sure it is.
  public var confidence: Confidence { Confidence(rawValue: field(2).string) ?? .low }

  /// What is wrong, in words.
  public var problem: CatalogText { field(3) }
}

/// Signs: `sign|place|meaning`; mistakes: `name|severity|confidence|problem`.
final class NumberPatternTable: Sendable {
  /// The only tables, read when the first sign or mistake is looked up.
  static let shared = NumberPatternTable()

  /// The signs.
  let symbols = Table(NumberPatternTable.symbols)
  /// The mistakes.
  let mistakes = Table(NumberPatternTable.mistakes)
}

extension Catalog {
  /// The signs of number patterns.
  public static var numberSymbols: [NumberPatternSymbol] {
    (0..<NumberPatternTable.shared.symbols.count).map(NumberPatternSymbol.init(row:))
  }

  /// The ways in which number patterns are often got wrong.
  public static var numberPatternMistakes: [NumberPatternMistake] {
    (0..<NumberPatternTable.shared.mistakes.count).map(NumberPatternMistake.init(row:))
  }

  /// The mistake of this name.
  public static func numberPatternMistake(named name: some Collection<UInt8>) -> NumberPatternMistake? {
    numberPatternMistakes.first { $0.name.equals(name) }
  }
}
