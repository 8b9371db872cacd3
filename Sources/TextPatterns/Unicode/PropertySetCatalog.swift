/// The sets of the property names in one pattern, each looked up once.
struct PropertySetCatalog {
  /// What came of a look-up; a message where ICU has no such property.
  enum Lookup {
    /// The scalars that have the property.
    case set(ScalarSet)
    /// ICU has no such property; the message says what is wrong.
    case invalid(String)
    /// ICU may know it; the tables leave it out.
    case unknown
  }

  private struct Key: Hashable {
    var name: [UInt32]
    var ignoringCase: Bool
  }

  private var known: [Key: ScalarSet] = [:]
  /// How much work the look-ups were, in spans.
  private(set) var work = 0

  /// The set of `\p{…}` or `[:…:]`, closed under case where case is ignored.
  mutating func set(named name: [UInt32], ignoringCase: Bool) -> Lookup {
    let key = Key(name: name, ignoringCase: ignoringCase)
    if let set = known[key] { return .set(set) }
    guard let bytes = ascii(name) else {
      return .invalid("Unicode 16 has no property by this name")
    }
    switch PropertyExpression(bytes).lookUp() {
    case .set(let set, let isClosed):
      work += 800
      let closed = ignoringCase && isClosed ? CaseFolding.closure(of: set, work: &work) : set
      known[key] = closed
      return .set(closed)
    case .unknown: return .unknown
    case .none: return .invalid(message(bytes))
    }
  }

  private func ascii(_ name: [UInt32]) -> [UInt8]? {
    name.allSatisfy { $0 < 0x80 } ? name.map { UInt8(truncatingIfNeeded: $0) } : nil
  }

  private func message(_ name: [UInt8]) -> String {
    if name.first == UInt8(ascii: "^") {
      return #"ICU negates a property with '\P{…}', not with '^' in its braces"#
    }
    return #"Unicode 16 has no property '\#(String(decoding: name, as: UTF8.self))'"#
  }
}
