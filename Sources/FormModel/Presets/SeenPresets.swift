import FormSyntax
import Synchronization
import UIKitCatalog

/// What is known of the presets that one version of a file sees: found when it is first asked for, by whatever thread, and
/// kept for all.
public final class SeenPresets: Sendable {
  private let foundNames = Mutex<LikelyNames?>(nil)
  private let foundSummary = Mutex<PresetSummary?>(nil)
  private let met = Mutex(MetPresets())
  private let circles = Mutex(PresetCircles())

  /// What blocks that were met lead to.
  private struct MetPresets {
    /// By the names that a block uses.
    var uses: [[UInt8]: PresetUses] = [:]
    /// How many presets these name together.
    var useCount = 0
    /// What each preset names itself.
    var named: [ObjectIdentifier: [FoundPreset?]] = [:]
  }

  /// So many are kept: each of very many presets may lead to many others.
  private static let mostUses = 1_000_000

  /// Nothing is found yet.
  public init() {}

  /// Their names, for those that are not among them, by `find` where they are not known.
  func names(_ find: () -> LikelyNames) -> LikelyNames { SeenPresets.known(foundNames, find) }

  /// What they say, by `find` where it is not known.
  func summary(_ find: () -> PresetSummary) -> PresetSummary { SeenPresets.known(foundSummary, find) }

  /// The presets that a block of `file` uses, directly and through others.
  func uses(of block: BlockModel, in file: FileModel, _ scope: PresetScope) -> PresetUses {
    guard block.memberKinds.contains(MemberKinds(.use)) else { return PresetUses() }
    // No name has a comma in it.
    let key = Array(block.usedPresets.joined(separator: [UInt8(ascii: ",")]))
    if let uses = met.withLock({ $0.uses[key] }) { return uses }
    let uses = PresetUses(of: scope.named(by: block, in: file), PresetLimit.all(in: file)) {
      named(by: $0, in: file, scope)
    }
    met.withLock { met in
      met.useCount += uses.presets.count
      if met.useCount > SeenPresets.mostUses { (met.uses, met.useCount) = ([:], uses.presets.count) }
      met.uses[key] = uses
    }
    return uses
  }

  /// The circle that a preset stands in; nil where it stands in none.
  func circle(of preset: FoundPreset, in file: FileModel, _ scope: PresetScope) -> PresetCircle? {
    circles.withLock { circles in
      circles.circle(of: preset) { named(by: $0, in: file, scope).compactMap(\.self) }
    }
  }

  /// What a preset names itself.
  private func named(by preset: FoundPreset, in file: FileModel, _ scope: PresetScope) -> [FoundPreset?] {
    let block = ObjectIdentifier(preset.block)
    if let named = met.withLock({ $0.named[block] }) { return named }
    let named = scope.named(by: preset.block, in: file)
    met.withLock { $0.named[block] = named }
    return named
  }

  private static func known<Value: Sendable>(_ kept: borrowing Mutex<Value?>, _ find: () -> Value) -> Value {
    kept.withLock { kept in
      if let value = kept { return value }
      let value = find()
      kept = value
      return value
    }
  }
}
