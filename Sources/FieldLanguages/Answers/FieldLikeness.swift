public import FormModel
public import TextPatterns
public import UIKitCatalog

/// What fields have in common that differ in names, keys, tags, the words of labels, placeholders and messages, and in the
/// lengths that they allow, but in nothing else.
public struct FieldLikeness: Sendable {
  /// How many rules they have.
  public let ruleCount: Int
  /// What their profile is found by.
  let fingerprint: FieldFingerprint
  /// What to look at whatever their rules are.
  let features: FieldFilter
  /// Their rules about lengths, by their indices in the block.
  private let lengthRules: [Int]

  /// Texts of these say nothing of what a field accepts, and are no samples of it.
  public static let silentTexts: Set<PropertyID> = [.message, .ruleTitle, .placeholder, .label, .key]

  /// What a field without presets has in common with others; nil where more than the lengths of its rules about these may
  /// matter.
  public init?(_ source: ResolvedControl, _ environment: FieldEnvironment) {
    guard source.presets.isEmpty else { return nil }
    var windows: [LengthWindow] = []
    fingerprint = FieldFingerprint(source, environment, windows: &windows)
    features = FieldOutline.ownFeatures(of: source)
    ruleCount = source.ruleCount
    let rules = source.block.topMembers.filter { $0.member.rule == .length }.map(\.index)
    guard rules.count == windows.count else { return nil }
    lengthRules = rules
  }

  /// The lengths that another field allows; nil where a rule is none of that kind there.
  public func windows(of block: BlockModel) -> [LengthWindow]? {
    var windows: [LengthWindow] = []
    for index in lengthRules {
      // When a rule is asked is not left to what fills gaps.
      guard let window = LengthBounds.window(of: ResolvedMember(block: block, index: index, origin: .own)) else {
        return nil
      }
      windows.append(window)
    }
    return windows
  }
}
