/// The properties that ICU's regular expressions have by the names of Java's `Character` methods.
enum JavaProperties {
  /// The set of a property by its exact name, `java` included.
  static func set(_ name: [UInt8]) -> ScalarSet? {
    switch String(decoding: name, as: UTF8.self) {
    case "javaDefined": categories("Cn").complement
    case "javaDigit": categories("Nd")
    case "javaIdentifierIgnorable": identifierIgnorable
    case "javaISOControl": ScalarSet(unsorted: [.init(0, 0x1F), .init(0x7F, 0x9F)])
    case "javaJavaIdentifierPart": categories("L", "Sc", "Pc", "Nd", "Nl", "Mc", "Mn").union(identifierIgnorable)
    case "javaJavaIdentifierStart": categories("L", "Nl", "Sc", "Pc")
    case "javaLetter": categories("L")
    case "javaLetterOrDigit": categories("L", "Nd")
    case "javaLowerCase": categories("Ll")
    case "javaMirrored": UnicodeTables.table("Bidi_M").map(ScalarSet.init(table:))
    case "javaSpaceChar": categories("Z")
    case "javaSupplementaryCodePoint": ScalarSet(0x10000...0x10FFFF)
    case "javaTitleCase": categories("Lt")
    case "javaUnicodeIdentifierStart": categories("L", "Nl")
    case "javaUnicodeIdentifierPart": categories("L", "Pc", "Nd", "Nl", "Mc", "Mn").union(identifierIgnorable)
    case "javaUpperCase": categories("Lu")
    case "javaValidCodePoint": .all
    case "javaWhitespace": whiteSpace
    default: nil
    }
  }

  private static func categories(_ names: String...) -> ScalarSet {
    names.reduce(.empty) { $0.union(UnicodeProperties.category(PropertyNames.loose($1.utf8)) ?? .empty) }
  }

  private static var identifierIgnorable: ScalarSet {
    categories("Cf").union(ScalarSet(unsorted: [.init(0, 8), .init(0x0E, 0x1B), .init(0x7F, 0x9F)]))
  }

  /// Separators that may break a line, and the controls that count as space.
  private static var whiteSpace: ScalarSet {
    categories("Z").subtracting(ScalarSet(scalars: [0xA0, 0x2007, 0x202F]))
      .union(ScalarSet(unsorted: [.init(0x09, 0x0D), .init(0x1C, 0x1F)]))
  }
}
