/// Names of which one may have been meant by another, where there may be very many of them.
///
/// Among a few hundred all are looked at; of more those that begin or end like the name that is looked for: a slip leaves
/// at least one half of a name as it is.
public struct LikelyNames: Sendable {
  private let names: [String]
  /// The numbers of the names, in the order of the names and of what they are read backwards.
  private let byBeginning: [Int]
  private let byEnd: [Int]

  private static let few = 512
  /// How many neighbours are looked at to each side.
  private static let reach = 64

  /// Sorts the names where there are many; names keep their order in answers.
  public init(_ names: [String]) {
    self.names = names
    guard names.count > LikelyNames.few else {
      byBeginning = []
      byEnd = []
      return
    }
    let backwards = names.map { Array($0.utf8.reversed()) }
    byBeginning = names.indices.sorted { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) }
    byEnd = names.indices.sorted { backwards[$0].lexicographicallyPrecedes(backwards[$1]) }
  }

  /// The names that may be meant by one, in their order.
  public func likely(for name: String) -> [String] {
    guard names.count > LikelyNames.few else { return names }
    let near =
      neighbours(in: byBeginning) { names[$0].utf8.lexicographicallyPrecedes(name.utf8) }
      + neighbours(in: byEnd) { names[$0].utf8.reversed().lexicographicallyPrecedes(name.utf8.reversed()) }
    return Set(near).sorted().map { names[$0] }
  }

  /// Those around the place where a name would stand.
  private func neighbours(in order: [Int], _ isBefore: (Int) -> Bool) -> ArraySlice<Int> {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(order[middle]) { low = middle + 1 } else { high = middle }
    }
    return order[max(0, low - LikelyNames.reach)..<min(order.count, low + LikelyNames.reach)]
  }
}
