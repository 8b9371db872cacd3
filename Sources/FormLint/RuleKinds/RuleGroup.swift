/// What rules are about, as settings name them.
public enum RuleGroup: String, CaseIterable, Sendable {
  /// Groups by the part of a form that their rules are about; the raw values are those of settings.
  case names, tags, delegates, keyboard, overlays, validation, formatters
}
