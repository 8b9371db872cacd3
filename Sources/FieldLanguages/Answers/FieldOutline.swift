public import FormModel
import TextPatterns
import UIKitCatalog

/// A first look at a field, that costs next to nothing where its rules are like those of others.
public struct FieldOutline: Sendable {
  /// What to look at more closely; empty where it is certain that there is nothing to say of the field.
  public let concerns: FieldFilter
  let profile: FieldProfile
  let rules: Rules
  /// What the rules about lengths that are asked at the end allow, in their order.
  var windows: [LengthWindow] { rules.windows }

  /// What fields have in common whose rules say the same.
  struct Rules: Hashable, Sendable {
    var fingerprint: FieldFingerprint
    var windows: [LengthWindow]
  }

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
