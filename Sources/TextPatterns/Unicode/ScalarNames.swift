/// Names of scalars, as `\N{…}` takes them.
///
/// All names of Unicode would be several times as large as all the other tables together, so there are those of a few
/// blocks; any other well-formed name may be right or wrong.
enum ScalarNames {
  /// What came of a look-up.
  enum Lookup {
    /// The scalar that has the name.
    case scalar(UInt32)
    /// No scalar has the name.
    case none
    /// A scalar may have the name; the tables leave it out.
    case unknown
  }

  /// Looks up what stands between the braces, in any case.
  static func lookUp(_ name: [UInt32]) -> Lookup {
    // ICU takes names of fewer than 100 ASCII characters.
    guard name.count < 100, !name.isEmpty, name.allSatisfy(mayStandInName) else { return .none }
    let upperCase = name.map { UInt8(truncatingIfNeeded: $0 >= 0x61 && $0 <= 0x7A ? $0 - 0x20 : $0) }
    return scalar(named: upperCase).map(Lookup.scalar) ?? .unknown
  }

  /// The scalar whose row, after its value in hexadecimal digits and a space, is the name.
  private static func scalar(named name: [UInt8]) -> UInt32? {
    UnicodeTables.table("names")?.withUTF8Buffer { text in
      for row in text.split(separator: UInt8(ascii: "\n")) {
        guard let space = row.firstIndex(of: UInt8(ascii: " ")), row[(space + 1)...].elementsEqual(name) else {
          continue
        }
        return row[..<space].reduce(0) { $0 << 4 | UInt32($1.hexadecimalValue ?? 0) }
      }
      return nil
    }
  }

  /// Letters, digits, the space, the hyphen and, in a few names, parentheses.
  private static func mayStandInName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x28, 0x29, 0x2D, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
