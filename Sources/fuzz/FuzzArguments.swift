/// What to fuzz, from which seed on, and how often.
struct FuzzArguments: Sendable {
  let target: String
  var seed: UInt64 = 1
  var count = 50_000

  /// Nil where the arguments cannot be understood.
  init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    guard let target = rest.popFirst() else { return nil }
    self.target = target
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--seed":
        guard let seed = UInt64(value) else { return nil }
        self.seed = seed
      case "--count":
        guard let count = Int(value), count > 0 else { return nil }
        self.count = count
      default: return nil
      }
    }
  }
}
