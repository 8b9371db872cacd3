public import FormModel
import Synchronization
public import TextPatterns
public import UIKitCatalog

/// What fields have in common that differ in names, keys, tags, the words of labels, placeholders and messages, and in the
/// lengths that they allow, but in nothing else.
public final class FieldLikeness: Sendable {
  /// Tells it from all others that there were in this process.
  let number = FieldLikeness.count.add(1, ordering: .relaxed).newValue
  /// How many rules they have.
  public let ruleCount: Int
  /// What their profile is found by.
  let fingerprint: FieldFingerprint
  /// What to look at whatever their rules are.
  let features: FieldFilter
  /// What those that they have in common with one of them say about lengths.
  private let lengths: [LengthBounds]

  /// Texts of these say nothing of what a field accepts, and are no samples of it.
  public static let silentTexts: [PropertyID] = [.message, .ruleTitle, .placeholder, .label, .key]

  private static let count = Atomic(0)

  /// What a field without presets has in common with others; nil where more than the lengths of its rules about these may
  /// matter.
  ///
  /// - Parameter outline: what was seen of the field.
  public init?(_ source: ResolvedControl, _ outline: FieldOutline) {
    guard source.presets.isEmpty else { return nil }
    fingerprint = outline.rules.fingerprint
    features = FieldOutline.ownFeatures(of: source)
    ruleCount = source.ruleCount
    lengths = source.block.topMembers.compactMap { index, member in
      member.rule == .length ? LengthBounds(ResolvedMember(block: source.block, index: index, origin: .own)) : nil
    }
    guard lengths.count == outline.windows.count else { return nil }
  }

  /// The lengths that another field allows; nil where a rule is none of that kind there.
  public func windows(of block: BlockModel) -> [LengthWindow]? {
    var windows: [LengthWindow] = []
    windows.reserveCapacity(lengths.count)
    for bounds in lengths {
      // When a rule is asked, and what it counts, is not left to what fills gaps.
      guard let window = bounds.window(in: block) else { return nil }
      windows.append(window)
    }
    return windows
  }

  /// What to look at more closely in another field, all but the lengths of which has a profile; nil where a rule is none of
  /// that kind there.
  func features(of block: BlockModel, _ profile: FieldProfile) -> FieldFilter? {
    switch lengths.count {
    case 0: FieldOutline.features(EmptyCollection(), features, profile)
    case 1: lengths[0].window(in: block).map { FieldOutline.features(CollectionOfOne($0), features, profile) }
    default: windows(of: block).map { FieldOutline.features($0, features, profile) }
    }
  }
}
