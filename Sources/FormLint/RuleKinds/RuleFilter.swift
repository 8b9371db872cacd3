import FormModel
import UIKitCatalog

/// Which controls a rule wants to see.
struct RuleFilter: Sendable {
  /// One of these is set; empty: whatever is set.
  var anyOf: PropertyMask
  /// The control, or one of its presets, has members of one of these kinds; empty: whatever it has.
  var members: MemberKinds
  /// One of these stands in the `{ }` of a rule, event or override; empty: whatever stands there.
  var inner: PropertyMask
  /// The control is of one of these kinds.
  var kinds: Scope
  /// The user can bring up a keyboard in the control, as far as is known: the rule is about what is typed.
  var needsKeyboard: Bool

  /// Controls of some kinds; where properties, members or inner properties are given, only those that have one of
  /// each.
  init(
    _ kinds: Scope = .controls, anyOf properties: [PropertyID] = [], members: [MemberKind] = [],
    inner: [PropertyID] = [], needsKeyboard: Bool = false
  ) {
    self.inner = PropertyMask(inner)
    anyOf = PropertyMask(properties)
    self.members = members.reduce(into: []) { $0.formUnion(MemberKinds($1)) }
    self.kinds = kinds
    self.needsKeyboard = needsKeyboard
  }

  /// Whether the rule is asked about a control.
  @inline(__always)
  func accepts(_ context: ControlContext) -> Bool {
    accepts(context.control, context.kind) && (!needsKeyboard || context.canShowKeyboard)
  }

  /// Whether a control has what the rule looks for, be there a keyboard or not.
  @inline(__always)
  func accepts(_ control: ResolvedControl, _ kind: ControlKind) -> Bool {
    (anyOf.isEmpty || anyOf.intersects(control.properties))
      && (members.isEmpty || !members.isDisjoint(with: control.memberKinds))
      && (inner.isEmpty || inner.intersects(control.innerProperties)) && kinds.contains(kind)
  }
}
