import FormSyntax
public import UIKitCatalog

/// The presets that blocks of one version of a file use, found once for all blocks that name the same ones.
///
/// For one thread, and for as long as the file is looked at.
public final class UsedPresets {
  /// The version of the file that names are looked up from.
  let file: FileModel
  private let scope: PresetScope
  private var known: [[UInt8]: PresetUses] = [:]
  /// What each preset that was met names itself.
  private var named: [PresetUses.Place: [FoundPreset?]] = [:]
  /// The names of all presets that the file sees, for those that are not among them.
  public private(set) lazy var names = LikelyNames(scope.names(in: file).map(\.block.name))
  /// The messages that presets which the file sees handle, and for which a delegate may have another method, of which
  /// UIKit calls one.
  public private(set) lazy var rivals: Set<MethodID> = scope.names(in: file).reduce(into: []) { methods, preset in
    for (_, member) in preset.block.topMembers {
      if let method = member.method, method.hasRival { methods.insert(method) }
    }
  }

  /// Nothing is found yet.
  public init(in file: FileModel, _ scope: PresetScope) {
    self.file = file
    self.scope = scope
  }

  /// The presets that a block uses, directly and through others, and whether all that are named were found.
  func uses(of block: BlockModel) -> PresetUses {
    guard block.memberKinds.contains(MemberKinds(.use)) else { return PresetUses() }
    // No name has a comma in it.
    let key = Array(block.usedPresets.joined(separator: [UInt8(ascii: ",")]))
    if let uses = known[key] { return uses }
    let uses = PresetUses(of: scope.named(by: block, in: file), named)
    known[key] = uses
    return uses
  }

  /// How many presets are followed from a block that uses more of them; nil where all are.
  public func limit(of block: BlockModel) -> Int? { uses(of: block).isCut ? PresetUses.limit : nil }

  /// What a preset names itself.
  private func named(by preset: FoundPreset) -> [FoundPreset?] {
    let place = PresetUses.Place(preset)
    if let presets = named[place] { return presets }
    let presets = scope.named(by: preset.block, in: file)
    named[place] = presets
    return presets
  }
}
