/// The sets of the general categories, all read from their table at the first use of one.
struct CategorySets: Sendable {
  /// The sets in this program.
  static let shared = CategorySets()

  /// The categories in the order of their names' rows.
  let single: [ScalarSet]
  /// The groups in the order of their names' rows.
  let groups: [ScalarSet]

  private init() {
    let names = PropertyNames.lines(of: PropertyNames.categories).map { Array($0.prefix(2)) }
    let table = UnicodeTables.table("gc") ?? ""
    let single = ValueRuns(table: table).sets(count: names.count)
    self.single = single
    groups = PropertyNames.lines(of: PropertyNames.categoryGroups).map { row in
      let group = Array(row.prefix { $0 != UInt8(ascii: " ") })
      let members = names.indices.filter { Self.isCategory(names[$0], in: group) }
      return ScalarSet(unsorted: members.flatMap { single[$0].spans })
    }
  }

  /// Whether a group, which is one letter or LC (the cased letters Lu, Ll and Lt), has a category.
  private static func isCategory(_ name: [UInt8], in group: [UInt8]) -> Bool {
    guard name.first == group.first else { return false }
    return group.count == 1 || name.last.map { Array("ult".utf8).contains($0) } ?? false
  }
}
