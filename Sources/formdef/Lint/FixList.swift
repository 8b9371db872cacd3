import FormWorkspace

/// What a run fixed, for people.
enum FixList {
  /// A line each, in the order of the files and lines.
  static func write(_ fixes: [AppliedFix], _ options: LintOptions) {
    guard options.verbosity != .quiet, options.tellsFixes, !fixes.isEmpty else { return }
    let order = Dictionary(fixes.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    let sorted = fixes.enumerated().sorted { left, right in
      let (one, other) = (order[left.element.path] ?? 0, order[right.element.path] ?? 0)
      if one != other { return one < other }
      return left.element.line == right.element.line
        ? left.offset < right.offset : left.element.line < right.element.line
    }
    let lines = sorted.map { _, fix in
      "\(DisplayText.shown(path: fix.path)):\(fix.line): \(fix.code): \(DisplayText.shown(fix.title))\n"
    }
    StandardError.write(lines.joined())
  }

  /// "3 fixes in 2 files".
  static func words(_ fixes: FixRun) -> String {
    let count = fixes.applied.count
    return "\(count) \(count == 1 ? "fix" : "fixes") in \(LintSummary.words(fixes.changed.count, "file"))"
  }
}
