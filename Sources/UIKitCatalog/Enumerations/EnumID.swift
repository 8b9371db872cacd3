/// An enumeration, option set or list of words: of UIKit, of Foundation, of HTML or of the form language itself.
public struct EnumID: RawRepresentable, Hashable, Sendable {
  /// The position in `Catalog.enumerations`.
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What kind of list it is.
  public enum Kind: UInt8, Sendable {
    /// An enumeration of UIKit or Foundation.
    case enumeration
    /// An option set of UIKit.
    case options
    /// Constants of a type: `UIColor.label`, `UITextContentType.name`.
    case constants
    /// A list of the form language's own.
    case language
    /// Words that HTML has for an attribute.
    case html
  }
}

extension EnumID {
  private var row: Int { EnumerationTable.shared.header(of: self) }

  /// The Swift name, `UITextField.ViewMode`; for the language's own lists a name in its style.
  public var name: CatalogText { EnumerationTable.shared.field(row, 1) }

  /// The Objective-C name, `UITextFieldViewMode`; equal to `name` where there is no other.
  public var objcName: CatalogText {
    let name = EnumerationTable.shared.field(row, 2)
    return name.isEmpty ? self.name : name
  }

  /// What kind of list it is.
  public var kind: Kind { EnumerationTable.shared.kind(of: self) }

  /// The version of iOS that brought it; nil for what is not UIKit's.
  public var since: IOSVersion? { IOSVersion(EnumerationTable.shared.field(row, 4)) }

  /// Set where the whole type is deprecated.
  public var deprecation: Deprecation? { Deprecation(EnumerationTable.shared.field(row, 5)) }

  /// What it is, in a sentence.
  public var summary: CatalogText { EnumerationTable.shared.field(row, 6) }

  /// Its members in UIKit's order.
  public var members: [EnumMember] {
    EnumerationTable.shared.members(of: self).map { EnumMember(rawValue: UInt16(truncatingIfNeeded: $0)) }
  }

  /// The enumeration of this Swift or Objective-C name.
  static func named(_ name: CatalogText) -> EnumID? { EnumerationTable.shared.enumeration(named: name.bytes) }

  /// The first members as one writes them: `.default, .asciiCapable, .numbersAndPunctuation, …`.
  var sample: String { sample(prefix: ".", suffix: "", of: members) }

  /// The first words in quotes: `"on", "off"`.
  var tokenSample: String {
    let words = members.prefix(4).map { "\"\($0.raw)\"" }.joined(separator: ", ")
    return members.count > 4 ? words + ", …" : words
  }

  /// The first words, bare: `leftView, rightView`.
  var wordSample: String { sample(prefix: "", suffix: "", of: members) }

  private func sample(prefix: String, suffix: String, of members: [EnumMember]) -> String {
    let usable = members.filter { $0.isWritable && $0.deprecation == nil && !$0.isUnavailableOnIOS }
    let words = usable.prefix(4).map { prefix + $0.name.string + suffix }.joined(separator: ", ")
    return usable.count > 4 ? words + ", …" : words
  }
}
