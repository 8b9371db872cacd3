/// One step that changes a text before rules see it.
public enum Normalization: Sendable {
  /// Strips scalars of the set from both ends.
  case trim(ScalarSet)
  /// Takes all scalars of the set away.
  case remove(ScalarSet)
  /// Replaces scalars one by one.
  case map(ScalarMapping)
}
