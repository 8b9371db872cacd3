import Foundation
import PackagePlugin

/// Writes the Swift code of a target's form definitions as the target is built; it is compiled with its sources.
@main struct GenerateForms: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let program = try context.tool(named: "formdef").url
    let output = context.pluginWorkDirectoryURL
    var known: [String: URL] = [:]
    return target.sourceFiles.map(\.url).filter { $0.pathExtension == "formdef" }.compactMap { form in
      let name = form.deletingPathExtension().lastPathComponent
      if let other = known.updateValue(form, forKey: name.lowercased()) {
        Diagnostics.error("'\(other.path)' and '\(form.path)' would give files of one name")
        return nil
      }
      return .buildCommand(
        displayName: "Generating the code of \(form.lastPathComponent)", executable: program,
        arguments: ["generate", "--color", "never", "--output", output.path, form.path],
        inputFiles: FormInputs(form: form).files,
        outputFiles: [".swift", "+UIKit.swift"].map { output.appendingPathComponent("\(name).formdef\($0)") })
    }
  }
}
