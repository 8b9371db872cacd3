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
  /// The names of all presets that the file sees, for those that are not among them.
  public private(set) lazy var names = LikelyNames(scope.names(in: file).map(\.block.name))

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
    let uses = scope.uses(of: block, in: file)
    known[key] = uses
    return uses
  }
}
