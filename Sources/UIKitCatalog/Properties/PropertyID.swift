/// A property of a form, control, rule, event, observer or override: the number of its row.
///
/// What code looks at has numbers below `PropertyMask.capacity`, so that a mask can say which properties are set.
public struct PropertyID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number of its row in the tables.
  public let rawValue: UInt16

  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable public static func < (left: PropertyID, right: PropertyID) -> Bool { left.rawValue < right.rawValue }
}

extension PropertyID {
  private var row: Int { Int(rawValue) }

  private func field(_ number: PropertyTable.Field) -> CatalogText { PropertyTable.shared.field(row, number) }

  /// The name in Swift and in the form language: `isSecureTextEntry`.
  public var name: CatalogText { PropertyTable.shared.facts(row).name }

  /// The other name that UIKit has for it, `secureTextEntry`; equal to `name` where there is none.
  public var objcName: CatalogText {
    let other = field(.objcName)
    return other.isEmpty ? name : other
  }

  /// The classes or protocols that declare it; empty for the form language's own.
  public var declaredIn: CatalogText { field(.declaredIn) }

  /// Whether it is the form language's own, and not UIKit's.
  public var isLanguageOwn: Bool { declaredIn.isEmpty }

  /// What its value may be.
  public var type: ValueType { PropertyTable.shared.facts(row).type }

  /// Whether `nil` is a value.
  public var isNullable: Bool { PropertyTable.shared.facts(row).isNullable }

  /// Whether UIKit alone sets it.
  public var isReadOnly: Bool { PropertyTable.shared.facts(row).isReadOnly }

  /// The blocks in which it may stand.
  public var scope: Scope { PropertyTable.shared.facts(row).scope }

  /// The type in Swift, `UIKeyboardType`, `String?`; empty where Swift has none.
  public var swiftType: String {
    let notation = PropertyTable.Notation(field(.type))
    let type = notation.swiftType.isEmpty ? self.type.swiftType : notation.swiftType.string
    guard isNullable, !type.isEmpty else { return type }
    let mark = notation.isResettable ? "!" : "?"
    return type.hasPrefix("any ") ? "(\(type))\(mark)" : type + mark
  }

  /// The value where it is not set, in code and for all controls that say nothing else, as Swift writes it: `.default`,
  /// `nil`; empty where nothing is stated.
  public var defaultValue: CatalogText { DefaultTable.shared.value(of: self, nil, .code).text }

  /// The version of iOS that brought it; nil for the form language's own.
  public var since: IOSVersion? { IOSVersion(field(.since)) }

  /// Set where it should no longer be used.
  public var deprecation: Deprecation? { Deprecation(field(.deprecated)) }

  /// What it is, in a sentence.
  public var summary: CatalogText { field(.summary) }
}
