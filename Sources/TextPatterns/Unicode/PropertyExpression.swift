/// What ICU's regular expressions take between braces besides the expressions of its sets: forms that Java has.
struct PropertyExpression {
  /// What came of a look-up.
  enum Lookup {
    /// A set, and whether it is closed under case where case is ignored.
    case set(ScalarSet, isClosed: Bool)
    /// The name is no such form: it is read as a property of Unicode.
    case none
    /// What ICU makes of it is not known.
    case unknown
  }

  private let name: [UInt8]

  /// What stands in `\p{…}`, taken apart.
  init(_ name: [UInt8]) {
    self.name = name
  }

  /// Looks the name up in the order in which ICU does.
  func lookUp() -> Lookup {
    if let brace = name.firstIndex(of: UInt8(ascii: "}")) { return lookUpBroken(before: brace) }
    switch UnicodeProperties.lookUp(name) {
    case .set(let set): return .set(set, isClosed: true)
    case .unknown: return .unknown
    case .none: break
    }
    if PropertyNames.lowercased(name) == Array("word".utf8) { return .set(UnicodeSets.wordScalars, isClosed: false) }
    if name == Array("all".utf8) { return .set(.all, isClosed: false) }
    if name.starts(with: "In".utf8), name.count >= 3 {
      return UnicodeProperties.block(PropertyNames.loose(name.dropFirst(2))).map { .set($0, isClosed: false) } ?? .none
    }
    if name.starts(with: "Is".utf8), name.count >= 3 { return lookUpIs(Array(name.dropFirst(2))) }
    return JavaProperties.set(name).map { .set($0, isClosed: true) } ?? .none
  }

  /// ICU puts the name between `[\p{` and `}]`, so that what comes after a brace in the name is read as part of a set.
  private func lookUpBroken(before brace: Int) -> Lookup {
    if case .none = UnicodeProperties.lookUp(Array(name[..<brace])), !name.starts(with: "Is".utf8) { return .none }
    return .unknown
  }

  private func lookUpIs(_ rest: [UInt8]) -> Lookup {
    if rest.contains(UInt8(ascii: "=")) { return .none }
    switch PropertyNames.lowercased(rest) {
    case Array("assigned".utf8): return found(Array("Assigned".utf8))
    case Array("titlecase".utf8): return found(Array("Lt".utf8))
    default: return found(rest)
    }
  }

  private func found(_ name: [UInt8]) -> Lookup {
    switch UnicodeProperties.lookUp(name) {
    case .set(let set): .set(set, isClosed: true)
    case .none: .none
    case .unknown: .unknown
    }
  }
}
