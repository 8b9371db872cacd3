/// Steps counted for more and more pumps of one attack, each count for about twice as many as the one before.
struct GrowthCurve {
  /// One count.
  struct Sample {
    /// How many pumps the text has.
    var repeats: Int
    /// The steps on it.
    var steps: Double
  }

  /// How steps grow with the length of the text.
  enum Growth: Equatable {
    /// Each pump multiplies the steps.
    case exponential
    /// Steps grow as a power of the length.
    case polynomial(degree: Int)
  }

  /// The counts, short texts first.
  private(set) var samples: [Sample] = []
  /// Whether longer texts could not be counted: nothing is known of them.
  var isCutOff = false

  /// Adds the count for more pumps than any before.
  mutating func append(_ steps: Double, repeats: Int) {
    samples.append(Sample(repeats: repeats, steps: steps))
  }

  /// How many pumps the longest text that was counted has.
  var longest: Int { samples.last?.repeats ?? 0 }

  /// The most steps on any of the texts.
  var most: Double { samples.map(\.steps).max() ?? 0 }

  /// The degree of the polynomial through the last two samples; 0 where the last text is accepted.
  var slope: Double {
    guard samples.count > 1 else { return 0 }
    let before = samples[samples.count - 2]
    let last = samples[samples.count - 1]
    guard before.steps > 0, last.steps > 0, last.repeats > before.repeats else { return 0 }
    return (last.steps / before.steps).logarithm2 / (Double(last.repeats) / Double(before.repeats)).logarithm2
  }

  /// Twice the pumps square what an exponential does; a polynomial only gains its degree in bits.
  var isExponential: Bool {
    guard samples.count > 1, longest >= 128 else { return false }
    return slope >= 0.6 * Double(samples[samples.count - 2].repeats)
  }

  /// It grows faster than the text does.
  var isSteep: Bool { isExponential || slope >= 1.5 }

  /// The steps for so many pumps if they grow on as they did last.
  func estimate(at repeats: Int) -> Double {
    guard let last = samples.last, last.steps > 0 else { return most }
    if isCutOff { return most }
    if isExponential { return RegionRuns.mostSteps }
    let ratio = (Double(repeats) / Double(last.repeats)).logarithm2
    return max(most, min(last.steps * Double.exponential2(ratio * max(slope, 0)), RegionRuns.mostSteps))
  }

  /// What the growth is called. One that ends, or is not known, is named after how it grew until it was slow.
  func growth(slowFrom slow: Double) -> Growth {
    if isExponential { return .exponential }
    if isSteep, !isCutOff { return .polynomial(degree: max(2, Int(slope.rounded()))) }
    let first = samples.first { $0.steps >= slow } ?? Sample(repeats: max(longest, 1), steps: most)
    let bits = first.steps.logarithm2
    if bits >= 0.5 * Double(first.repeats) { return .exponential }
    return .polynomial(degree: max(2, Int((bits / Double(first.repeats).logarithm2).rounded())))
  }

  /// About the fewest pumps, up to `limit`, that take so many steps; those of a text about as slow as any where none
  /// takes as many.
  func repeats(for target: Double, limit: Int) -> Int {
    let within = samples.filter { $0.repeats <= limit }
    if let after = within.firstIndex(where: { $0.steps >= target }) {
      guard after > 0, within[after - 1].steps > 0 else { return within[after].repeats }
      return min(limit, between(within[after - 1], within[after], target))
    }
    if let beyond = samples.first(where: { $0.repeats > limit && $0.steps >= target }), let last = within.last,
      last.steps > 0
    {
      return min(limit, between(last, beyond, target))
    }
    guard isSteep, !isCutOff, limit > longest, let last = samples.last else {
      let most = within.map(\.steps).max() ?? 0
      return within.first { $0.steps * 2 >= most }?.repeats ?? max(limit, 1)
    }
    let factor = Double.exponential2((target / last.steps).logarithm2 / slope)
    return min(limit, Int(min(Double(last.repeats) * factor, 1e6)) + 1)
  }

  /// An exponential is a straight line in its logarithm; a polynomial in both.
  private func between(_ before: Sample, _ after: Sample, _ target: Double) -> Int {
    let part = (target / before.steps).logarithm2 / (after.steps / before.steps).logarithm2
    let ratio = (Double(after.repeats) / Double(before.repeats)).logarithm2
    let exponential = Double(before.repeats) + Double(after.repeats - before.repeats) * part
    let polynomial = Double(before.repeats) * Double.exponential2(ratio * part)
    return Int((isExponential ? exponential : polynomial).rounded(.up))
  }
}
