import SystemIO

/// How long the steps of a run took, in milliseconds of this thread's processor time, and the worst of each.
struct StepTimes {
  private struct Step {
    var count = 0
    var total = 0.0
    var worst = 0.0
    var worstSeed: UInt64 = 0
  }

  /// Milliseconds that one step may take.
  let limit: Double
  /// The seed of the present input.
  var seed: UInt64 = 0
  private var steps: [String: Step] = [:]
  private var order: [String] = []
  /// The steps of the present input that took too long, in words.
  private(set) var tooSlow: [String] = []

  /// - Parameter limit: milliseconds that one step may take.
  init(limit: Double) { self.limit = limit }

  /// Does a step. One that seems to take too long is done twice more, since a neighbour may have taken the time.
  ///
  /// - Parameter parts: how many steps it may count as, where it does several of them in turn.
  mutating func measure<Result>(_ name: String, parts: Double = 1, _ body: () -> Result) -> Result {
    let limit = limit * parts
    var (result, time) = StepTimes.timed(body)
    if time > limit {
      for _ in 0..<2 { time = min(time, StepTimes.timed(body).time) }
    }
    if time > limit { tooSlow.append("\(name) took \(rounded(time)) ms") }
    if steps[name] == nil { order.append(name) }
    var step = steps[name] ?? Step()
    step.count += 1
    step.total += time
    if time > step.worst {
      step.worst = time
      step.worstSeed = seed
    }
    steps[name] = step
    return result
  }

  /// What was too slow since the last call.
  mutating func takeTooSlow() -> [String] {
    defer { tooSlow = [] }
    return tooSlow
  }

  /// One line a step: its name, how often, the mean and the worst time with its seed.
  var summary: String {
    order.map { name in
      let step = steps[name] ?? Step()
      let mean = step.count > 0 ? step.total / Double(step.count) : 0
      return
        "  \(name): \(step.count) times, mean \(rounded(mean)) ms, worst \(rounded(step.worst)) ms (--seed \(step.worstSeed))"
    }.joined(separator: "\n")
  }

  private func rounded(_ time: Double) -> Double { (time * 1_000).rounded() / 1_000 }

  /// What some work gives, and the milliseconds of processor time that it takes.
  static func timed<Result>(_ body: () -> Result) -> (result: Result, time: Double) {
    let start = now()
    let result = body()
    return (result, now() - start)
  }

  private static func now() -> Double { ProcessClock.thread }
}
