import FormWorkspace

/// What `--verbose` says of a run.
enum VerboseNotes {
  /// Which files are looked at, by which settings, and what is left out.
  static func write(_ found: FileDiscovery, _ options: LintOptions) {
    guard options.verbosity == .verbose else { return }
    var lookup = options.lookup
    var text = ""
    var settings = ""
    for path in found.files {
      let used = lookup.settings(for: path).main?.path ?? "no settings"
      if used != settings { text += "settings: \(DisplayText.shown(used))\n" }
      settings = used
      text += "file: \(DisplayText.shown(path))\n"
    }
    for (path, reason) in found.leftOut { text += "left out: \(DisplayText.shown(path)): \(reason)\n" }
    StandardError.write(text)
  }
}
