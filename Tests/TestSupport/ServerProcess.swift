import Foundation
public import JSONText
import LanguageServerProtocol

/// A built program behind two pipes, as a client has `formdef lsp`. Waits for what it expects, and never sleeps.
public final class ServerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var framer = MessageFramer()
  /// Messages that were read and not asked for yet.
  private var read: [JSONValue] = []

  /// Starts the program.
  public init(_ arguments: [String] = ["lsp"], program: String = "formdef") throws {
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = BuiltProgram.url(program)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    closeInput()
    if process.isRunning { process.terminate() }
  }

  /// Sends messages, given as JSON, in one piece.
  public func send(_ messages: String...) { send(bytes: messages.flatMap { frame($0) }) }

  /// Sends bytes, which need be no whole messages.
  public func send(bytes: [UInt8]) { try? input.fileHandleForWriting.write(contentsOf: Data(bytes)) }

  /// Says that nothing more comes.
  public func closeInput() { try? input.fileHandleForWriting.close() }

  /// The first message that meets a condition; nil where the server ends before.
  public func next(where isWanted: (JSONValue) -> Bool) -> JSONValue? {
    while true {
      if let index = read.firstIndex(where: isWanted) { return read.remove(at: index) }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      for case .body(let body) in framer.feed([UInt8](data)) {
        if let message = try? JSONValue(parsing: body) { read.append(message) }
      }
    }
  }

  /// The answer to a request; nil where the server ends before.
  public func answer(_ id: Int64) -> JSONValue? { next { $0["id"]?.int64 == id && $0["method"] == nil } }

  /// The next message of a method; nil where the server ends before.
  public func notification(_ method: String) -> JSONValue? { next { $0["method"]?.string == method } }

  /// All that the program writes until it ends.
  public func everything() -> [UInt8] { [UInt8](output.fileHandleForReading.readDataToEndOfFile()) }

  /// Waits for the end of a program whose output nobody reads.
  public func exitCodeUnread() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits for the end; everything that the server still says is read.
  public func exitCode() -> Int32 {
    _ = next { _ in false }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
