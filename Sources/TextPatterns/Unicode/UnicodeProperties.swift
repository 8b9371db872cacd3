/// Property expressions, as ICU's sets read them: `L`, `Greek`, `sc=Greek`, `Alphabetic`, `Age=5.0` …
enum UnicodeProperties {
  /// What came of a look-up.
  enum Lookup {
    /// The scalars that have the property.
    case set(ScalarSet)
    /// ICU knows nothing by this name.
    case none
    /// ICU may know it; the tables leave it out.
    case unknown
  }

  /// Looks up what stands between the braces of `\p{…}`.
  static func lookUp(_ expression: [UInt8]) -> Lookup {
    let parts = expression.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = PropertyNames.loose(parts[0])
    // What ends in "=" is read as though it did not.
    guard parts.count == 2, !parts[1].isEmpty else { return lookUpAlone(name) }
    return lookUp(name, is: Array(parts[1]))
  }

  /// The set of a general category or a group of them, by its loose name.
  static func category(_ name: [UInt8]) -> ScalarSet? {
    if let row = PropertyNames.row(name, in: PropertyNames.categories) { return CategorySets.single(row.index) }
    return PropertyNames.row(name, in: PropertyNames.categoryGroups).map { CategorySets.group($0.index) }
  }

  /// A name without a value: a category, a script, a true-or-false property, or one of three words.
  private static func lookUpAlone(_ name: [UInt8]) -> Lookup {
    if let set = category(name) ?? script(name) ?? binary(name) { return .set(set) }
    switch String(decoding: name, as: UTF8.self) {
    case "any": return .set(.all)
    case "ascii": return .set(.ascii)
    case "assigned": return category(Array("cn".utf8)).map { .set($0.complement) } ?? .none
    default: return .none
    }
  }

  private static func lookUp(_ name: [UInt8], is text: [UInt8]) -> Lookup {
    let value = PropertyNames.loose(text)
    switch String(decoding: name, as: UTF8.self) {
    case "gc", "generalcategory", "gcm", "generalcategorymask": return found(category(value))
    case "sc", "script": return found(script(value))
    case "scx", "scriptextensions": return found(ScriptExtensions.set(ofScript: value))
    case "blk", "block": return found(block(value))
    case "age": return found(AgeTable.set(upTo: text))
    case "nv", "numericvalue": return found(NumericValues.set(text))
    case "na", "name": return lookUp(scalarNamed: text)
    case "idtype", "identifiertype", "idstatus", "identifierstatus": return .unknown
    case "lccc", "leadcanonicalcombiningclass": return found(enumerated(Array("ccc".utf8), "lccc", value, text))
    case "tccc", "trailcanonicalcombiningclass": return found(enumerated(Array("ccc".utf8), "tccc", value, text))
    default: return found(binary(name, is: value) ?? enumerated(name, nil, value, text))
    }
  }

  private static func found(_ set: ScalarSet?) -> Lookup { set.map(Lookup.set) ?? .none }

  private static func lookUp(scalarNamed text: [UInt8]) -> Lookup {
    let words = text.split(separator: UInt8(ascii: " "))
    switch ScalarNames.lookUp(words.joined(separator: [UInt8(ascii: " ")]).map(UInt32.init)) {
    case .scalar(let scalar): return .set(ScalarSet(scalars: [scalar]))
    // Names in angle brackets say what a scalar is that has no name.
    case .none: return text.contains(UInt8(ascii: "<")) ? .unknown : .none
    case .unknown: return .unknown
    }
  }

  /// The set of a block by its loose name.
  static func block(_ name: [UInt8]) -> ScalarSet? {
    guard let value = PropertyNames.row(name, in: PropertyNames.blocks)?.index else { return nil }
    return UnicodeTables.table("blk").map { ValueRuns(table: $0).set { $0 == value } }
  }

  private static func script(_ name: [UInt8]) -> ScalarSet? {
    guard let value = PropertyNames.row(name, in: PropertyNames.scripts)?.index else { return nil }
    return UnicodeTables.table("sc").map { ValueRuns(table: $0).set { $0 == value } }
  }

  private static func binary(_ name: [UInt8]) -> ScalarSet? {
    guard let first = PropertyNames.row(name, in: PropertyNames.binary)?.first else { return nil }
    return UnicodeTables.table(first).map(ScalarSet.init(table:))
  }

  private static func binary(_ name: [UInt8], is value: [UInt8]) -> ScalarSet? {
    guard let set = binary(name) else { return nil }
    switch String(decoding: value, as: UTF8.self) {
    case "y", "yes", "t", "true": return set
    case "n", "no", "f", "false": return set.complement
    default: return nil
    }
  }

  /// A property with named values; combining classes may be numbers that no value has.
  private static func enumerated(
    _ name: [UInt8], _ tableName: String?, _ value: [UInt8], _ text: [UInt8]
  ) -> ScalarSet? {
    guard let property = PropertyNames.enumeratedProperty(name) else { return nil }
    guard let table = UnicodeTables.table(tableName ?? property.first) else { return nil }
    let number = Double(String(decoding: text, as: UTF8.self))
    if property.first == "ccc", let number = (0...255).first(where: { Double($0) == number }) {
      let digits = Array(String(number).utf8)
      guard let index = property.value(digits) else { return .empty }
      return ValueRuns(table: table).set { $0 == index }
    }
    guard let index = property.value(value) else { return nil }
    return ValueRuns(table: table).set { $0 == index }
  }
}
