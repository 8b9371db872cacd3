/// Fields that nothing was found out about since others took the steps that those of a file may take.
enum UndecidedFields {
  /// Says of how many fields that is so.
  ///
  /// - Parameter canBeNamed: whether one of them can be asked about alone.
  static func warn(_ count: Int, canBeNamed: Bool) {
    guard count > 0 else { return }
    StandardError.write(
      "warning: not decided for \(LintSummary.words(count, "field")): the others took the steps that a run may take"
        + (canBeNamed ? "; name a field to ask about it alone\n" : "\n"))
  }
}
