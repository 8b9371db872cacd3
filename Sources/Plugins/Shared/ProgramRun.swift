import Foundation
import PackagePlugin

/// `formdef`, as a command of the package runs it.
struct ProgramRun {
  private let program: URL
  private let folder: URL

  /// Finds the program; throws where the package has no tool of that name.
  init(_ context: PluginContext) throws {
    program = try context.tool(named: "formdef").url
    folder = context.package.directoryURL
  }

  /// Runs it in the package's folder; what it writes goes where the command's output goes. Notes an error where it finds
  /// some, or cannot run.
  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      return Diagnostics.error("'formdef \(arguments.joined(separator: " "))' ended with \(process.terminationStatus)")
    }
  }

  /// The folders of targets that have form definitions.
  ///
  /// - Parameter names: those of the targets; none for all of the package.
  static func folders(of names: [String], in context: PluginContext) throws -> [URL] {
    let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let sources = targets.compactMap { $0 as? any SourceModuleTarget }
    return sources.filter { target in target.sourceFiles.contains { $0.url.pathExtension == "formdef" } }
      .map(\.directoryURL)
  }
}
