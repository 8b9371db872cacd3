/// Names of scalars, as `\N{…}` takes them.
enum ScalarNames {
  enum Lookup {
    case scalar(UInt32)
    /// No scalar has the name.
    case none
    /// A scalar may have the name; the tables leave it out.
    case unknown
  }

  static func lookUp(_ name: [UInt32]) -> Lookup {
    // ICU takes names of fewer than 100 ASCII characters.
    guard name.count < 100, !name.isEmpty, name.allSatisfy(mayStandInName) else { return .none }
    return .unknown
  }

  /// Letters, digits, the space, the hyphen and, in a few names, parentheses.
  private static func mayStandInName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x28, 0x29, 0x2D, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
