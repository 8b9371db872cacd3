/// The keyboards; a row: `type|category|ASCII characters|beyond|Return key|first plane|confidence|missing`.
final class KeyboardTable: Sendable {
  /// The only table, read when the first keyboard is looked up.
  static let shared = KeyboardTable()

  private let facts: [KeyboardFacts]

  /// Reads the rows.
  init() {
    let table = Table(Self.rows)
    facts = (0..<table.count).compactMap { row in
      Catalog.member(named: table.field(row, 0).bytes, of: .keyboardType).map { KeyboardFacts($0, table, row) }
    }
  }

  /// The rows are in the order of the members.
  func facts(of member: EnumMember) -> KeyboardFacts? {
    let row = Int(member.rawValue) - Int(EnumMember.Keyboard.default.rawValue)
    return facts.indices.contains(row) && facts[row].member == member ? facts[row] : nil
  }

  /// The keyboards, in the order of `UIKeyboardType`'s members.
  var all: [KeyboardFacts] { facts }
}

extension KeyboardFacts {
  /// Reads a row of `KeyboardTable`, which is about `member`.
  init(_ member: EnumMember, _ table: Table, _ row: Int) {
    self.member = member
    let characters = table.field(row, 2)
    category = Category(rawValue: table.field(row, 1).string) ?? .text
    reachable = characters.equals("printable".utf8) ? .printable : ASCIISet(notation: characters)
    beyond = Beyond(rawValue: table.field(row, 3).string) ?? .anyScript
    returnKey = ReturnKey(rawValue: table.field(row, 4).string) ?? .present
    firstPlane = Plane(rawValue: table.field(row, 5).string) ?? .letters
    confidence = Confidence(rawValue: table.field(row, 6).string) ?? .low
    missing = table.field(row, 7)
  }
}

extension Catalog {
  /// What is known of the keyboard that a member of `UIKeyboardType` stands for.
  public static func keyboard(_ member: EnumMember) -> KeyboardFacts? { KeyboardTable.shared.facts(of: member) }

  /// What is known of all keyboards, in UIKit's order.
  public static var keyboards: [KeyboardFacts] { KeyboardTable.shared.all }
}
