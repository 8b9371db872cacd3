extension LintRuleInfo {
  /// The page of the rule in the reference, as Markdown: what `explain`, the pages in `Pages` and editors show.
  public var page: String {
    var parts = [
      "# \(code)", "Severity: \(severity.word) · Group: \(group.rawValue)", summary, "## Why", reason, "## Found in",
      block(bad), "## Not found in", block(good),
    ]
    if let fix { parts += ["## Fix", fix] }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// An example between fences; those of settings are JSON.
  private func block(_ text: String) -> String {
    let language = code == LintRuleRegistry.invalidSettings.code ? "json" : "formdef"
    return "```\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```"
  }
}
