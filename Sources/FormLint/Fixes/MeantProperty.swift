import FormModel
import FormSyntax
import UIKitCatalog

extension ResolvedControl {
  /// The control with the properties left open that its unknown names, or those of its presets, are meant for: what is
  /// wrong with such a name is told there, and not once more as what follows where the property is not set.
  func leavingMeantPropertiesOpen(_ notes: PresetNotes) -> ResolvedControl {
    guard block.flags.contains(.unknown) || presets.contains(where: { $0.block.flags.contains(.unknown) }),
      let kind, !sets(.class)
    else { return self }
    let meant = presets.reduce(into: block.meantProperties(kind, notes)) {
      $0.formUnion($1.block.meantProperties(kind, notes))
    }
    return meant.isEmpty ? self : leavingOpen(meant)
  }
}

extension BlockModel {
  /// So many of its unknown names are looked at.
  private static let mostNames = 64

  /// The properties of a kind of control that its unknown names mean.
  fileprivate func meantProperties(_ kind: ControlKind, _ notes: PresetNotes) -> Set<PropertyID> {
    guard flags.contains(.unknown) else { return [] }
    return notes.meantProperties(in: self, kind) {
      let names = topMembers.lazy.map(\.member).filter { $0.kind == .property && $0.flags.contains(.unknown) }
      return Set(names.prefix(BlockModel.mostNames).compactMap { MeantProperty.of($0, self, kind) })
    }
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
    guard let close = Catalog.propertyName(closestTo: name, in: kind.scope) else { return nil }
    return Catalog.property(named: close.bytes, in: kind.scope)
  }
}
