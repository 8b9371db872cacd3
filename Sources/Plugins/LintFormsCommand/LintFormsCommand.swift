import PackagePlugin

/// `swift package formdef-lint`: checks the form definitions of the package, or of one target with `--target NAME`.
///
/// Whatever else there is goes to `formdef lint` as it is: `--format`, paths in place of targets. It may not write, so that
/// it needs no permission.
@main struct LintFormsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    let folders = try ProgramRun.folders(of: targets, in: context).map(\.path)
    try ProgramRun(context).run(["lint"] + rest + (targets.isEmpty ? [] : folders))
  }
}
