public import FormModel
import TextPatterns
import UIKitCatalog

/// A first look at a field, that costs next to nothing where its rules are like those of others.
public struct FieldOutline: Sendable {
  /// What to look at more closely; empty where it is certain that there is nothing to say of the field.
  public let concerns: FieldFilter
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
  public init(_ source: ResolvedControl, _ surroundings: FieldEnvironment, _ profiles: FieldProfiles) {
    var windows: [LengthWindow] = []
    let fingerprint = FieldFingerprint(source, surroundings, windows: &windows)
    let profile = profiles.profile(fingerprint) { FieldProfile(source, surroundings, $0) }
    var concerns = profile.concerns
    if source.sets(.example) || source.sets(.text) { concerns.insert(.examples) }
    if source.sets(.textContentType) { concerns.insert(.contentType) }
    if windows.contains(where: { $0.unit == .utf16 }) { concerns.insert(.codeUnits) }
    if !profile.shape.isClean(with: windows, profile.typed) { concerns.insert(.together) }
    self.concerns = concerns
    self.profile = profile
    rules = Rules(fingerprint: fingerprint, windows: windows)
  }
}
