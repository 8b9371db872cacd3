/// How the steps grow when the pump of an attack is repeated, measured by counting on longer and longer texts.
struct GrowthMeasurement {
  enum Growth: Equatable {
    case exponential
    case polynomial(degree: Int)
  }

  /// Attack texts are made long enough to take so many steps, where the length limit allows it.
  static let exponentialTarget = 2e8
  static let polynomialTarget = 2e6
  /// No attack text is longer.
  static let longestText = 3_000

  let growth: Growth
  /// Estimated steps at the length limit.
  let steps: Double
  /// How many pumps the text has that is shown.
  let repeats: Int

  private struct Sample {
    var repeats: Int
    var steps: Double
  }

  /// Nil where the text is not refused, or not slow enough to be reported.
  init?(
    prefix: [UInt8], pump: [UInt8], suffix: [UInt8], limit: Int, count: RunCount, budget: BacktrackingBudget,
    meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    let most = (limit - prefix.count - suffix.count) / pump.count
    guard most > 0 else { return nil }
    func steps(_ repeats: Int, _ meter: inout StepMeter) throws(BacktrackingObstacle) -> Double {
      var text = prefix
      for _ in 0..<repeats { text += pump }
      return try count.steps(on: text + suffix, meter: &meter)
    }
    let longest = max(512 / pump.count, 16) / (count.hasRegions ? 2 : 1)
    var samples: [Sample] = []
    var repeats = 1
    while repeats <= max(longest, 128) {
      samples.append(Sample(repeats: repeats, steps: try steps(repeats, &meter)))
      if GrowthMeasurement.isExponential(samples) { break }
      repeats *= 2
    }
    var atLimit = GrowthMeasurement.estimate(samples, at: most)
    while let last = samples.last, last.repeats < most, atLimit > GrowthMeasurement.harmless(samples, budget),
      last.steps <= GrowthMeasurement.harmless(samples, budget)
    {
      // An estimate is believed only where the count itself goes past the limit.
      repeats = min(last.repeats * 2, most)
      samples.append(Sample(repeats: repeats, steps: try steps(repeats, &meter)))
      atLimit = GrowthMeasurement.estimate(samples, at: most)
    }
    if let last = samples.last, most <= last.repeats { atLimit = try steps(most, &meter) }
    guard atLimit > GrowthMeasurement.harmless(samples, budget) else { return nil }
    let isExponential = GrowthMeasurement.isExponential(samples)
    let slope = GrowthMeasurement.slope(samples)
    self.steps = min(atLimit, RegionRuns.mostSteps)
    growth = GrowthMeasurement.growth(samples, isExponential, slope)
    self.repeats = GrowthMeasurement.repeats(
      samples, growth, slope, most, room: GrowthMeasurement.longestText / pump.count)
  }

  /// The steps for so many pumps, if they grow on as between the last two samples.
  private static func estimate(_ samples: [Sample], at repeats: Int) -> Double {
    guard let last = samples.last, last.steps > 0 else { return 0 }
    if isExponential(samples) { return RegionRuns.mostSteps }
    let ratio = (Double(repeats) / Double(last.repeats)).logarithm2
    return last.steps * Double.exponential2(ratio * max(slope(samples), 0))
  }

  /// What grows no faster than the text is called slow later.
  private static func harmless(_ samples: [Sample], _ budget: BacktrackingBudget) -> Double {
    isExponential(samples) || slope(samples) >= 1.5 ? budget.harmlessSteps : budget.harmlessSteps * 10
  }

  /// Doubling the pumps squares what an exponential does; a polynomial only gains its degree in bits.
  private static func isExponential(_ samples: [Sample]) -> Bool {
    guard samples.count > 1, samples[samples.count - 1].repeats >= 128 else { return false }
    return slope(samples) >= 0.6 * Double(samples[samples.count - 2].repeats)
  }

  /// The logarithm of the ratio of the last two samples: the degree of a polynomial.
  private static func slope(_ samples: [Sample]) -> Double {
    guard samples.count > 1 else { return 0 }
    let before = samples[samples.count - 2]
    let last = samples[samples.count - 1]
    guard before.steps > 0, last.steps > 0 else { return 0 }
    return (last.steps / before.steps).logarithm2 / (Double(last.repeats) / Double(before.repeats)).logarithm2
  }

  private static func growth(_ samples: [Sample], _ isExponential: Bool, _ slope: Double) -> Growth {
    if isExponential { return .exponential }
    if slope >= 1.5 { return .polynomial(degree: max(2, Int(slope.rounded()))) }
    // Limited in the end: it is named after how it grew before.
    var steepest = 0.0
    for (before, after) in zip(samples, samples.dropFirst()) {
      let slope = (after.steps / before.steps).logarithm2
      if before.repeats >= 8, slope >= 0.7 * Double(before.repeats) { return .exponential }
      steepest = max(steepest, slope)
    }
    return .polynomial(degree: max(2, Int(steepest.rounded())))
  }

  /// The fewest pumps with which the text is slow enough to be shown.
  private static func repeats(
    _ samples: [Sample], _ growth: Growth, _ slope: Double, _ most: Int, room: Int
  ) -> Int {
    let target = growth == .exponential ? exponentialTarget : polynomialTarget
    let limit = max(1, min(most, room))
    guard let after = samples.firstIndex(where: { $0.steps >= target }) else {
      guard let last = samples.last else { return limit }
      let factor = slope > 0.5 ? Double.exponential2((target / last.steps).logarithm2 / slope) : 1
      return min(limit, Int(min(Double(last.repeats) * factor, 1e6)) + 1)
    }
    guard after > 0 else { return min(limit, samples[after].repeats) }
    let before = samples[after - 1]
    // Between two samples an exponential is a straight line in its logarithm, a polynomial in both.
    let part = (target / before.steps).logarithm2 / (samples[after].steps / before.steps).logarithm2
    let gap = Double(samples[after].repeats - before.repeats)
    let linear = Double(before.repeats) + gap * part
    let scaled = Double(before.repeats) * Double.exponential2(part)
    return min(limit, Int((growth == .exponential ? linear : scaled).rounded(.up)))
  }
}
