/// How the texts that a field accepts differ between two versions of it.
public enum FieldComparison: Sendable, Equatable {
  /// Both accept the same texts.
  case same
  /// More is accepted; a text that is new.
  case widened(gained: String)
  /// Less is accepted; a text that was accepted before.
  case narrowed(lost: String)
  /// A text that was accepted and no longer is, and one that is new.
  case changed(lost: String, gained: String)
  /// Why it is not known in full, in words, and what is known all the same.
  case notAnalysed(String, lost: String? = nil, gained: String? = nil)
}
