import FormSyntax
public import UIKitCatalog

/// The presets that blocks of one version of a file use, found once for all blocks that name the same ones.
///
/// For one thread, and for as long as the file is looked at.
public final class UsedPresets {
  /// The version of the file that names are looked up from.
  let file: FileModel
  private let scope: PresetScope
  private let seen: SeenPresets
  private var known: [[UInt8]: PresetUses] = [:]
  /// How many presets all that is known names together.
  private var knownCount = 0
  /// Of so many it is kept: each of very many presets may lead to many others.
  private static let limit = 600_000
  /// What each preset that was met names itself.
  private var named: [ObjectIdentifier: [FoundPreset?]] = [:]
  /// The names of all presets that the file sees, for those that are not among them.
  public private(set) lazy var names = seen.names { LikelyNames(scope.names(in: file).map(\.block.name)) }
  /// What all presets that the file sees say: where none sets a property, nobody has to look for it.
  private lazy var said = seen.summary { scope.summary(in: file) }

  /// Whether a preset that the file sees may set a property of controls.
  public func maySet(_ property: PropertyID) -> Bool { said.properties.mayContain(property) }
  /// Whether a preset that the file sees has a rule.
  public var haveRules: Bool { said.memberKinds.contains(MemberKinds(.rule)) }
  /// Whether a preset that the file sees has a rule of a kind.
  public func have(_ rule: ValidationRuleKind) -> Bool { said.rules.contains(rule) }
  /// Whether a preset that the file sees moves the focus elsewhere than to the next field.
  public var moveFocus: Bool { said.movesFocus }

  /// The messages that presets which the file sees handle, and for which a delegate may have another method, of which
  /// UIKit calls one.
  public var rivals: Set<MethodID> { said.rivals }

  /// Nothing is found yet.
  ///
  /// - Parameter seen: what is known of all presets from others who look at the same version.
  public init(in file: FileModel, _ scope: PresetScope, _ seen: SeenPresets = SeenPresets()) {
    self.file = file
    self.scope = scope
    self.seen = seen
  }

  /// The presets that a block uses, directly and through others, and whether all that are named were found.
  func uses(of block: BlockModel) -> PresetUses {
    guard block.memberKinds.contains(MemberKinds(.use)) else { return PresetUses() }
    // No name has a comma in it.
    let key = Array(block.usedPresets.joined(separator: [UInt8(ascii: ",")]))
    if let uses = known[key] { return uses }
    let uses = PresetUses(of: scope.named(by: block, in: file), named)
    knownCount += uses.presets.count
    if knownCount > UsedPresets.limit { (known, knownCount) = ([:], uses.presets.count) }
    known[key] = uses
    return uses
  }

  /// The presets that a block uses, directly and through others.
  public func presets(of block: BlockModel) -> [FoundPreset] { uses(of: block).presets }

  /// What a block uses more of than is followed; nil where all of it is.
  public func limit(of block: BlockModel) -> PresetLimit? { uses(of: block).cut }

  /// What a preset names itself.
  private func named(by preset: FoundPreset) -> [FoundPreset?] {
    let block = ObjectIdentifier(preset.block)
    if let presets = named[block] { return presets }
    let presets = scope.named(by: preset.block, in: file)
    named[block] = presets
    return presets
  }
}
