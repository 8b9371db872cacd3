import FormModel

/// What several rules ask about one control, found out once.
final class ControlMemo {
  private let control: ResolvedControl
  /// The traits of its form that they ask for.
  var asked: AskedTraits = []
  /// What handles the control's messages and events: its own, those of its presets, then the form's.
  let handlers: [ResolvedMember]
  /// What handles the control's messages and events but for the form: its own, then those of its presets.
  private(set) lazy var events = control.events
  /// Whether the user can bring up a keyboard, as far as is known.
  private(set) lazy var canShowKeyboard = control.canShowKeyboard(handlers)
  /// Its validation rules in checking order, save those that nobody knows.
  private(set) lazy var rules = control.rules.compactMap(ResolvedRule.init)
  /// The placeholder, with what it certainly speaks of.
  private(set) lazy var placeholder = control.spokenPlaceholder

  /// Nothing has been asked yet.
  init(_ control: ResolvedControl, _ handlers: [ResolvedMember]) {
    self.control = control
    self.handlers = handlers
  }
}
