/// The profiles that one thread has met, so that it need not ask for them where others do, and what they cost.
public final class FieldProfiles {
  private let cache: FieldLanguageCache
  private var known: [FieldFingerprint: FieldProfile] = [:]
  /// What was found out and took steps, once for all fields that share it, with the steps.
  public private(set) var costs = FieldCosts()

  private let limit: Int?

  /// - Parameter limit: the steps after which fields need not be looked at any more.
  public init(_ cache: FieldLanguageCache, limit: Int? = nil) {
    self.cache = cache
    self.limit = limit
  }

  /// Whether the limit is passed.
  public var isOverdrawn: Bool { limit.map { costs.total > $0 } ?? false }

  func profile(_ fingerprint: FieldFingerprint, _ make: (FieldLanguageCache) -> FieldProfile) -> FieldProfile {
    if let profile = known[fingerprint] { return profile }
    let profile = cache.profile(fingerprint) { make(cache) }
    known[fingerprint] = profile
    costs.add(profile.shape, profile.shape.cost)
    return profile
  }

  /// Counts what was found out of a field.
  public func count(_ analysis: FieldAnalysis) {
    costs.add(analysis, analysis.cost)
    if analysis.isCutShort { undecidedCount += 1 }
  }

  /// The fields of which something was not decided for want of steps.
  public private(set) var undecidedCount = 0
}

/// The steps that fields took together; what several share counts once.
public struct FieldCosts: Sendable {
  private var parts: [ObjectIdentifier: (part: any AnyObject & Sendable, steps: Int)] = [:]
  public private(set) var total = 0

  public init() {}

  mutating func add(_ part: any AnyObject & Sendable, _ steps: Int) {
    guard steps > 0, parts.updateValue((part, steps), forKey: ObjectIdentifier(part)) == nil else { return }
    total += steps
  }

  /// Adds those of other fields.
  public mutating func formUnion(_ other: FieldCosts) {
    for (part, steps) in other.parts.values { add(part, steps) }
  }
}
