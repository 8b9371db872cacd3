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
      let files = lookup.settings(for: path).files.map(\.path)
      let extended = files.dropLast().reversed().joined(separator: ", ")
      let used = (files.last ?? "no settings") + (extended.isEmpty ? "" : ", which extends \(extended)")
      if used != settings { text += "settings: \(DisplayText.shown(used))\n" }
      settings = used
      text += "file: \(DisplayText.shown(path))\n"
    }
    for (path, reason) in found.leftOut { text += "left out: \(DisplayText.shown(path)): \(reason)\n" }
    StandardError.write(text)
  }
}
