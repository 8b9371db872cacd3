public import Foundation

extension BuiltProgram {
  /// What a run left behind.
  public struct Run: Equatable {
    /// The exit status.
    public var status: Int32
    /// Standard output.
    public var output: String
    /// Standard error.
    public var errors: String

    /// What a run is expected to leave behind.
    public init(status: Int32, output: String, errors: String) {
      self.status = status
      self.output = output
      self.errors = errors
    }

    /// The report, as JSON.
    public var json: [String: Any] {
      let object = try? JSONSerialization.jsonObject(with: Data(output.utf8))
      return object as? [String: Any] ?? [:]
    }
  }

  /// Runs `formdef` with arguments in a folder.
  public static func run(_ arguments: String..., in folder: TemporaryFolder, input: String = "") throws -> Run {
    try run(url(), arguments, in: folder.url, input: input, environment: [:])
  }

  /// Runs `formdef` with arguments in a folder.
  public static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Run {
    try run(arguments, in: folder.url)
  }

  /// Runs `formdef` with arguments in a folder.
  public static func run(_ arguments: [String], in folder: URL) throws -> Run {
    try run(url(), arguments, in: folder, input: "", environment: [:])
  }

  /// Runs a line of the shell, where `$formdef` is the program.
  public static func shell(_ line: String, in folder: TemporaryFolder) throws -> Run {
    let environment = ["formdef": url().path]
    return try run(URL(fileURLWithPath: "/bin/sh"), ["-c", line], in: folder.url, input: "", environment: environment)
  }

  /// Streams go through files, so that none can fill up.
  private static func run(
    _ program: URL, _ arguments: [String], in folder: URL, input: String, environment: [String: String]
  ) throws -> Run {
    let streams = try TemporaryFolder(["input": input, "output": "", "errors": ""])
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
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
