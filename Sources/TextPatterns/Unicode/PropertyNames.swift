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

  /// The number of the first row that has a loose name, and the first name in it.
  static func row(_ name: [UInt8], in rows: StaticString) -> (index: Int, first: String)? {
    rows.withUTF8Buffer { text in
      var reader = NameRows(text)
      while let row = reader.next() {
        if reader.row(row, has: name) { return (reader.index, reader.firstName(of: row)) }
      }
      return nil
    }
  }

  /// A property of `enumerated` by its loose name: its first name, and the place of its values among all of them.
  static func enumeratedProperty(_ name: [UInt8]) -> EnumeratedProperty? {
    for rows in enumerated {
      if let property = enumeratedProperty(name, in: rows) { return property }
    }
    return nil
  }

  private static func enumeratedProperty(_ name: [UInt8], in rows: StaticString) -> EnumeratedProperty? {
    rows.withUTF8Buffer { text in
      var reader = NameRows(text)
      while let row = reader.next() {
        guard text[row.lowerBound] == UInt8(ascii: ":") else { continue }
        let names = row.lowerBound + 2..<row.upperBound
        if reader.row(names, has: name) {
          return EnumeratedProperty(first: reader.firstName(of: names), rows: rows, valuesOffset: row.upperBound)
        }
      }
      return nil
    }
  }

  /// A property whose rows of values begin at an offset in a part of `enumerated`.
  struct EnumeratedProperty {
    /// The property's first name.
    var first: String
    /// The part of `enumerated` that has it.
    var rows: StaticString
    /// Where its values begin in that part.
    var valuesOffset: Int

    /// The number of the value with a loose name.
    func value(_ name: [UInt8]) -> Int? {
      rows.withUTF8Buffer { text in
        var reader = NameRows(text, from: valuesOffset)
        while let row = reader.next(), text[row.lowerBound] != UInt8(ascii: ":") {
          if reader.row(row, has: name) { return reader.index }
        }
        return nil
      }
    }
  }

  /// The rows of a table of names.
  package static func lines(of rows: StaticString) -> [ArraySlice<UInt8>] {
    rows.withUTF8Buffer { Array($0).split(separator: UInt8(ascii: "\n")) }
  }
}

extension PropertyNames {
  /// ASCII letters in lower case.
  static func lowercased(_ name: [UInt8]) -> [UInt8] {
    name.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
  }
}
