/// The enumerations and their members: a row that begins with `=` opens an enumeration, its members follow.
///
/// An enumeration: `=|Swift name|Objective-C name|kind|since|deprecated|sentence`.
/// A member: `name|Objective-C name|raw value|since|deprecated|words`, `since` being `unavailable` for what iOS lacks.
final class EnumerationTable: Sendable {
  /// The only table, read when the first enumeration or member is looked up.
  static let shared = EnumerationTable()

  private let table = Table(
    EnumerationTable.keyboardTraits, EnumerationTable.language, EnumerationTable.contentTypes,
    EnumerationTable.controls, EnumerationTable.looks, EnumerationTable.colors, EnumerationTable.text,
    EnumerationTable.formatters, EnumerationTable.html, EnumerationTable.keyCommands)
  private let headers: [UInt16]
  private let kinds: [EnumID.Kind]
  /// For each row whether it is one of the few members that other platforms have and iOS lacks.
  private let unavailable: [Bool]
  /// For each row whether it is a member that should no longer be used.
  private let deprecated: [Bool]
  private let types: NameIndex
  private let membersByName: NameIndex
  private let membersByObjCName: NameIndex

  /// Reads the rows and indexes the names of enumerations and members.
  init() {
    var headers: [UInt16] = []
    var kinds: [EnumID.Kind] = []
    var types: [NameIndex.Entry] = []
    var names: [NameIndex.Entry] = []
    var objcNames: [NameIndex.Entry] = []
    var unavailable = Array(repeating: false, count: table.count)
    var deprecated = Array(repeating: false, count: table.count)
    names.reserveCapacity(table.count)
    objcNames.reserveCapacity(table.count)
    for row in 0..<table.count {
      let number = UInt16(truncatingIfNeeded: row)
      let name = table.field(row, 0)
      if name.bytes.first == UInt8(ascii: "=") {
        let id = UInt16(truncatingIfNeeded: headers.count)
        headers.append(number)
        kinds.append(Self.kind(table.field(row, 3)))
        types.append(.init(name: table.field(row, 1), group: 0, row: id))
        types.append(.init(name: table.field(row, 2), group: 0, row: id))
      } else {
        let objcName = table.field(row, 1)
        unavailable[row] = table.field(row, 3).bytes.first == UInt8(ascii: "u")
        deprecated[row] = !table.field(row, 4).isEmpty
        names.append(.init(name: name, group: UInt16(truncatingIfNeeded: headers.count), row: number))
        if !objcName.isEmpty { objcNames.append(.init(name: objcName, group: 0, row: number)) }
      }
    }
    self.headers = headers
    self.kinds = kinds
    self.unavailable = unavailable
    self.deprecated = deprecated
    self.types = NameIndex(types)
    membersByName = NameIndex(names)
    membersByObjCName = NameIndex(objcNames)
  }

  private static func kind(_ word: CatalogText) -> EnumID.Kind {
    switch word.string {
    case "options": .options
    case "constants": .constants
    case "language": .language
    case "html": .html
    default: .enumeration
    }
  }

  /// How many enumerations there are.
  var count: Int { headers.count }

  /// Whether the member of a row is marked unavailable for iOS in Apple's headers.
  func isUnavailableOnIOS(_ row: Int) -> Bool { unavailable.indices.contains(row) && unavailable[row] }

  /// Whether the member of a row is deprecated.
  func isDeprecated(_ row: Int) -> Bool { deprecated.indices.contains(row) && deprecated[row] }

  /// The field of a row, from 0; empty where there is none.
  func field(_ row: Int, _ number: Int) -> CatalogText { table.field(row, number) }

  /// The row that opens an enumeration; past the end for one that there is not.
  func header(of id: EnumID) -> Int {
    headers.indices.contains(Int(id.rawValue)) ? Int(headers[Int(id.rawValue)]) : table.count
  }

  /// What kind of list an enumeration is.
  func kind(of id: EnumID) -> EnumID.Kind {
    kinds.indices.contains(Int(id.rawValue)) ? kinds[Int(id.rawValue)] : .enumeration
  }

  /// The rows of the members of an enumeration.
  func members(of id: EnumID) -> Range<Int> {
    let start = min(header(of: id) + 1, table.count)
    let next = Int(id.rawValue) + 1
    return start..<max(start, next < headers.count ? Int(headers[next]) : table.count)
  }

  /// The enumeration of a name, in Swift or in Objective-C.
  func enumeration(named name: UnsafeBufferPointer<UInt8>) -> EnumID? {
    guard !name.isEmpty, let row = types.row(named: name) else { return nil }
    return EnumID(rawValue: UInt8(truncatingIfNeeded: row))
  }

  /// The enumeration that the member of a row belongs to.
  func enumeration(ofMember row: Int) -> EnumID {
    let next = headers.firstIndex { Int($0) > row } ?? headers.count
    return EnumID(rawValue: UInt8(truncatingIfNeeded: max(next - 1, 0)))
  }

  /// The member of an enumeration with a name in Swift.
  func member(named name: UnsafeBufferPointer<UInt8>, of id: EnumID) -> EnumMember? {
    membersByName.row(named: name, group: UInt16(id.rawValue) + 1).map(EnumMember.init(rawValue:))
  }

  /// The member, of any enumeration, with a name in Objective-C.
  func member(objectiveC name: UnsafeBufferPointer<UInt8>) -> EnumMember? {
    guard !name.isEmpty else { return nil }
    return membersByObjCName.row(named: name).map(EnumMember.init(rawValue:))
  }
}
