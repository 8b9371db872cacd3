/// The property Numeric_Value.
enum NumericValues {
  /// The scalars with a value, which is written as C writes numbers; nil for anything else.
  static func set(_ text: [UInt8]) -> ScalarSet? {
    let digits = text.drop { $0 == UInt8(ascii: " ") }
    guard let value = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
    guard let table = UnicodeTables.table("nv"), let index = values().firstIndex(of: value) else { return .empty }
    return ValueRuns(table: table).set { $0 == index + 1 }
  }

  /// The values by their numbers in the table, which begin at 1.
  private static func values() -> [Double] {
    UnicodeTables.table("values")?.withUTF8Buffer { text in
      text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    } ?? []
  }
}
