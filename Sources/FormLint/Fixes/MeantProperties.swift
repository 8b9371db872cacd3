import FormModel
import FormSyntax
import UIKitCatalog

extension ResolvedControl {
  /// The control with the properties left open that its unknown names, or those of its presets, are meant for: what is
  /// wrong with such a name is told there, and not once more as what follows where the property is not set.
  func leavingMeantPropertiesOpen(_ known: MeantProperties) -> ResolvedControl {
    guard block.flags.contains(.unknown) || presets.contains(where: { $0.block.flags.contains(.unknown) }),
      let kind, !sets(.class)
    else { return self }
    let meant = presets.reduce(into: known.of(block, kind)) { $0.formUnion(known.of($1.block, kind)) }
    return meant.isEmpty ? self : leavingOpen(meant)
  }
}

/// The properties that the unknown names of blocks mean, found once for each block: a preset is met with every user.
final class MeantProperties {
  private struct Key: Hashable {
    let block: ObjectIdentifier
    let kind: ControlKind
  }

  private var known: [Key: Set<PropertyID>] = [:]
  /// So many of a block's unknown names are looked at.
  private static let most = 64

  /// The properties of a kind of control; the block outlives this.
  func of(_ block: BlockModel, _ kind: ControlKind) -> Set<PropertyID> {
    guard block.flags.contains(.unknown) else { return [] }
    let key = Key(block: ObjectIdentifier(block), kind: kind)
    if let meant = known[key] { return meant }
    let names = block.topMembers.lazy.map(\.member).filter { $0.kind == .property && $0.flags.contains(.unknown) }
    let meant = Set(names.prefix(MeantProperties.most).compactMap { MeantProperty.of($0, block, kind) })
    known[key] = meant
    return meant
  }
}

/// The property that a name means which no property has.
private enum MeantProperty {
  static func of(_ member: Member, _ block: BlockModel, _ kind: ControlKind) -> PropertyID? {
    let name = block.source.text(member.nameRange)
    if let text = ForeignMembers.member(for: name, block.value(of: member), in: kind.scope) {
      let own = text.prefix { $0 != ":" }
      return Catalog.property(named: String(own).utf8, in: kind.scope)
    }
    let properties = Catalog.properties(in: kind.scope)
    guard let close = closestMatch(to: name.utf8, among: properties.map(\.name)) else { return nil }
    return Catalog.property(named: close.string.utf8, in: kind.scope)
  }
}
