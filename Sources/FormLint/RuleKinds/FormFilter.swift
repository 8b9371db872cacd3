import FormModel
import UIKitCatalog

/// What of its controls a rule about a form looks at, beside their kinds, names, order and presets.
///
/// After an edit that changes nothing of it, the rule would find what it found before.
struct FormFilter: Sendable {
  /// The properties that it asks for, from wherever they come.
  private let properties: PropertyMask
  /// The kinds of members that it looks at, but for properties.
  private let members: MemberKinds
  /// The validation rules that it looks at.
  private let rules: Set<ValidationRuleKind>

  /// Some properties, members and validation rules.
  init(_ properties: [PropertyID] = [], members: [MemberKind] = [], rules: Set<ValidationRuleKind> = []) {
    // Whether a handler of the form is heard hangs on the delegate of a control.
    self.properties = PropertyMask(properties + (members.contains(.event) ? [.delegate] : []))
    self.members = members.reduce(into: []) { $0.formUnion(MemberKinds($1)) }
    self.rules = rules
  }

  /// No more than kinds, names, order and presets.
  static let names = FormFilter()

  /// Whether the user can bring up a keyboard, and other properties.
  static func keyboard(and properties: [PropertyID] = []) -> FormFilter {
    FormFilter(ResolvedControl.decidingKeyboard + properties, members: [.event])
  }

  /// Whether a change of controls may change what the rule finds.
  func concerns(_ change: ControlChange) -> Bool {
    change.isStructural || properties.intersects(change.properties) || !members.isDisjoint(with: change.members)
      || !rules.isDisjoint(with: change.rules)
  }
}
