/// An event of a control that `on` takes: the number of its row.
public struct ControlEventID: RawRepresentable, Hashable, Sendable {
  /// The number of its row in the table.
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable public static var complete: ControlEventID { ControlEventID(rawValue: 0) }
  @inlinable public static var editingDidBegin: ControlEventID { ControlEventID(rawValue: 1) }
  @inlinable public static var editingChanged: ControlEventID { ControlEventID(rawValue: 2) }
  @inlinable public static var editingDidEnd: ControlEventID { ControlEventID(rawValue: 3) }
  @inlinable public static var editingDidEndOnExit: ControlEventID { ControlEventID(rawValue: 4) }
  @inlinable public static var primaryActionTriggered: ControlEventID { ControlEventID(rawValue: 5) }
  @inlinable public static var valueChanged: ControlEventID { ControlEventID(rawValue: 6) }
}

extension ControlEventID {
  private func field(_ number: Int) -> CatalogText { ControlEventTable.shared.field(Int(rawValue), number) }

  /// The name without its dot: `editingChanged`.
  public var name: CatalogText { field(0) }

  /// The controls that have it.
  public var scope: Scope { Scope(field(1)) ?? [] }

  /// Its place in the editing cycle.
  public var phase: EditingPhase { EditingPhase(rawValue: field(2).string) ?? .any }

  /// What has happened, in a sentence.
  public var summary: CatalogText { field(3) }

  /// UIKit's constant; nil for the form language's own event, `complete`.
  public var member: EnumMember? { Catalog.member(named: name.bytes, of: .controlEvent) }

  /// The bits of UIKit's constant (`UIControl.Event`, UIControl.h); none of the form language's own event.
  private var mask: UInt32 { member.flatMap { UInt32($0.raw.string) } ?? 0 }

  /// Whether it is another event, or stands for several with that one among them, as `allEditingEvents` does.
  public func includes(_ other: ControlEventID) -> Bool {
    self == other || other.mask != 0 && mask & other.mask == other.mask
  }

  /// Whether it is the form language's own: written without a dot.
  public var isLanguageOwn: Bool { self == .complete }
}

/// The events of controls; a row: `name|controls|phase|sentence`.
final class ControlEventTable: Sendable {
  /// The only table, read when the first event is looked up.
  static let shared = ControlEventTable()

  private let table: Table
  private let names: NameIndex

  /// Reads the rows and indexes their names.
  init() {
    let table = Table(Self.rows)
    self.table = table
    names = NameIndex(
      (0..<table.count).map { row in
        NameIndex.Entry(name: table.field(row, 0), group: 0, row: UInt16(truncatingIfNeeded: row))
      })
  }

  /// How many events there are.
  var count: Int { table.count }

  /// The field of a row, from 0; empty where there is none.
  func field(_ row: Int, _ number: Int) -> CatalogText { table.field(row, number) }

  /// The event with a name, without its dot.
  func event(named name: UnsafeBufferPointer<UInt8>) -> ControlEventID? {
    names.row(named: name).map { ControlEventID(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }
}

extension Catalog {
  /// All events of controls.
  public static var controlEvents: [ControlEventID] {
    (0..<ControlEventTable.shared.count).map { ControlEventID(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }

  /// The events that such a control has.
  public static func controlEvents(for kind: ControlKind) -> [ControlEventID] {
    controlEvents.filter { $0.scope.contains(kind) }
  }

  /// The event of this name, given without its dot.
  public static func controlEvent(named name: UnsafeBufferPointer<UInt8>) -> ControlEventID? {
    ControlEventTable.shared.event(named: name)
  }

  /// The event of this name, given without its dot.
  @inlinable public static func controlEvent(named name: some Collection<UInt8>) -> ControlEventID? {
    withBytes(name) { bytes in controlEvent(named: bytes) }
  }
}
