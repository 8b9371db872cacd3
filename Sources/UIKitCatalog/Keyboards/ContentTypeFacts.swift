/// Which keyboards and traits go with a content type.
public struct ContentTypeFacts: Sendable {
  /// The content type.
  public let member: EnumMember
  /// The keyboards to recommend, the best first.
  public let best: [EnumMember]
  /// Keyboards that will do.
  public let acceptable: [EnumMember]
  /// Keyboards that cannot type what such a field holds, or are laid out for something else.
  public let incompatible: [EnumMember]
  /// Why those are incompatible, in words that follow "since"; empty where there are none.
  public let reason: CatalogText
  /// The capitalisation to recommend; nil where any will do.
  public let autocapitalization: EnumMember?
  /// The correction to recommend; nil where any will do.
  public let autocorrection: EnumMember?
  /// Whether the text should be hidden.
  public let isSecure: Bool
  /// How sure the judgement is.
  public let confidence: Confidence
}

extension ContentTypeFacts {
  /// Reads a row of `ContentTypeTable`, which is about `member`.
  init(_ member: EnumMember, _ table: Table, _ row: Int) {
    self.member = member
    best = Self.keyboards(table.field(row, 1))
    acceptable = Self.keyboards(table.field(row, 2))
    incompatible = Self.keyboards(table.field(row, 3))
    autocapitalization = Catalog.member(named: table.field(row, 4).bytes, of: .autocapitalizationType)
    autocorrection = Catalog.member(named: table.field(row, 5).bytes, of: .autocorrectionType)
    isSecure = table.field(row, 6).equals("secure".utf8)
    confidence = Confidence(rawValue: table.field(row, 7).string) ?? .low
    reason = table.field(row, 8)
  }

  private static let pads = [
    EnumMember.Keyboard.numberPad, EnumMember.Keyboard.phonePad, EnumMember.Keyboard.decimalPad,
    EnumMember.Keyboard.asciiCapableNumberPad,
  ]

  private static func keyboards(_ field: CatalogText) -> [EnumMember] {
    field.words.flatMap { word in
      word.equals("pads".utf8) ? pads : Catalog.member(named: word.bytes, of: .keyboardType).map { [$0] } ?? []
    }
  }
}

/// The content types, in UIKit's order.
///
/// A row: `type|best|acceptable|incompatible|autocapitalization|autocorrection|secure|confidence|why incompatible`.
enum ContentTypeTable {
  /// The rows, in the order of `UITextContentType`'s members.
  static let all: [ContentTypeFacts] = {
    let table = Table(rows)
    return (0..<table.count).compactMap { row in
      Catalog.member(named: table.field(row, 0).bytes, of: .textContentType).map { ContentTypeFacts($0, table, row) }
    }
  }()
}

extension Catalog {
  /// What goes with a member of `UITextContentType`.
  public static func contentType(_ member: EnumMember) -> ContentTypeFacts? {
    let row = Int(member.rawValue) - Int(EnumMember.ContentType.name.rawValue)
    let all = ContentTypeTable.all
    return all.indices.contains(row) && all[row].member == member ? all[row] : nil
  }
}
