import TextPatterns

/// The profiles that one thread has met, so that it need not ask for them where others do.
public final class FieldProfiles {
  private let cache: FieldLanguageCache
  private var known: [FieldFingerprint: FieldProfile] = [:]
  /// Of those the ones that were asked for last, each where its likeness' number has it lie.
  private var recent = noneRecent
  private var size = 0

  private static let slots = 256
  private static let noneRecent: [(number: Int, profile: FieldProfile?)] = Array(repeating: (0, nil), count: slots)
  /// Profiles of so many bytes are kept.
  private static let largest = 8 << 20

  /// No profile yet; others are asked for in `cache`.
  public init(_ cache: FieldLanguageCache) { self.cache = cache }

  /// The profile of all fields that have something in common, if it is known.
  func known(_ likeness: FieldLikeness) -> FieldProfile? {
    let slot = likeness.number & (FieldProfiles.slots - 1)
    if recent[slot].number == likeness.number { return recent[slot].profile }
    guard let profile = known(likeness.fingerprint) else { return nil }
    recent[slot] = (likeness.number, profile)
    return profile
  }

  private func known(_ fingerprint: FieldFingerprint) -> FieldProfile? {
    if let profile = known[fingerprint] { return profile }
    guard let profile = cache.knownProfile(fingerprint) else { return nil }
    keep(profile, fingerprint)
    return profile
  }

  private func keep(_ profile: FieldProfile, _ fingerprint: FieldFingerprint) {
    if size > FieldProfiles.largest { (known, recent, size) = ([:], FieldProfiles.noneRecent, 0) }
    known[fingerprint] = profile
    size += profile.size
  }

  /// The profile of all fields with a fingerprint, made where nobody knows it.
  func profile(_ fingerprint: FieldFingerprint, _ make: (FieldLanguageCache) -> FieldProfile) -> FieldProfile {
    if let profile = known[fingerprint] { return profile }
    let profile = cache.profile(fingerprint) { make(cache) }
    if !Interruption.isRaised { keep(profile, fingerprint) }
    return profile
  }
}
