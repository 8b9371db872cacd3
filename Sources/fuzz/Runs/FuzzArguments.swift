/// What to fuzz, from which seed on, and how often.
struct FuzzArguments: Sendable {
  /// What to fuzz.
  let target: String
  /// The seed of the first input.
  var seed: UInt64 = 1
  /// How many inputs are tried.
  var count = 50_000
  /// Milliseconds of processor time that one step on one input may take.
  var limit = 100.0
  /// Whether each seed is told before it is tried: the last one told before a crash is the guilty one.
  var tellsEach = false
  /// Where the texts of a corpus are.
  var folder: String?

  /// Nil where the arguments cannot be understood.
  init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    guard let target = rest.popFirst() else { return nil }
    self.target = target
    while let option = rest.popFirst() {
      if option == "--each" {
        tellsEach = true
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--seed":
        guard let seed = UInt64(value) else { return nil }
        self.seed = seed
      case "--count":
        guard let count = Int(value), count > 0 else { return nil }
        self.count = count
      case "--limit":
        guard let limit = Double(value), limit > 0 else { return nil }
        self.limit = limit
      case "--folder": folder = value
      default: return nil
      }
    }
  }

  /// Tells where a run is: each seed where that is asked for, else every now and then.
  func tell(_ done: Int, _ seed: UInt64) {
    if tellsEach {
      print("--seed \(seed)")
    } else if done > 0, done % 10_000 == 0 {
      print("\(done) of \(count) inputs; next: --seed \(seed)")
    }
  }
}
