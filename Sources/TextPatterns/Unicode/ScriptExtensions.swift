/// The property Script_Extensions.
enum ScriptExtensions {
  /// The scalars that a script, by its loose name, is used for.
  static func set(ofScript name: [UInt8]) -> ScalarSet? {
    guard let script = PropertyNames.row(name, in: PropertyNames.scripts)?.index else { return nil }
    guard let table = UnicodeTables.table("scx") else { return nil }
    let lists = scriptLists().map { $0.contains(script) }
    return ValueRuns(table: table).set { $0 < lists.count && lists[$0] }
  }

  /// The lists of scripts by their numbers in the table, each a row of the scripts' numbers.
  private static func scriptLists() -> [[Int]] {
    UnicodeTables.table("scriptLists")?.withUTF8Buffer { text in
      var reader = TableCoding.Reader(text)
      var lists: [[Int]] = []
      while let count = reader.next() {
        lists.append((0..<count).compactMap { _ in reader.next().map(Int.init) })
      }
      return lists
    } ?? []
  }
}
