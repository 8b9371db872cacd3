import FormSyntax
public import UIKitCatalog

/// The presets that blocks of one version of a file use, for one thread.
///
/// Holds the file: for no longer than it is looked at.
public final class UsedPresets {
  /// The version of the file that names are looked up from.
  let file: FileModel
  /// The presets that it sees.
  let scope: PresetScope
  /// What is known of them.
  let seen: SeenPresets
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
    block.memberKinds.contains(MemberKinds(.use)) ? seen.uses(of: block, in: file, scope) : PresetUses()
  }

  /// The presets that a block uses, directly and through others.
  public func presets(of block: BlockModel) -> [FoundPreset] { uses(of: block).presets }

  /// Whether all presets that a block names, directly and through others, were found, and none is left out.
  public func hasAll(of block: BlockModel) -> Bool {
    let uses = uses(of: block)
    return uses.isComplete && uses.cut == nil
  }

  /// The first name among those that a block uses, directly and through others, which no preset has; nil where each is one's.
  public func missingName(of block: BlockModel) -> String? {
    let blocks = [block] + presets(of: block).map(\.block)
    return blocks.lazy.flatMap(\.usedPresets).first { scope.preset(named: $0, in: file) == nil }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The presets that use each other, of which one of the file is one; nil where it uses itself by no way.
  public func circle(of preset: FoundPreset) -> PresetCircle? { seen.circle(of: preset, in: file, scope) }

  /// What a block uses more of than is followed; nil where all of it is.
  public func limit(of block: BlockModel) -> PresetLimit? { uses(of: block).cut }
}
