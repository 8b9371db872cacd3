public import FormModel
public import TextPatterns
import UIKitCatalog

/// A first look at a field, that costs next to nothing where its rules are like those of others.
public struct FieldOutline: Sendable {
  /// What to look at more closely; empty where it is certain that there is nothing to say of the field.
  public let features: FieldFilter
  /// What the field has in common with those that say the same.
  let profile: FieldProfile
  /// The same, and the lengths.
  let rules: Rules
  /// What the rules about lengths that are asked at the end allow, in their order.
  var windows: [LengthWindow] { rules.windows }

  /// What fields have in common whose rules say the same.
  struct Rules: Hashable, Sendable {
    /// What all but the lengths is made of.
    var fingerprint: FieldFingerprint
    /// What the rules about lengths that are asked at the end allow, in their order.
    var windows: [LengthWindow]
  }

  /// Looks at a control, or a preset.
  public init(_ source: ResolvedControl, _ environment: FieldEnvironment, _ profiles: FieldProfiles) {
    var windows: [LengthWindow] = []
    let fingerprint = FieldFingerprint(source, environment, windows: &windows)
    let profile = profiles.profile(fingerprint) { FieldProfile(source, environment, $0) }
    var features = FieldOutline.ownFeatures(of: source)
    if features.contains(.entries), !FieldOutline.mayBeTooLong(source, windows, profile) { features.remove(.entries) }
    self.init(fingerprint, windows, features, profile)
  }

  /// Whether it is not certain that a text meets all rules and some lengths which a browser lets anybody type.
  private static func mayBeTooLong(
    _ source: ResolvedControl, _ windows: [LengthWindow], _ profile: FieldProfile
  ) -> Bool {
    guard let most = source.longestEntry else { return false }
    let interval = LengthInterval(windows + [LengthWindow(max: most, unit: .utf16)])
    // What is known are texts as they are checked, not as they are typed.
    return source[.normalize] != nil || !profile.shape.isMet(by: interval)
  }

  /// Looks at a control that differs from another one in nothing that matters, but perhaps in the lengths that it allows.
  ///
  /// - Parameter source: the control, resolved, or nil where it is none: most often nobody has to know.
  public init?(
    _ windows: [LengthWindow], like other: FieldLikeness, _ environment: FieldEnvironment, _ profiles: FieldProfiles,
    source: () -> ResolvedControl?
  ) {
    let fingerprint = other.fingerprint
    if let met = profiles.known(other) {
      self.init(fingerprint, windows, other.features, met.value)
      return
    }
    guard let source = source() else { return nil }
    let profile = profiles.profile(fingerprint) { FieldProfile(source, environment, $0) }
    self.init(fingerprint, windows, other.features, profile)
  }

  /// What to look at whatever the rules are.
  static func ownFeatures(of source: ResolvedControl) -> FieldFilter {
    var features: FieldFilter = []
    if source.sets(.example) || source.sets(.text) { features.insert(.examples) }
    if source.sets(.maxlength) { features.insert(.entries) }
    if source.sets(.inputView) { features.insert(.picker) }
    if source.memberKinds.contains(MemberKinds(.event)),
      source.handlers.contains(where: { $0.member.controlEvent == .complete })
    {
      features.insert(.completion)
    }
    if source.sets(.textContentType), KeyboardDisagreement(source) != nil { features.insert(.contentType) }
    return features
  }

  private init(
    _ fingerprint: FieldFingerprint, _ windows: [LengthWindow], _ ownFeatures: FieldFilter, _ profile: FieldProfile
  ) {
    features = FieldOutline.features(windows, ownFeatures, profile)
    self.profile = profile
    rules = Rules(fingerprint: fingerprint, windows: windows)
  }

  /// What to look at more closely in a field with some lengths.
  static func features(
    _ windows: some Collection<LengthWindow>, _ ownFeatures: FieldFilter, _ profile: FieldProfile
  ) -> FieldFilter {
    var features = profile.features.union(ownFeatures)
    if windows.contains(where: { $0.unit == .utf16 }) { features.insert(.codeUnits) }
    if !profile.isClean(with: windows) { features.insert(.together) }
    return features
  }
}
