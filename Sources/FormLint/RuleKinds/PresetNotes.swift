import FormModel
import FormSyntax
import UIKitCatalog

/// What rules find out about presets for each control that uses them, whatever its form is, found out once.
///
/// For one thread, and for as long as the file is looked at.
final class PresetNotes {
  private struct Use: Hashable {
    let block: ObjectIdentifier
    let kind: ControlKind
  }

  private var meantProperties: [Use: Set<PropertyID>] = [:]
  private var membersOfSubclasses: [ObjectIdentifier: [Member]] = [:]
  private var said: [ObjectIdentifier: SaidPreset?] = [:]
  private var controlNames: [ObjectIdentifier: [Int: [Value]]] = [:]

  /// The properties of a kind of control that unknown names in a block mean.
  func meantProperties(in block: BlockModel, _ kind: ControlKind, _ find: () -> Set<PropertyID>) -> Set<PropertyID> {
    let use = Use(block: ObjectIdentifier(block), kind: kind)
    if let known = meantProperties[use] { return known }
    let found = find()
    meantProperties[use] = found
    return found
  }

  /// What a preset says, for controls that are equal but for names; nil where rules may ask for more than that.
  func said(by preset: BlockModel) -> SaidPreset? {
    if let known = said[ObjectIdentifier(preset)] { return known }
    let found = SaidPreset(preset)
    said[ObjectIdentifier(preset)] = .some(found)
    return found
  }

  /// What a preset sets that may be properties of classes of one's own.
  func membersOfSubclasses(in preset: BlockModel, _ find: () -> [Member]) -> [Member] {
    if let known = membersOfSubclasses[ObjectIdentifier(preset)] { return known }
    let found = find()
    membersOfSubclasses[ObjectIdentifier(preset)] = found
    return found
  }

  /// By the index of each rule and handler of a preset, the names of controls in it.
  func controlNames(in preset: BlockModel, _ find: () -> [Int: [Value]]) -> [Int: [Value]] {
    if let known = controlNames[ObjectIdentifier(preset)] { return known }
    let found = find()
    controlNames[ObjectIdentifier(preset)] = found
    return found
  }
}
