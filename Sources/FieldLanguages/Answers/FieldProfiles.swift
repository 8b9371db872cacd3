import TextPatterns

/// The profiles that one thread has met, so that it need not ask for them where others do.
public final class FieldProfiles {
  private let cache: FieldLanguageCache
  private var known: [FieldFingerprint: FieldProfile] = [:]

  /// No profile yet; others are asked for in `cache`.
  public init(_ cache: FieldLanguageCache) { self.cache = cache }

  /// The profile of all fields with a fingerprint, if it is known.
  func known(_ fingerprint: FieldFingerprint) -> FieldProfile? {
    if let profile = known[fingerprint] { return profile }
    guard let profile = cache.knownProfile(fingerprint) else { return nil }
    known[fingerprint] = profile
    return profile
  }

  /// The profile of all fields with a fingerprint, made where nobody knows it.
  func profile(_ fingerprint: FieldFingerprint, _ make: (FieldLanguageCache) -> FieldProfile) -> FieldProfile {
    if let profile = known[fingerprint] { return profile }
    let profile = cache.profile(fingerprint) { make(cache) }
    if !Interruption.isRaised { known[fingerprint] = profile }
    return profile
  }
}
