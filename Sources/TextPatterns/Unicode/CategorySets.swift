import Synchronization

/// The sets of the general categories, each read from their table at its first use.
enum CategorySets {
  private enum Key: Hashable {
    case single(Int)
    case group(Int)
  }

  private static let known = Mutex<[Key: ScalarSet]>([:])

  /// The set of the category whose names are the row of that index.
  static func single(_ index: Int) -> ScalarSet { set(.single(index)) { $0 == index } }

  /// The set of the group whose names are the row of that index.
  static func group(_ index: Int) -> ScalarSet {
    let row = PropertyNames.lines(of: PropertyNames.categoryGroups)[index]
    let group = Array(row.prefix { $0 != UInt8(ascii: " ") })
    let members = PropertyNames.lines(of: PropertyNames.categories).map { isCategory(Array($0.prefix(2)), in: group) }
    return set(.group(index)) { $0 < members.count && members[$0] }
  }

  private static func set(_ key: Key, where includes: (Int) -> Bool) -> ScalarSet {
    if let known = known.withLock({ $0[key] }) { return known }
    let found = ValueRuns(table: UnicodeTables.table("gc") ?? "").set(where: includes)
    known.withLock { $0[key] = found }
    return found
  }

  /// Whether a group, which is one letter or LC (the cased letters Lu, Ll and Lt), has a category.
  private static func isCategory(_ name: [UInt8], in group: [UInt8]) -> Bool {
    guard name.first == group.first else { return false }
    return group.count == 1 || name.last.map { Array("ult".utf8).contains($0) } ?? false
  }
}
