import UIKitCatalog

/// What presets say together: what none of them says, nobody has to look for in them.
struct PresetSummary: Sendable {
  /// The properties that one of them sets.
  private(set) var properties = PropertyMask()
  /// The kinds of member that they have.
  private(set) var memberKinds = MemberKinds()
  /// The kinds of their rules.
  private(set) var rules: Set<ValidationRuleKind> = []
  /// Whether one of them moves the focus elsewhere than to the next field.
  private(set) var movesFocus = false
  /// The messages that they handle, and for which a delegate may have another method, of which UIKit calls one.
  private(set) var rivals: Set<MethodID> = []

  /// What the presets of a file say.
  init(_ file: FileModel) {
    for preset in file.namedPresets {
      properties.formUnion(preset.block.properties)
      memberKinds.formUnion(preset.block.memberKinds)
      for member in preset.block.members {
        if let rule = member.rule { rules.insert(rule) }
        if member.property == .focus, preset.block.value(of: member)?.isNamed(.next) != true { movesFocus = true }
      }
      for (_, member) in preset.block.topMembers {
        if let method = member.method, method.hasRival { rivals.insert(method) }
      }
    }
  }

  /// Adds what others say.
  mutating func formUnion(_ other: PresetSummary) {
    properties.formUnion(other.properties)
    memberKinds.formUnion(other.memberKinds)
    if !other.rules.isEmpty { rules.formUnion(other.rules) }
    movesFocus = movesFocus || other.movesFocus
    if !other.rivals.isEmpty { rivals.formUnion(other.rivals) }
  }
}
