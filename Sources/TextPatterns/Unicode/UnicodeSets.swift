/// The sets that patterns name most, as ICU 76 (Unicode 16) has them; each is read from the tables at its first use.
public enum UnicodeSets {
  /// `\d`: general category Nd.
  public static let digits = category("Nd")
  /// `\D`.
  static let notDigits = digits.complement
  /// `\w`: Alphabetic, marks, Nd, connector punctuation and the two joiners.
  static let wordScalars = binary("Alpha")
    .union(category("M")).union(digits).union(category("Pc")).union(ScalarSet(0x200C...0x200D))
  /// `\W`.
  static let notWordScalars = wordScalars.complement
  /// `\s`: White_Space.
  public static let whiteSpace = binary("WSpace")
  /// `\S`.
  static let notWhiteSpace = whiteSpace.complement
  /// `\h`: Zs and the tab.
  public static let horizontalSpace = category("Zs").union(ScalarSet(scalars: [0x09]))
  /// `\H`.
  static let notHorizontalSpace = horizontalSpace.complement
  /// `\v`: the line terminators.
  static let verticalSpace = ScalarSet(unsorted: [.init(0x0A, 0x0D), .init(0x85, 0x85), .init(0x2028, 0x2029)])
  /// `\V`, and `.` without flags.
  public static let notVerticalSpace = verticalSpace.complement
  /// `.` with flag `d`.
  static let notLineFeed = ScalarSet(scalars: [0x0A]).complement
  /// What `\b` looks through when it looks back, and never finds a boundary before: Grapheme_Extend and Cf.
  static let transparentInWords = binary("Gr_Ext").union(category("Cf"))
  /// The same set, for what `\b` looks at ahead.
  static let neverAfterWordBoundary = transparentInWords

  /// The set of `\d` and the like by its letter.
  static func shorthand(_ letter: Unicode.Scalar) -> ScalarSet? {
    switch letter {
    case "d": digits
    case "D": notDigits
    case "w": wordScalars
    case "W": notWordScalars
    case "s": whiteSpace
    case "S": notWhiteSpace
    case "h": horizontalSpace
    case "H": notHorizontalSpace
    case "v": verticalSpace
    case "V": notVerticalSpace
    default: nil
    }
  }

  /// The set of a property expression, as between the braces of `\p{…}`; nil where ICU knows none, or the tables do
  /// not.
  public static func property(_ name: String) -> ScalarSet? {
    if case .set(let set) = UnicodeProperties.lookUp(Array(name.utf8)) { set } else { nil }
  }

  private static func category(_ name: StaticString) -> ScalarSet {
    UnicodeProperties.category(PropertyNames.loose(name.bytes)) ?? .empty
  }

  private static func binary(_ name: StaticString) -> ScalarSet {
    UnicodeTables.table(name.description).map(ScalarSet.init(table:)) ?? .empty
  }
}

extension StaticString {
  fileprivate var bytes: [UInt8] { withUTF8Buffer { Array($0) } }
}
