import PackagePlugin

/// `swift package formdef-generate`: writes the Swift code of form definitions into the package, to be kept with it.
///
/// `--target NAME` takes one target, and may stand several times; without `--output`, the code of a target goes to
/// `Generated` in its folder. Whatever else there is goes to `formdef generate` as it is.
@main struct GenerateFormsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let program = try ProgramRun(context)
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    let hasOutput = rest.contains { $0 == "--output" || $0 == "-o" || $0.hasPrefix("--output=") }
    if hasOutput, targets.isEmpty { return try program.run(["generate"] + rest) }
    for folder in try ProgramRun.folders(of: targets, in: context) {
      let output = hasOutput ? [] : ["--output", folder.appendingPathComponent("Generated").path]
      try program.run(["generate"] + rest + output + [folder.path])
    }
  }
}
