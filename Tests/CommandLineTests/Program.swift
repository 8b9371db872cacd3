import Foundation
import TestSupport

/// The built program, run as a process.
struct Program {
  /// What a run left behind.
  struct Run: Equatable {
    var status: Int32
    var output: String
    var errors: String

    /// The report, as JSON.
    var json: [String: Any] {
      let object = try? JSONSerialization.jsonObject(with: Data(output.utf8))
      return object as? [String: Any] ?? [:]
    }
  }

  /// Runs `formdef` with arguments in a folder.
  static func run(_ arguments: String..., in folder: TemporaryFolder, input: String = "") throws -> Run {
    try run(BuiltProgram.url(), arguments, in: folder, input: input, environment: [:])
  }

  /// Runs `formdef` with arguments in a folder.
  static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Run {
    try run(BuiltProgram.url(), arguments, in: folder, input: "", environment: [:])
  }

  /// Runs a line of the shell, where `$formdef` is the program.
  static func shell(_ line: String, in folder: TemporaryFolder) throws -> Run {
    let environment = ["formdef": BuiltProgram.url().path]
    return try run(URL(fileURLWithPath: "/bin/sh"), ["-c", line], in: folder, input: "", environment: environment)
  }

  /// Streams go through files, so that none can fill up.
  private static func run(
    _ program: URL, _ arguments: [String], in folder: TemporaryFolder, input: String, environment: [String: String]
  ) throws -> Run {
    let streams = try TemporaryFolder(["input": input, "output": "", "errors": ""])
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: streams.url("input"))
    process.standardOutput = try FileHandle(forWritingTo: streams.url("output"))
    process.standardError = try FileHandle(forWritingTo: streams.url("errors"))
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try streams.text("output"), errors: try streams.text("errors"))
  }
}
