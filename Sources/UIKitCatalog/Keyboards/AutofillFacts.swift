/// What AutoFill inserts for a content type.
public struct AutofillFacts: Sendable {
  /// What a text always has.
  public enum Part: Hashable, Sendable {
    /// This character.
    case character(Unicode.Scalar)
    /// A decimal digit.
    case digit
    /// A blank between words, in languages that write one.
    case blank
  }

  /// What every such text has; empty where the example stands for all.
  public let parts: [Part]
  /// A text as people have it.
  public let example: String
}

extension AutofillFacts {
  /// Reads a row of `AutofillTable`.
  init(_ table: Table, _ row: Int) {
    parts = table.field(row, 1).words.compactMap { word in
      switch word.string {
      case "digit": .digit
      case "blank": .blank
      case let character: character.unicodeScalars.first.map(Part.character)
      }
    }
    example = table.field(row, 2).string
  }
}

/// A row: `content type|what every text has|an example`.
enum AutofillTable {
  /// The rows by content type.
  static let all: [EnumMember: AutofillFacts] = {
    let table = Table(rows)
    let found = (0..<table.count).compactMap { row in
      Catalog.member(named: table.field(row, 0).bytes, of: .textContentType).map { ($0, AutofillFacts(table, row)) }
    }
    return Dictionary(found) { first, _ in first }
  }()
}

extension Catalog {
  /// What AutoFill inserts for a member of `UITextContentType`; nil where no form of it is certain.
  public static func autofill(_ member: EnumMember) -> AutofillFacts? { AutofillTable.all[member] }
}
