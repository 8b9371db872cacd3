public import FormModel
import TextPatterns
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
    var features = profile.features
    if source.sets(.example) || source.sets(.text) { features.insert(.examples) }
    if source.sets(.textContentType) { features.insert(.contentType) }
    if windows.contains(where: { $0.unit == .utf16 }) { features.insert(.codeUnits) }
    if !profile.isClean(with: windows) { features.insert(.together) }
    self.features = features
    self.profile = profile
    rules = Rules(fingerprint: fingerprint, windows: windows)
  }
}
