import SystemIO

/// `formdef lsp`: the server on standard input and output.
public enum LanguageServer {
  /// Milliseconds between two looks at whether the client's process still runs.
  private static let clientCheckInterval: Int32 = 2_000

  /// Serves one client until it says `exit`, closes its side, or is gone; gives the exit code.
  public static func run(version: String? = nil) -> Int32 {
    StandardStream.prepare()
    var streams = DuplexStream()
    defer { streams.close() }
    var loop = ServerCore(version: version)
    var isIdle = false
    var hasYielded = false
    while true {
      let timeout = !isIdle ? 0 : loop.clientProcess == nil ? -1 : clientCheckInterval
      let hasRead = streams.exchange(timeout: timeout) { loop.receive($0) }
      if isIdle, !hasRead, let process = loop.clientProcess, !ThisProcess.isRunning(process) { return loop.exitCodeAtEndOfInput }
      if hasRead { hasYielded = false }
      if !isIdle, !loop.hasMessages, !hasYielded {
        // The client may be about to write more, completion behind an edit, and wait for this very processor.
        ThisProcess.yieldProcessor()
        hasYielded = true
        continue
      }
      isIdle = !loop.step()
      for message in loop.takeOutput() { streams.send(message) }
      if let code = loop.exitCode { return code }
      if isIdle, streams.isAtEnd { return loop.exitCodeAtEndOfInput }
      if streams.isBroken { return 1 }
    }
  }
}
