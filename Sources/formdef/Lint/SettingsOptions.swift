import FormWorkspace

/// The options that say which settings and rules hold.
enum SettingsOptions {
  /// The options, for subcommands to enter in their own.
  static let specifications =
    [
      OptionSpecification(
        "--select", .codes,
        help: "The rules that are on: codes, groups, 'default' or 'all', with commas between them."),
      OptionSpecification("--ignore", .codes, help: "Rules that are off, in the same way."),
    ] + sources

  /// Those of them that say where settings come from, for subcommands that report no findings.
  static let sources = [
    OptionSpecification("--config", .text("FILE"), help: "Take FILE for settings, for all files."),
    OptionSpecification("--isolated", help: "Take no settings at all."),
  ]

  /// What they come to.
  static func lookup(_ arguments: ParsedArguments, _ command: String) throws(UsageError) -> SettingsLookup {
    if arguments.has("--isolated"), arguments.has("--config") {
      throw UsageError("'--isolated' and '--config' exclude each other", command: command)
    }
    let select = try selectors(arguments, "--select", command)
    let ignore = try selectors(arguments, "--ignore", command) ?? []
    let source: SettingsLookup.Source =
      arguments.has("--isolated") ? .isolated : arguments.text("--config").map { .file($0) } ?? .nearest
    return SettingsLookup(source, select: select, ignore: ignore)
  }

  private static func selectors(
    _ arguments: ParsedArguments, _ option: String, _ command: String
  ) throws(UsageError) -> [CodeSelector]? {
    let texts = arguments.texts(option)
    if texts.isEmpty { return nil }
    var selectors: [CodeSelector] = []
    let words = texts.joined(separator: ",").split(separator: ",").map { $0.filter { $0 != " " } }
    for word in words where !word.isEmpty {
      guard let selector = CodeSelector(word) else {
        throw UsageError(
          "there is no code or group '\(word)' for '\(option)'", meant: meantName(word, among: CodeSelector.words),
          command: command)
      }
      if option == "--ignore", case .code(let code) = selector, CodeSelector.isNeverSuppressed(code) {
        throw UsageError("'\(code)' cannot be suppressed", command: command)
      }
      selectors.append(selector)
    }
    if selectors.isEmpty { throw UsageError("'\(option)' names no code or group", command: command) }
    return selectors
  }
}
