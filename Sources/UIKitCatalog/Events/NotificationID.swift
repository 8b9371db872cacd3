/// A notification that `observe` takes: the number of its row.
public struct NotificationID: RawRepresentable, Hashable, Sendable {
  /// The number of its row in the table.
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable public static var keyboardWillShow: NotificationID { NotificationID(rawValue: 0) }
  @inlinable public static var keyboardDidShow: NotificationID { NotificationID(rawValue: 1) }
  @inlinable public static var keyboardWillHide: NotificationID { NotificationID(rawValue: 2) }
  @inlinable public static var keyboardDidHide: NotificationID { NotificationID(rawValue: 3) }
  @inlinable public static var keyboardWillChangeFrame: NotificationID { NotificationID(rawValue: 4) }
  @inlinable public static var keyboardDidChangeFrame: NotificationID { NotificationID(rawValue: 5) }
  @inlinable public static var textFieldDidBeginEditing: NotificationID { NotificationID(rawValue: 6) }
  @inlinable public static var textFieldDidChange: NotificationID { NotificationID(rawValue: 7) }
  @inlinable public static var textFieldDidEndEditing: NotificationID { NotificationID(rawValue: 8) }
  @inlinable public static var textViewDidBeginEditing: NotificationID { NotificationID(rawValue: 9) }
  @inlinable public static var textViewDidChange: NotificationID { NotificationID(rawValue: 10) }
  @inlinable public static var textViewDidEndEditing: NotificationID { NotificationID(rawValue: 11) }
}

extension NotificationID {
  private func field(_ number: Int) -> CatalogText { NotificationTable.shared.field(Int(rawValue), number) }

  /// The full name in Swift: `UIResponder.keyboardDidShowNotification`.
  public var name: CatalogText { field(0) }

  /// The name without its class; only keyboards' and the input mode's can be written so.
  public var shortName: CatalogText { name.cut(at: UInt8(ascii: ".")).tail }

  /// The class that it is declared in: `UIResponder`.
  public var owner: CatalogText { name.cut(at: UInt8(ascii: ".")).head }

  /// Whether the short name is no other notification's.
  public var hasUniqueShortName: Bool { !owner.equals("UITextField".utf8) && !owner.equals("UITextView".utf8) }

  /// What one best writes: the short name where it is no other's.
  public var preferredName: CatalogText { hasUniqueShortName ? shortName : name }

  /// The constant in Objective-C.
  public var objcName: CatalogText { field(1) }

  /// Its place in the editing cycle.
  public var phase: EditingPhase { EditingPhase(rawValue: field(3).string) ?? .any }

  /// The version of iOS that brought it.
  public var since: IOSVersion? { IOSVersion(field(4)) }

  /// What has happened, in a sentence.
  public var summary: CatalogText { field(5) }

  /// Whether `written` is how Swift names it today, with its class or without.
  public func isSwiftSpelling(_ written: some Collection<UInt8>) -> Bool {
    name.equals(written) || hasUniqueShortName && shortName.equals(written)
  }
}

/// The notifications; a row: `name|Objective-C name|older Swift name|phase|since|sentence`.
final class NotificationTable: Sendable {
  /// The only table, read when the first notification is looked up.
  static let shared = NotificationTable()

  private let table = Table(NotificationTable.rows)
  private let names: NameIndex

  /// Reads the rows and indexes all spellings of their names.
  init() {
    var names: [NameIndex.Entry] = []
    for row in 0..<table.count {
      let id = NotificationID(rawValue: UInt8(truncatingIfNeeded: row))
      let name = table.field(row, 0)
      let (owner, shortName) = name.cut(at: UInt8(ascii: "."))
      let isShared = owner.equals("UITextField".utf8) || owner.equals("UITextView".utf8)
      for spelling in [name, table.field(row, 1), table.field(row, 2)] + (isShared ? [] : [shortName]) {
        names.append(.init(name: spelling, group: 0, row: UInt16(id.rawValue)))
      }
    }
    self.names = NameIndex(names)
  }

  /// How many notifications there are.
  var count: Int { table.count }

  /// The field of a row, from 0; empty where there is none.
  func field(_ row: Int, _ number: Int) -> CatalogText { table.field(row, number) }

  /// `NSNotification.Name.` and `Notification.Name.` before a name do not count.
  func notification(written name: UnsafeBufferPointer<UInt8>) -> NotificationID? {
    var rest = name
    for prefix: StaticString in ["NSNotification.Name.", "Notification.Name."]
    where rest.starts(with: CatalogText(prefix).bytes) {
      rest = UnsafeBufferPointer(rebasing: rest.dropFirst(prefix.utf8CodeUnitCount))
    }
    return names.row(named: rest).map { NotificationID(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }
}

extension Catalog {
  /// All notifications.
  public static var notifications: [NotificationID] {
    (0..<NotificationTable.shared.count).map { NotificationID(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }

  /// The notification that is written so: in full, without its class, in Objective-C, or as older Swift has it.
  public static func notification(written name: UnsafeBufferPointer<UInt8>) -> NotificationID? {
    NotificationTable.shared.notification(written: name)
  }

  /// The notification that is written so: in full, without its class, in Objective-C, or as older Swift has it.
  @inlinable public static func notification(written name: some Collection<UInt8>) -> NotificationID? {
    withBytes(name) { bytes in notification(written: bytes) }
  }
}
