/// The names of Unicode's properties and of their values that ICU 76 knows, and how they are compared.
///
/// The rows are facts of the Unicode Character Database 16. A value's place among its rows is its number in the tables.
package enum PropertyNames {
  /// A name without what comparison leaves out: case, `-`, `_` and white space (UAX #44, UAX44-LM3).
  package static func loose(_ name: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in name {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "), 0x09...0x0D: continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(byte | 0x20)
      default: result.append(byte)
      }
    }
    return result
  }

  /// The first row that has a loose name, and the first name in it.
  static func row(_ name: [UInt8], in rows: StaticString) -> (index: Int, first: String)? {
    guard !name.isEmpty else { return nil }
    var index = 0
    for row in lines(of: rows) {
      let names = row.split(separator: UInt8(ascii: " "))
      if names.contains(where: { isLoosely($0, name) }) {
        return (index, String(decoding: names[0], as: UTF8.self))
      }
      index += 1
    }
    return nil
  }

  /// A property of `enumerated` by its loose name: its first name, and the rows of its values.
  static func enumeratedProperty(_ name: [UInt8]) -> (first: String, values: [ArraySlice<UInt8>])? {
    var found: (first: String, values: [ArraySlice<UInt8>])?
    for row in lines(of: enumerated) {
      guard row.first == UInt8(ascii: ":") else {
        found?.values.append(row)
        continue
      }
      if found != nil { break }
      let names = row.dropFirst(2).split(separator: UInt8(ascii: " "))
      if names.contains(where: { isLoosely($0, name) }) { found = (String(decoding: names[0], as: UTF8.self), []) }
    }
    return found
  }

  /// The number of the value with a loose name.
  static func value(_ name: [UInt8], in rows: [ArraySlice<UInt8>]) -> Int? {
    guard !name.isEmpty else { return nil }
    return rows.firstIndex { row in
      row.split(separator: UInt8(ascii: " ")).contains { isLoosely($0, name) }
    }
  }

  package static func lines(of rows: StaticString) -> [ArraySlice<UInt8>] {
    rows.withUTF8Buffer { Array($0).split(separator: UInt8(ascii: "\n")) }
  }

  /// Whether a name as the database writes it is a loose name.
  static func isLoosely(_ name: ArraySlice<UInt8>, _ loose: [UInt8]) -> Bool {
    var place = 0
    for byte in name where byte != UInt8(ascii: "_") && byte != UInt8(ascii: "-") {
      guard place < loose.count else { return false }
      let lower = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
      guard loose[place] == lower else { return false }
      place += 1
    }
    return place == loose.count
  }
}

extension PropertyNames {
  /// ASCII letters in lower case.
  static func lowercased(_ name: [UInt8]) -> [UInt8] {
    name.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
  }
}
