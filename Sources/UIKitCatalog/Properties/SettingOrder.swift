/// Which properties change what others set, so that it counts which is set first.
public enum SettingOrder {
  /// Those that change what each property sets, or that it changes.
  private static let others: [PropertyID: Set<PropertyID>] = {
    let named = Dictionary(grouping: Catalog.properties, by: \.name)
    var others: [PropertyID: Set<PropertyID>] = [:]
    for interaction in Catalog.interactions where interaction.isOfOrder {
      let acting = interaction.conditions.flatMap(\.subjects).flatMap { named[$0] ?? [] }
      let affected = interaction.affected.flatMap { named[$0] ?? [] }
      for first in acting {
        for second in affected where first.name != second.name {
          others[first, default: []].insert(second)
          others[second, default: []].insert(first)
        }
      }
    }
    return others
  }()

  /// Whether it counts which of two properties is set first.
  public static func counts(_ first: PropertyID, _ second: PropertyID) -> Bool {
    others[first]?.contains(second) ?? false
  }

  /// Those among some properties of which the order counts, in groups that have nothing to do with each other.
  public static func groups(_ properties: Set<PropertyID>) -> [Set<PropertyID>] {
    var left = properties.filter { property in others[property].map { !$0.isDisjoint(with: properties) } ?? false }
    var groups: [Set<PropertyID>] = []
    while let first = left.popFirst() {
      var (group, reached): (Set<PropertyID>, [PropertyID]) = ([first], [first])
      while let property = reached.popLast() {
        let found = left.intersection(others[property] ?? [])
        reached += found
        group.formUnion(found)
        left.subtract(found)
      }
      groups.append(group)
    }
    return groups
  }
}
