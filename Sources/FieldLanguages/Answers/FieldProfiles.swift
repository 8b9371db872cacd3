import TextPatterns

/// The profiles that one thread meets while it looks at fields of one file, so that it need not ask for them where others
/// do. Each is paid for once.
public final class FieldProfiles {
  private let cache: FieldLanguageCache
  private let met: MetProfiles

  /// Those that are met first are asked for in `cache`.
  public init(_ cache: FieldLanguageCache) {
    self.cache = cache
    met = cache.metProfiles.take() ?? MetProfiles()
    met.pass += 1
  }

  deinit { cache.metProfiles.add(met) }

  /// The profile of all fields that have something in common, if it is known.
  func known(_ likeness: FieldLikeness) -> FieldProfile? {
    if let profile = met.profile(likeness.number) { return profile }
    let fingerprint = likeness.fingerprint
    guard let profile = met.profile(fingerprint) ?? cache.knownProfile(fingerprint).map({ met.keep($0, fingerprint) })
    else { return nil }
    met.keep(fingerprint, as: likeness.number)
    return profile
  }

  /// The profile of all fields with a fingerprint, made where nobody knows it.
  func profile(_ fingerprint: FieldFingerprint, _ make: (FieldLanguageCache) -> FieldProfile) -> FieldProfile {
    if let profile = met.profile(fingerprint) { return profile }
    let profile = cache.profile(fingerprint) { make(cache) }
    return Interruption.isRaised ? profile.paid : met.keep(profile, fingerprint)
  }
}

/// Profiles that one thread has met in this file, or in others before. A table that is full forgets all.
final class MetProfiles {
  /// Counts the passes of which each pays for what it meets.
  var pass = 0
  private var known: [FieldFingerprint: Int] = [:]
  private var profiles: [Met] = []
  /// Of those the places of the ones that were asked for last, each where its likeness' number has it lie.
  private var recent = Array(repeating: (number: 0, place: 0), count: slots)
  private var size = 0

  private struct Met {
    var profile: Measured<FieldProfile>
    /// The pass that has paid for it last.
    var pass: Int
  }

  private static let slots = 1_024
  /// Profiles of so many bytes are kept.
  private static let largest = 8 << 20

  /// The profile of all fields of a likeness, by its number, if it was met and more steps would not find out more.
  func profile(_ number: Int) -> FieldProfile? {
    let slot = recent[number & (MetProfiles.slots - 1)]
    return slot.number == number ? paid(slot.place) : nil
  }

  /// The profile of all fields with a fingerprint, if it was met and more steps would not find out more.
  func profile(_ fingerprint: FieldFingerprint) -> FieldProfile? { known[fingerprint].flatMap(paid) }

  private func paid(_ place: Int) -> FieldProfile? {
    if profiles[place].pass == pass { return profiles[place].profile.value }
    guard profiles[place].profile.holds else { return nil }
    profiles[place].pass = pass
    return profiles[place].profile.paid
  }

  /// Keeps a profile, which is paid for.
  func keep(_ profile: Measured<FieldProfile>, _ fingerprint: FieldFingerprint) -> FieldProfile {
    if size > MetProfiles.largest {
      (known, profiles, size) = ([:], [], 0)
      for slot in recent.indices { recent[slot] = (0, 0) }
    }
    let met = Met(profile: profile, pass: pass)
    if let place = known[fingerprint] {
      profiles[place] = met
    } else {
      known[fingerprint] = profiles.count
      profiles.append(met)
    }
    size += profile.value.size
    return profile.paid
  }

  /// Keeps that a profile that was met is the one of a likeness, by its number.
  func keep(_ fingerprint: FieldFingerprint, as number: Int) {
    guard let place = known[fingerprint] else { return }
    recent[number & (MetProfiles.slots - 1)] = (number, place)
  }
}
