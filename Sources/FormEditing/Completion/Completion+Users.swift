import FormModel
import FormSyntax
import UIKitCatalog

/// What all controls that the place is about may have: the one around it, or those that use the preset.
extension CompletionFinder {
  /// Whether what is right in some kinds of control is right in all that the place is about; where these are not known, in
  /// one of any kind.
  func fits(_ scope: Scope) -> Bool { knownControls?.isSubset(of: scope) ?? scope.meets(.controls) }

  /// Whether rules have a text to be about.
  var takesRules: Bool { knownControls?.controlKinds.allSatisfy(\.takesText) ?? true }

  /// Whether all of them have what members of a preset set and handle.
  func fits(_ preset: BlockModel) -> Bool {
    preset.topMembers.allSatisfy { _, member in
      if let property = member.property { return fits(Catalog.scope(ofPropertiesNamed: property.name.bytes)) }
      if member.kind == .rule { return takesRules }
      return (member.method?.scope ?? member.controlEvent?.scope).map(fits) ?? true
    }
  }

  /// The properties that one of a preset is in the controls that use it, where some have another one of its name.
  private func meanings(of property: PropertyID) -> [PropertyID] {
    guard context.block.kind == .preset, let knownControls else { return [property] }
    var found: [PropertyID] = []
    for kind in knownControls.controlKinds {
      let own = Catalog.property(named: property.name.bytes, in: kind.scope)
      if let own, !found.contains(own) { found.append(own) }
    }
    return found.isEmpty ? [property] : found
  }

  /// Whether all of them may set a property.
  func isSettable(_ property: PropertyID) -> Bool {
    if isForSeveral, property.type == .tag { return false }
    if context.block.kind == .preset, !fits(Catalog.scope(ofPropertiesNamed: property.name.bytes)) { return false }
    return meanings(of: property).allSatisfy { meaning in
      guard !meaning.isReadOnly else { return false }
      switch meaning.type {
      case .opaque, .block: return false
      default: return true
      }
    }
  }

  /// What is expected as the first of them has it.
  func asUsed(_ expected: ExpectedValue) -> ExpectedValue {
    guard let property = expected.property, let meaning = meanings(of: property).first, meaning != property else {
      return expected
    }
    var expected = expected
    (expected.type, expected.isNullable, expected.property) = (meaning.type, meaning.isNullable, meaning)
    return expected
  }

  /// Whether all of them may set a property to a member of its enumeration.
  func mayBe(_ property: PropertyID, _ member: EnumMember) -> Bool {
    let wrong = WrongMembers.scopes(of: member, property)
    guard wrong.allSatisfy({ fits(Scope.controls.subtracting($0)) }) else { return false }
    return meanings(of: property).allSatisfy { meaning in
      guard meaning != property, let id = meaning.type.dottedEnumeration else { return true }
      return Catalog.member(named: member.name.bytes, of: id).map { !$0.isUnavailableOnIOS } ?? false
    }
  }
}
