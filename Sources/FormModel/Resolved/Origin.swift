public import FormSyntax

/// Who says something of a control.
public enum Origin: Sendable {
  /// The control itself.
  case own
  /// A preset that it uses.
  case preset(FoundPreset)
  /// Its form, for all controls; the chunk is the form's member.
  case form(ChunkID)

  /// Whether it is the control itself, and neither a preset nor the form.
  public var isOwn: Bool {
    if case .own = self { true } else { false }
  }

  /// The preset, where it is one.
  public var preset: FoundPreset? {
    if case .preset(let preset) = self { preset } else { nil }
  }
}
