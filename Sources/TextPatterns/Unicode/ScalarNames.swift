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
    guard name.count < 100, !name.isEmpty, name.allSatisfy({ $0 < 0x80 }) else { return .none }
    return .unknown
  }
}
