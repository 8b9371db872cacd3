import Foundation
import PackagePlugin

/// Checks a target's form definitions as the target is built: findings stand in the build's log, and errors end the build.
@main struct LintForms: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let forms = target.sourceFiles.map(\.url).filter { $0.pathExtension == "formdef" }
    if forms.isEmpty { return [] }
    let inputs = Set(forms.map(FormInputs.init(form:)).flatMap { $0.files + $0.strings })
    // A build wants a file for the work: an empty one, which is compiled with the sources. Others would be resources.
    let stamp = context.pluginWorkDirectoryURL.appendingPathComponent("FormsAreChecked.swift")
    return [
      .buildCommand(
        displayName: "Checking the forms of \(target.name)", executable: try context.tool(named: "formdef").url,
        arguments: ["lint", "--quiet", "--format", "concise", "--color", "never", "--stamp", stamp.path]
          + forms.map(\.path),
        inputFiles: inputs.sorted { $0.path < $1.path }, outputFiles: [stamp])
    ]
  }
}
