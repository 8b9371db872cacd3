import Synchronization

/// The properties that may stand in some blocks, found once: very many names that no property has are held against them, often
/// the same.
struct PropertiesInScope {
  /// All of them, in the order of their numbers.
  let all: [PropertyID]
  /// Their names, in the same order.
  let names: [CatalogText]
  /// The names of those that can be set.
  let settableNames: [CatalogText]
  /// What was meant by names that none of them has, of all of them, and of those that can be set.
  private let meant = TextTable<CatalogText?>(most: 1 << 10, longest: 64)
  private let meantSettable = TextTable<CatalogText?>(most: 1 << 10, longest: 64)

  private init(_ scope: Scope) {
    all = Catalog.properties.filter { $0.scope.meets(scope) }
    names = all.map(\.name)
    settableNames = all.filter { !$0.isReadOnly }.map(\.name)
  }

  /// The name that another one was most likely meant to be.
  func closest(to name: String, onlySettable: Bool) -> CatalogText? {
    (onlySettable ? meantSettable : meant).value(name) {
      closestMatch(to: Array(name.utf8), amongTexts: onlySettable ? settableNames : names)
    }
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
