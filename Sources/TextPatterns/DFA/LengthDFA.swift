/// Counts scalars or UTF-16 code units: a state is the count so far plus 1.
final class LengthDFA: LazyDFA {
  private let least: Int32
  /// Negative for no limit.
  private let most: Int32
  /// For each symbol whether it counts twice.
  private let isDouble: [Bool]
  private let heaviest: Int32

  /// Limits past this count as no limit.
  private static let ceiling = 1 << 28

  /// - Parameter isDouble: for each symbol whether it counts twice.
  init(_ window: LengthWindow, isDouble: [Bool]) {
    least = Int32(min(window.min, LengthDFA.ceiling))
    most = window.max.map { $0 >= LengthDFA.ceiling ? -1 : Int32($0) } ?? -1
    self.isDouble = isDouble
    heaviest = isDouble.contains(true) ? 2 : 1
  }

  var start: Int32 { most >= 0 && least > most ? 0 : 1 }

  func step(_ state: Int32, _ symbol: Int) -> Int32 {
    if state == 0 { return 0 }
    let next = state + (isDouble.isEmpty || !isDouble[symbol] ? 1 : 2)
    if most >= 0 { return next - 1 > most ? 0 : next }
    return min(next, least + 1)
  }

  func accepts(_ state: Int32) -> Bool { state > least }

  func isUniversal(_ state: Int32) -> Bool { most < 0 && state > least }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) {
    if state == 0 { return (PositionNFA.unlimited, -1) }
    let count = state - 1
    return (max(0, (least - count + heaviest - 1) / heaviest), most < 0 ? PositionNFA.unlimited : most - count)
  }
}
