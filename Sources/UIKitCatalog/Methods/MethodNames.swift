/// Some methods with their names, read from the table once: very many handlers may be held against them.
public struct MethodNames: Sendable {
  /// The methods.
  public let methods: [MethodID]
  /// Their names before the labels, in the same order.
  public let baseNames: [String]
  /// Their names in Swift, each followed by its selector.
  public let fullNames: [String]
  private let byName: [String: MethodID]
  /// By base name the methods that UIKit still asks for.
  private let current: [String: [MethodID]]

  /// The names of some methods.
  init(_ methods: [MethodID]) {
    self.methods = methods
    baseNames = methods.map(\.baseName.string)
    fullNames = methods.flatMap { [$0.name.string, $0.selector.string] }
    byName = Dictionary(methods.map { ($0.name.string, $0) }) { first, _ in first }
    current = Dictionary(grouping: methods.filter { $0.deprecation == nil }, by: \.baseName.string)
  }

  /// The method with a name in Swift.
  public func method(named name: String) -> MethodID? { byName[name] }

  /// The first method with a name before its labels.
  public func method(withBaseName base: String) -> MethodID? { baseNames.firstIndex(of: base).map { methods[$0] } }

  /// The only method with a name before its labels that is not deprecated.
  public func onlyMethod(withBaseName base: String) -> MethodID? {
    let found = current[base] ?? []
    return found.count == 1 ? found[0] : nil
  }
}
