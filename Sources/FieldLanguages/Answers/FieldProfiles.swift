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
  /// - Parameter meter: counts what is found out on the thread; nil where nobody counts.
  public init(_ cache: FieldLanguageCache, _ meter: FieldMeter? = nil) {
    self.cache = cache
    self.meter = meter
    met = cache.metProfiles.take() ?? MetProfiles()
    met.pass += 1
  }

  deinit { cache.metProfiles.add(met) }

  /// Whether it is certain that there is nothing to say of a field that is like another one, but perhaps for its lengths:
  /// only of one whose profile is known.
  public func isSilent(_ windows: [LengthWindow], like other: FieldLikeness) -> Bool {
    known(other).map { FieldOutline.features(windows, other.features, $0).isEmpty } ?? false
  }

  /// The profile of all fields that have something in common, if it is known.
  func known(_ likeness: FieldLikeness) -> FieldProfile? {
    if let profile = met.profile(likeness.number, meter) { return profile }
    let fingerprint = likeness.fingerprint
    guard
      let profile = met.profile(fingerprint, meter)
        ?? cache.knownProfile(fingerprint).map({ met.keep($0, fingerprint) })
    else { return nil }
    met.keep(fingerprint, as: likeness.number)
    return profile
  }

  /// The profile of all fields with a fingerprint, made where nobody knows it.
  func profile(_ fingerprint: FieldFingerprint, _ make: (FieldLanguageCache) -> FieldProfile) -> FieldProfile {
    if let profile = met.profile(fingerprint, meter) { return profile }
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
  private var recent = Array(repeating: Recent(), count: slots)
  private var size = 0

  private final class Met {
    let profile: Measured<FieldProfile>
    /// The pass that has paid for it last.
    var pass: Int

    init(_ profile: Measured<FieldProfile>, pass: Int) {
      self.profile = profile
      self.pass = pass
    }
  }

  private struct Recent {
    var number = 0
    var place = 0
    /// The pass that has paid for the profile, and that profile.
    var paid: (pass: Int, profile: FieldProfile)?
  }

  private static let slots = 1_024
  /// Profiles of so many bytes are kept.
  private static let largest = 8 << 20

  /// The profile of all fields of a likeness, by its number, if it was met and more steps would not find out more.
  func profile(_ number: Int, _ meter: FieldMeter?) -> FieldProfile? {
    let index = number & (MetProfiles.slots - 1)
    guard recent[index].number == number else { return nil }
    if let paid = recent[index].paid, paid.pass == pass { return paid.profile }
    guard let profile = paid(recent[index].place, meter) else { return nil }
    recent[index].paid = (pass, profile)
    return profile
  }

  /// The profile of all fields with a fingerprint, if it was met and more steps would not find out more.
  func profile(_ fingerprint: FieldFingerprint, _ meter: FieldMeter?) -> FieldProfile? {
    known[fingerprint].flatMap { paid($0, meter) }
  }

  private func paid(_ place: Int, _ meter: FieldMeter?) -> FieldProfile? {
    let met = profiles[place]
    if met.pass == pass { return met.profile.value }
    guard met.profile.holds(for: meter) else { return nil }
    met.pass = pass
    return met.profile.paid(by: meter)
  }

  /// Keeps a profile, which is paid for.
  func keep(_ profile: Measured<FieldProfile>, _ fingerprint: FieldFingerprint) -> FieldProfile {
    if size > MetProfiles.largest {
      (known, profiles, size) = ([:], [], 0)
      for slot in recent.indices { recent[slot] = Recent() }
    }
    let met = Met(profile, pass: pass)
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
    recent[number & (MetProfiles.slots - 1)] = Recent(number: number, place: place)
  }
}
