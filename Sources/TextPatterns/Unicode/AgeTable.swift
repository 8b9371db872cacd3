/// The property Age: the version of Unicode that first assigned a scalar.
enum AgeTable {
  /// The scalars that a version has. ICU reads up to four numbers and asks for no more than that.
  static func set(upTo text: [UInt8]) -> ScalarSet? {
    guard let table = UnicodeTables.table("age") else { return nil }
    let version = numbers(text)
    let ages = versions()
    return ValueRuns(table: table).set { value in
      value > 0 && value <= ages.count && !version.lexicographicallyPrecedes(ages[value - 1])
    }
  }

  /// The versions by their numbers in the table, which begin at 1.
  private static func versions() -> [[Int]] {
    UnicodeTables.table("ages")?.withUTF8Buffer { text in
      text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { numbers(Array($0)) }
    } ?? []
  }

  /// Up to four numbers between dots; whatever else comes ends them.
  private static func numbers(_ text: [UInt8]) -> [Int] {
    var result: [Int] = []
    var number: Int?
    for byte in text.drop(while: { $0 == UInt8(ascii: " ") }) {
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        number = min((number ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 255)
      } else if byte == UInt8(ascii: "."), let complete = number, result.count < 3 {
        result.append(complete)
        number = nil
      } else {
        break
      }
    }
    if let number { result.append(number) }
    return result + Array(repeating: 0, count: 4 - result.count)
  }
}
