import FormFormatter
import FormWorkspace

/// What `formdef format` was asked for.
struct FormatSettings: Sendable {
  /// What becomes of a text that is laid out.
  enum Mode: String, CaseIterable {
    /// It goes to standard output; without an option.
    case print
    /// It is written where it came from.
    case write = "--write"
    /// Only the names of files that would change are told.
    case check = "--check"
    /// The lines that would change are shown.
    case diff = "--diff"
  }

  /// What becomes of the texts.
  var mode = Mode.print
  /// Files and folders; `-` is standard input.
  var paths: [String]
  /// Where settings come from, which say how texts are laid out where the command line does not.
  var lookup: SettingsLookup
  private let indent: Int?
  private let tabs: Bool?
  private let lineWidth: Int?
  /// Whether standard output is written with colours.
  var hasColours: Bool

  /// Reads the arguments; throws where options exclude each other, and where settings cannot be read.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let modes = Mode.allCases.filter { arguments.has($0.rawValue) }
    if modes.count > 1 {
      let names = modes.map { "'\($0.rawValue)'" }.joined(separator: " and ")
      throw UsageError("\(names) exclude each other", command: "format")
    }
    mode = modes.first ?? .print
    paths = arguments.operands
    if paths.isEmpty { paths = [mode == .print ? "-" : "."] }
    if paths.contains("-"), paths.count > 1 || mode == .write {
      throw UsageError("'-' must be the only path, and cannot be written", command: "format")
    }
    indent = try FormatSettings.number(arguments, "--indent", SettingsShape.indentWidths)
    tabs = arguments.has("--tabs") ? true : nil
    lineWidth = try FormatSettings.number(arguments, "--line-width", SettingsShape.lineWidths)
    lookup = try SettingsOptions.lookup(arguments, "format")
    hasColours = ColourChoice.isOn(arguments)
  }

  private static func number(
    _ arguments: ParsedArguments, _ option: String, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = arguments.text(option) else { return nil }
    guard let number = arguments.count(option), range.contains(number) else {
      throw UsageError(
        "'\(option)' cannot be '\(text)': expected a whole number from \(range.lowerBound) to \(range.upperBound)",
        command: "format")
    }
    return number
  }

  /// How a file is laid out.
  mutating func options(for path: String) -> FormatOptions {
    let layout = lookup.settings(for: path).layout
    let usual = FormatOptions()
    return FormatOptions(
      indentWidth: indent ?? layout.indentWidth ?? usual.indentWidth,
      usesTabs: tabs ?? layout.usesTabs ?? usual.usesTabs,
      lineWidth: lineWidth ?? layout.lineWidth ?? usual.lineWidth)
  }
}
