import Synchronization

/// The properties that may stand in some blocks, found once: very many names that no property has are held against them.
struct PropertiesInScope {
  /// All of them, in the order of their numbers.
  let all: [PropertyID]
  /// Their names, in the same order.
  let names: [CatalogText]
  /// The names of those that can be set.
  let settableNames: [CatalogText]

  private init(_ scope: Scope) {
    all = Catalog.properties.filter { $0.scope.meets(scope) }
    names = all.map(\.name)
    settableNames = all.filter { !$0.isReadOnly }.map(\.name)
  }

  private static let known = Mutex<[Scope: PropertiesInScope]>([:])
  /// Of so many scopes they are kept: hardly more are asked for.
  private static let limit = 64

  /// Those of a scope.
  static func known(_ scope: Scope) -> PropertiesInScope {
    if let found = known.withLock({ $0[scope] }) { return found }
    let made = PropertiesInScope(scope)
    known.withLock { known in
      if known.count >= limit { known = [:] }
      known[scope] = made
    }
    return made
  }
}
