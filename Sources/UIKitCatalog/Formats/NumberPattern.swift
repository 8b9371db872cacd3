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

/// Mistakes: `name|severity|confidence|problem`.
final class NumberPatternTable: Sendable {
  /// The only table, read when the first mistake is looked up.
  static let shared = NumberPatternTable()

  /// The mistakes.
  let mistakes = Table(NumberPatternTable.mistakes)
}

extension Catalog {
  /// The ways in which number patterns are often got wrong.
  public static var numberPatternMistakes: [NumberPatternMistake] {
    (0..<NumberPatternTable.shared.mistakes.count).map(NumberPatternMistake.init(row:))
  }

  /// The mistake of this name.
  public static func numberPatternMistake(named name: some Collection<UInt8>) -> NumberPatternMistake? {
    numberPatternMistakes.first { $0.name.equals(name) }
  }
}
