public import FormModel
import FormSyntax
public import TextPatterns

/// The profiles that one thread meets while it looks at fields of one file, so that it need not ask for them where others
/// do. Each is paid for once.
public final class FieldProfiles {
  private let cache: FieldLanguageCache
  private let met: MetProfiles
  private let meter: FieldMeter?

  /// Those that are met first are asked for in `cache`.
  ///
  /// - Parameter meter: counts what is found out on the thread; that of the field or thing that is looked at just now where
  ///   it is not given.
  public init(_ cache: FieldLanguageCache, _ meter: FieldMeter? = nil) {
    self.cache = cache
    self.meter = meter ?? FieldMeter.current
    met = cache.metProfiles.take() ?? MetProfiles()
    met.pass += 1
  }

  deinit { cache.metProfiles.add(met) }

  /// Whether it is certain that there is nothing to say of a field that is like another one, but perhaps for its lengths:
  /// only of one whose profile is known.
  public func isSilent(_ windows: [LengthWindow], like other: FieldLikeness) -> Bool {
    known(other).map { isSilent(windows, other, $0) } ?? false
  }

  /// The same of one of which nothing is left undecided for want of steps.
  public func isSettled(_ block: BlockModel, like other: FieldLikeness) -> Bool {
    guard let meter else { return false }
    let isSilent = { (profile: MetProfile) in other.features(of: block, profile.value)?.isEmpty ?? false }
    if let settled = met.isSettled(other, meter, isSilent) { return settled }
    guard let found = met.met(other.fingerprint) ?? cache.knownProfile(other.fingerprint).map(MetProfile.init) else {
      return false
    }
    met.keep(found, of: other)
    return met.isSettled(other, meter, isSilent) ?? false
  }

  private func isSilent(_ windows: [LengthWindow], _ other: FieldLikeness, _ profile: MetProfile) -> Bool {
    FieldOutline.features(windows, other.features, profile.value).isEmpty
  }

  /// The profile of all fields that have something in common, if it is known.
  func known(_ likeness: FieldLikeness) -> MetProfile? {
    if let met = met.profile(likeness, meter) { return met }
    let fingerprint = likeness.fingerprint
    guard
      let found = met.profile(fingerprint, meter)
        ?? cache.knownProfile(fingerprint).map({ met.keep($0, fingerprint) })
    else { return nil }
    met.keep(found, of: likeness)
    return found
  }

  /// The profile of all fields with a fingerprint, made where nobody knows it.
  func profile(_ fingerprint: FieldFingerprint, _ make: (FieldLanguageCache) -> FieldProfile) -> FieldProfile {
    if let met = met.profile(fingerprint, meter) { return met.value }
    let profile = cache.profile(fingerprint) { make(cache) }
    return Interruption.isRaised ? profile.paid : met.keep(profile, fingerprint).value
  }
}

/// A profile that one thread has met.
final class MetProfile {
  private let profile: Measured<FieldProfile>
  /// The profile.
  let value: FieldProfile
  /// The pass that has paid for it last.
  private var pass = 0

  /// Nobody has paid for it.
  fileprivate init(_ profile: Measured<FieldProfile>) {
    self.profile = profile
    value = profile.value
  }

  /// Has a pass pay for it that has not yet; false where something is left undecided for want of steps, or a field with so
  /// many rules takes more than a file of others can spare.
  fileprivate func settle(in pass: Int, _ meter: FieldMeter, rules count: Int) -> Bool {
    guard profile.isSpared(by: meter, rules: count) else { return false }
    if self.pass == pass { return true }
    guard profile.settle(with: meter) else { return false }
    self.pass = pass
    return true
  }

  /// Pays for it if a pass has not yet; false where more steps would find out more.
  fileprivate func isPaid(in pass: Int, _ meter: FieldMeter?) -> Bool {
    if self.pass == pass, meter?.makesReceipt != true {
      profile.use(by: meter)
      return true
    }
    guard profile.holds(for: meter) else { return false }
    pay(in: pass, meter)
    return true
  }

  fileprivate func pay(in pass: Int, _ meter: FieldMeter?) {
    self.pass = pass
    profile.pay(by: meter)
  }
}

/// Profiles that one thread has met in this file, or in others before. A table that is full forgets all.
final class MetProfiles {
  /// Counts the passes of which each pays for what it meets.
  var pass = 0
  private var known: [FieldFingerprint: MetProfile] = [:]
  /// Of those the ones that were asked for last, by the numbers of their likenesses.
  private var recent = RecentValues<MetProfile>()
  private var size = 0

  /// Profiles of so many bytes are kept.
  private static let largest = 8 << 20

  /// The profile of all fields of a likeness, if it was met last and more steps would not find out more.
  func profile(_ likeness: FieldLikeness, _ meter: FieldMeter?) -> MetProfile? {
    recent.with(UInt64(likeness.number)) { $0.isPaid(in: pass, meter) ? $0 : nil }
  }

  /// Whether something holds for the profile of all fields of a likeness, and nothing about it is left undecided; nil where
  /// it was not met last.
  func isSettled(_ likeness: FieldLikeness, _ meter: FieldMeter, _ test: (MetProfile) -> Bool) -> Bool? {
    recent.with(UInt64(likeness.number)) { test($0) && $0.settle(in: pass, meter, rules: likeness.ruleCount) }
  }

  /// The profile of all fields with a fingerprint, if it was met, paid or not.
  func met(_ fingerprint: FieldFingerprint) -> MetProfile? { known[fingerprint] }

  /// The profile of all fields with a fingerprint, if it was met and more steps would not find out more.
  func profile(_ fingerprint: FieldFingerprint, _ meter: FieldMeter?) -> MetProfile? {
    guard let met = known[fingerprint], met.isPaid(in: pass, meter) else { return nil }
    return met
  }

  /// Keeps a profile; the field of this thread pays for it.
  func keep(_ profile: Measured<FieldProfile>, _ fingerprint: FieldFingerprint) -> MetProfile {
    if size > MetProfiles.largest { (known, recent, size) = ([:], RecentValues(), 0) }
    let met = MetProfile(profile)
    known[fingerprint] = met
    size += met.value.size
    met.pay(in: pass, FieldMeter.current)
    return met
  }

  /// Keeps that a profile that was met is the one of a likeness.
  func keep(_ profile: MetProfile, of likeness: FieldLikeness) { recent.keep(profile, UInt64(likeness.number)) }
}
