/// A member of an enumeration, an option, a constant or a word.
public struct EnumMember: RawRepresentable, Hashable, Sendable {
  /// The number of its row.
  public let rawValue: UInt16

  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  private func field(_ number: Int) -> CatalogText { EnumerationTable.shared.field(Int(rawValue), number) }

  /// The Swift name without its dot: `numberPad`; `[]` for the empty option set.
  public var name: CatalogText { field(0) }

  /// The Objective-C name, `UIKeyboardTypeNumberPad`; empty where there is none.
  public var objcName: CatalogText { field(1) }

  /// The raw value as a text: `4`, `email`; empty where it is not known.
  public var raw: CatalogText { field(2) }

  /// The version of iOS that brought it; nil for what is not UIKit's or has no place on iOS.
  public var since: IOSVersion? { IOSVersion(field(3)) }

  /// The version of iOS that has both it and its enumeration; nil where both are older than any form, or not UIKit's.
  public var availableSince: IOSVersion? {
    guard let first = enumeration.since else { return since }
    return since.map { max($0, first) } ?? first
  }

  /// Set where it should no longer be used.
  public var deprecation: Deprecation? { Deprecation(field(4)) }

  /// Whether it should no longer be used.
  public var isDeprecated: Bool { EnumerationTable.shared.isDeprecated(Int(rawValue)) }

  /// Whether it exists on other platforms only.
  public var isUnavailableOnIOS: Bool { EnumerationTable.shared.isUnavailableOnIOS(Int(rawValue)) }

  /// Whether it can be written as `.name`; false for the empty option set.
  public var isWritable: Bool { name.bytes.first != UInt8(ascii: "[") }

  /// How Swift writes it where its type is known: `.numberPad`, `[]`.
  public var swiftSpelling: String { isWritable ? ".\(name)" : name.string }

  /// What it is, in a few words.
  public var summary: CatalogText { field(5) }

  /// The enumeration that it is a member of.
  public var enumeration: EnumID { EnumerationTable.shared.enumeration(ofMember: Int(rawValue)) }
}
