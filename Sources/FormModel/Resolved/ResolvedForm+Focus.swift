import UIKitCatalog

/// Where the focus goes.
extension ResolvedForm {
  /// The controls that can be typed into, in the order in which Next goes through them.
  public var focusOrder: [ResolvedControl] { controls.filter(\.canFocus) }

  /// Where `focus: next` goes from a control; nil on the last one, where it submits or ends editing.
  public func control(after control: ResolvedControl) -> ResolvedControl? {
    focusOrder.first { $0.id > control.id }
  }

  /// Where `focus: previous` goes from a control; nil on the first one.
  public func control(before control: ResolvedControl) -> ResolvedControl? {
    focusOrder.last { $0.id < control.id }
  }
}

extension ResolvedControl {
  /// Whether Next and Previous go to it: a text input that is neither hidden nor disabled nor read-only, as far as is
  /// known.
  public var canFocus: Bool { takesFocus != false }

  /// The same; nil where something says whether they do and cannot be read.
  public var takesFocus: Bool? {
    guard block.isTextInput else { return false }
    if ResolvedControl.withoutFocus.contains(where: { boolean($0.property) == $0.value }) { return false }
    return ResolvedControl.withoutFocus.contains { isOpen($0.property) } ? nil : true
  }

  /// What keeps the focus from a text input.
  private static let withoutFocus: [(property: PropertyID, value: Bool)] = [
    (.isEnabled, false), (.isHidden, true), (.isEditable, false),
  ]

  /// Whether it is hidden or disabled and nothing says that this changes: code that shows it has an outlet, and what it
  /// handles itself is there for a field that is edited.
  public var staysWithoutFocus: Bool {
    !canFocus && isComplete && !sets(.outlet) && !sets(.class) && !memberKinds.contains(MemberKinds(.event))
  }
}
