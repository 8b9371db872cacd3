/// What a property is in the end, who says so, and where.
public struct EffectiveValue: Sendable {
  /// Of a default, a value as the catalogue states it.
  public let value: Value
  /// Who says it.
  public let origin: ValueOrigin
  /// Nil of a default.
  public let place: SourcePlace?

  /// A value with who says it, and where.
  init(_ value: Value, _ origin: ValueOrigin, _ place: SourcePlace?) {
    self.value = value
    self.origin = origin
    self.place = place
  }

  /// Whether the value is what the property takes; what is not should be treated as unknown, not as unset.
  public var isWellFormed: Bool { value.isWellFormed }

  /// Whether nobody says anything, so that UIKit's or the language's default holds.
  public var isDefault: Bool {
    if case .default = origin { true } else { false }
  }
}

/// Who says what a property is.
public enum ValueOrigin: Sendable {
  /// The file: the control or a preset of it, the form for its controls; of a form's property the form itself, as its own.
  case written(Origin)
  /// The settings of the project, for forms that say nothing.
  case settings
  /// Nobody: it is what UIKit or the language makes it, as the catalogue has it for the source of the file.
  case `default`
}
