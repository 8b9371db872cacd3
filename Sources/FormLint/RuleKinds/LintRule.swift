/// A rule of the linter. One file each, named after the code; its messages are factories at the bottom of the file.
///
/// A rule is of one or more of the kinds below. The rules about comments that suppress others are of none: what they find
/// is known only once all others have run.
protocol LintRule: SendableMetatype {
  /// What the rule says of itself.
  static var info: LintRuleInfo { get }
}

/// A rule that looks at one chunk by itself: a control, a preset, or a member of a form.
protocol BlockRule: LintRule {
  /// The rule is asked about chunks that meet this only.
  static var blockFilter: BlockFilter { get }
  /// Reports what it finds in a chunk that `blockFilter` accepts.
  static func check(_ context: BlockContext, _ report: inout Reporter)
}

/// A rule that looks at a control together with its presets and its form.
protocol ControlRule: LintRule {
  /// The rule is asked about controls that meet this only.
  static var controlFilter: RuleFilter { get }
  /// Whether it asks how formatters write: that counts among what the fields of a file may cost together.
  static var asksFormatters: Bool { get }
  /// Reports what it finds at a control that `controlFilter` accepts.
  static func check(_ context: ControlContext, _ report: inout Reporter)
}

extension ControlRule {
  static var asksFormatters: Bool { false }
}

/// A rule that looks at what all controls of a form say together. It runs again after every change of what it looks at,
/// so where that changes often it looks at the form's facts and not at all of its controls.
protocol FormRule: LintRule {
  /// What of the controls the rule looks at: it runs again when an edit changed that.
  static var formFilter: FormFilter { get }
  /// Reports what it finds in a form.
  static func check(_ context: FormContext, _ report: inout FormReporter)
}

/// A rule that looks at a file among the others of its project. It runs again after every change, so it looks at what
/// models keep of files as a whole.
protocol ProjectRule: LintRule {
  /// Reports what it finds in a file, at places of that file.
  static func check(_ context: ProjectContext, _ report: inout FormReporter)
}
