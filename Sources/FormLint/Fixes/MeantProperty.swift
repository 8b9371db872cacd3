import FormModel
import FormSyntax
import UIKitCatalog

extension ResolvedControl {
  /// The control with the properties left open that its unknown names, or those of its presets, are meant for: what is
  /// wrong with such a name is told there, and not once more as what follows where the property is not set.
  func leavingMeantPropertiesOpen(_ notes: PresetNotes) -> ResolvedControl {
    leavingOpen(notes) { member, block, kind in block.meantProperty(member, of: kind) }
  }

  /// The same for rules about forms, of names that are near those of properties: what a word of another language means
  /// hangs on its value, and forms are not looked at again for that.
  func leavingNearPropertiesOpen(_ notes: PresetNotes) -> ResolvedControl {
    leavingOpen(notes) { member, block, kind in block.nearProperty(member, of: kind) }
  }

  private func leavingOpen(
    _ notes: PresetNotes, _ meant: (Member, BlockModel, ControlKind) -> PropertyID?
  ) -> ResolvedControl {
    if block.lacksBlock || presets.contains(where: \.block.lacksBlock), let kind {
      // What has no block may be about to set any.
      return leavingOpen(Set(Catalog.properties(in: kind.scope)))
    }
    guard block.flags.contains(.unknown) || presets.contains(where: { $0.block.flags.contains(.unknown) }),
      let kind, !sets(.class)
    else { return self }
    let open = presets.reduce(into: block.meantProperties(kind, notes, meant)) {
      $0.formUnion($1.block.meantProperties(kind, notes, meant))
    }
    return open.isEmpty ? self : leavingOpen(open)
  }
}

extension BlockModel {
  /// So many of its unknown names are looked at.
  private static let mostNames = 64

  /// The properties of a kind of control that its unknown names mean.
  fileprivate func meantProperties(
    _ kind: ControlKind, _ notes: PresetNotes, _ meant: (Member, BlockModel, ControlKind) -> PropertyID?
  ) -> Set<PropertyID> {
    guard flags.contains(.unknown) else { return [] }
    return notes.meantProperties(in: self, kind) {
      let names = topMembers.lazy.map(\.member).filter { $0.kind == .property && $0.flags.contains(.unknown) }
      return Set(names.prefix(BlockModel.mostNames).compactMap { meant($0, self, kind) })
    }
  }

  /// The property that an unknown name means, be it a word of another language or near the property's own.
  fileprivate func meantProperty(_ member: Member, of kind: ControlKind) -> PropertyID? {
    let name = source.text(member.nameRange)
    guard let text = ForeignMembers.member(for: name, value(of: member), in: kind.scope) else {
      return nearProperty(member, of: kind)
    }
    let own = text.prefix { $0 != ":" }
    return Catalog.property(named: String(own).utf8, in: kind.scope)
  }
}
