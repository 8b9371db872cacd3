import PackagePlugin

/// `swift package formdef-format`: lays the form definitions of the package out, or of one target with `--target NAME`.
///
/// It writes the files, but with `--check` or `--diff`; whatever else there is goes to `formdef format` as it is.
@main struct FormatFormsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    let mode = rest.contains { ["--write", "--check", "--diff"].contains($0) } ? [] : ["--write"]
    let folders = try ProgramRun.folders(of: targets, in: context).map(\.path)
    try ProgramRun(context).run(["format"] + mode + rest + (targets.isEmpty ? [] : folders))
  }
}
