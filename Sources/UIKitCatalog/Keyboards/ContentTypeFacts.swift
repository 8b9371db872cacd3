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

/// The content types.
///
/// A row: `type|best|acceptable|incompatible|autocapitalization|autocorrection|secure|confidence|why incompatible`.
final class ContentTypeTable: Sendable {
  static let shared = ContentTypeTable()

  private let table = Table(ContentTypeTable.rows)
  private let types: NameIndex

  init() {
    types = NameIndex(
      (0..<table.count).map { [table] row in
        .init(name: table.field(row, 0), group: 0, row: UInt16(truncatingIfNeeded: row))
      })
  }

  var count: Int { table.count }

  func facts(of member: EnumMember) -> ContentTypeFacts? {
    guard member.enumeration == .textContentType, let found = types.row(named: member.name.bytes) else { return nil }
    let row = Int(found)
    return ContentTypeFacts(
      member: member, best: keyboards(row, 1), acceptable: keyboards(row, 2), incompatible: keyboards(row, 3),
      reason: table.field(row, 8),
      autocapitalization: Catalog.member(named: table.field(row, 4).bytes, of: .autocapitalizationType),
      autocorrection: Catalog.member(named: table.field(row, 5).bytes, of: .autocorrectionType),
      isSecure: table.field(row, 6).equals("secure".utf8),
      confidence: Confidence(rawValue: table.field(row, 7).string) ?? .low)
  }

  private static let pads = [
    EnumMember.Keyboard.numberPad, EnumMember.Keyboard.phonePad, EnumMember.Keyboard.decimalPad,
    EnumMember.Keyboard.asciiCapableNumberPad,
  ]

  private func keyboards(_ row: Int, _ field: Int) -> [EnumMember] {
    table.field(row, field).words.flatMap { word in
      word.equals("pads".utf8)
        ? Self.pads : Catalog.member(named: word.bytes, of: .keyboardType).map { [$0] } ?? []
    }
  }
}

extension Catalog {
  /// What goes with a member of `UITextContentType`; decoded at each call.
  public static func contentType(_ member: EnumMember) -> ContentTypeFacts? {
    ContentTypeTable.shared.facts(of: member)
  }
}
