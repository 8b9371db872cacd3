import FormModel
import FormSyntax
import UIKitCatalog

extension ResolvedControl {
  /// The control with the properties left open that its unknown names, or those of its presets, are meant for: what is
  /// wrong with such a name is told there, and not once more as what follows where the property is not set.
  func leavingMeantPropertiesOpen() -> ResolvedControl {
    guard let kind, !sets(.class) else { return self }
    var meant: Set<PropertyID> = []
    for block in [block] + presets.map(\.block) where block.flags.contains(.unknown) {
      for (_, member) in block.topMembers {
        guard member.kind == .property, member.flags.contains(.unknown),
          let property = MeantProperty.of(member, block, kind)
        else { continue }
        meant.insert(property)
      }
    }
    return meant.isEmpty ? self : leavingOpen(meant)
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
