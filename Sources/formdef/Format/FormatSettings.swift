import FormFormatter

/// What `formdef format` was asked for.
struct FormatSettings: Sendable {
  enum Mode: String, CaseIterable {
    case print
    case write = "--write"
    case check = "--check"
    case diff = "--diff"
  }

  var mode = Mode.print
  /// Files and folders; `-` is standard input.
  var paths: [String]
  var options: FormatOptions
  var hasColours: Bool

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
      throw UsageError("'-' stands alone, and cannot be written", command: "format")
    }
    options = FormatOptions(
      indentWidth: arguments.count("--indent") ?? 4, usesTabs: arguments.has("--tabs"),
      lineWidth: arguments.count("--line-width") ?? 120)
    hasColours = ColourChoice.isOn(arguments)
  }
}
