/// How the steps grow when the pump of an attack is repeated, counted on longer and longer texts (a doubling
/// experiment: Sedgewick & Wayne, Algorithms, section 1.4).
struct GrowthMeasurement {
  /// Attack texts are made long enough to take so many steps, where the length limit allows it.
  private static let exponentialTarget = 2e8
  private static let polynomialTarget = 2e6
  /// No attack text is longer.
  private static let longestText = 3_000
  /// So long texts show what the growth is.
  private static let sampledText = 512

  /// How the steps grow.
  let growth: GrowthCurve.Growth
  /// Estimated steps on the slowest text up to the length limit.
  let steps: Double
  /// The same for texts of ordinary length.
  let ordinarySteps: Double
  /// How many pumps the text has that is shown.
  let repeats: Int

  /// Nil where no text of the family up to the length limit is slow enough to be reported.
  init?(
    prefix: [UInt8], pump: [UInt8], suffix: [UInt8], texts: AttackLimits, count: RunCount, budget: BacktrackingBudget,
    meter: inout StepMeter
  ) throws(BacktrackingObstacle) {
    let most = (texts.length - prefix.count - suffix.count) / pump.count
    guard most > 0 else { return nil }
    var texts = PumpedTexts(prefix: prefix, pump: pump, suffix: suffix, count: count, limits: texts)
    guard let curve = try GrowthMeasurement.curve(of: &texts, upTo: most, budget, &meter) else { return nil }
    var within = curve.estimate(at: most)
    if most <= curve.longest {
      let atLimit = try texts.steps(most, &meter)
      within = curve.samples.filter { $0.repeats <= most }.reduce(atLimit) { max($0, $1.steps) }
    }
    guard within > GrowthMeasurement.harmless(curve, budget) else { return nil }
    steps = within
    let ordinary = min(most, texts.ordinaryRepeats)
    var ordinarySteps = curve.samples.filter { $0.repeats <= ordinary }.reduce(0) { max($0, $1.steps) }
    if ordinary == most { ordinarySteps = within }
    if ordinary > 0, ordinary < most {
      let counted = try? texts.steps(ordinary, &meter)
      ordinarySteps = max(ordinarySteps, counted ?? curve.estimate(at: ordinary))
    }
    self.ordinarySteps = ordinarySteps
    growth = curve.growth(slowFrom: budget.harmlessSteps)
    repeats = curve.repeats(
      for: growth == .exponential ? GrowthMeasurement.exponentialTarget : GrowthMeasurement.polynomialTarget,
      limit: max(1, min(most, GrowthMeasurement.longestText / pump.count)))
  }

  /// The steps on longer and longer texts; nil where even the one of `most` pumps is not slow.
  private static func curve(
    of texts: inout PumpedTexts, upTo most: Int, _ budget: BacktrackingBudget, _ meter: inout StepMeter
  ) throws(BacktrackingObstacle) -> GrowthCurve? {
    var curve = GrowthCurve()
    let sampled = max(sampledText / texts.pump.count / (texts.count.hasRegions ? 2 : 1), 128)
    // Where no text within the limit is slow, it does not matter how longer ones grow.
    if most <= sampled {
      var repeats = 1
      while try texts.steps(repeats, &meter) <= budget.harmlessSteps {
        if repeats == most { return nil }
        repeats = min(repeats * 2, most)
      }
    }
    do throws(BacktrackingObstacle) {
      while curve.longest < sampled, !curve.isExponential {
        let repeats = max(1, curve.longest * 2)
        curve.append(try texts.steps(repeats, &meter), repeats: repeats)
      }
      // An estimate is believed only where the count itself goes past the limit.
      while curve.longest < most, curve.most <= harmless(curve, budget),
        curve.estimate(at: most) > harmless(curve, budget)
      {
        let repeats = min(curve.longest * 2, most)
        curve.append(try texts.steps(repeats, &meter), repeats: repeats)
      }
    } catch {
      // Where long texts cost too much to count, short ones that are slow already are proof enough.
      curve.isCutOff = true
      if curve.longest > most || curve.most <= budget.harmlessSteps { throw error }
    }
    return curve
  }

  /// What grows no faster than the text is called slow later.
  private static func harmless(_ curve: GrowthCurve, _ budget: BacktrackingBudget) -> Double {
    curve.isSteep ? budget.harmlessSteps : budget.harmlessSteps * 10
  }
}

/// The texts that an attack makes, and the steps on each, counted once.
private struct PumpedTexts {
  /// What stands before the pumps, what is repeated, and what stands behind.
  let prefix, pump, suffix: [UInt8]
  /// How steps are counted.
  let count: RunCount
  /// How long texts may be.
  let limits: AttackLimits
  private var counted: [Int: Double] = [:]

  init(prefix: [UInt8], pump: [UInt8], suffix: [UInt8], count: RunCount, limits: AttackLimits) {
    self.prefix = prefix
    self.pump = pump
    self.suffix = suffix
    self.count = count
    self.limits = limits
  }

  /// How many pumps a text of ordinary length has.
  var ordinaryRepeats: Int { (limits.ordinaryLength - prefix.count - suffix.count) / pump.count }

  /// The steps on the text with so many pumps.
  mutating func steps(_ repeats: Int, _ meter: inout StepMeter) throws(BacktrackingObstacle) -> Double {
    if let known = counted[repeats] { return known }
    var text = prefix
    for _ in 0..<repeats { text += pump }
    let steps = try count.steps(on: text + suffix, meter: &meter)
    counted[repeats] = steps
    return steps
  }
}
