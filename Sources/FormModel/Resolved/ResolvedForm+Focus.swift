import UIKitCatalog

/// Where the focus goes.
extension ResolvedForm {
  /// The controls that can be typed into, in the order in which Next goes through them: text inputs that are neither
  /// hidden nor disabled nor read-only, as far as is known.
  public var focusOrder: [ResolvedControl] { controls.filter(canFocus) }

  /// Where `focus: next` goes from a control; nil on the last one, where it submits or ends editing.
  public func control(after control: ResolvedControl) -> ResolvedControl? {
    focusOrder.first { $0.id > control.id }
  }

  /// Where `focus: previous` goes from a control; nil on the first one.
  public func control(before control: ResolvedControl) -> ResolvedControl? {
    focusOrder.last { $0.id < control.id }
  }

  private func canFocus(_ control: ResolvedControl) -> Bool {
    control.block.isTextInput && control.boolean(.isEnabled) != false && control.boolean(.isHidden) != true
      && control.boolean(.isEditable) != false
  }
}
