public import SystemIO

/// `formdef lsp`: the server on standard input and output.
public enum LanguageServer {
  /// Milliseconds between two looks at whether the client's process still runs.
  private static let clientCheckInterval: Int32 = 2_000

  /// Milliseconds for which the client is given to take what is written: a long answer goes through a pipe in many parts,
  /// and no piece of work is done between two of them while the client reads.
  private static let writingPatience: Int32 = 1

  /// Milliseconds for which an answer is waited for before others have their turn.
  private static let patience = 20

  /// Serves one client until it says `exit`, closes its side, or is gone; gives the exit code.
  ///
  /// - Parameter log: where lines are written that tell what is done.
  public static func run(version: String? = nil, log: LogFile? = nil) -> Int32 {
    StandardStream.prepare()
    Rehearsal.begin()
    var streams = DuplexStream()
    defer { streams.close() }
    let input = streams.input
    var core = ServerCore(version: version, patience: patience, isAwaited: { input.isThere })
    if log != nil { core.startLogging() }
    var isIdle = false
    var hasYielded = false
    var nextCheck = core.milliseconds + Double(clientCheckInterval)
    while true {
      let isBlocked = isIdle || streams.isFull
      let rest = streams.isWriting && !core.hasMessages ? writingPatience : 0
      let timeout = !isBlocked ? rest : core.clientProcess == nil ? -1 : clientCheckInterval
      let activity = streams.exchange(timeout: timeout, hasRoom: core.hasRoom) {
        core.receive($0)
        return core.hasRoom
      }
      if streams.isBroken { return 1 }
      // Whoever is gone waits for none of what is still to be done.
      if !activity.hasRead, let process = core.clientProcess, isBlocked || core.milliseconds >= nextCheck {
        nextCheck = core.milliseconds + Double(clientCheckInterval)
        if !ThisProcess.isRunning(process) { return core.exitCodeAtEndOfInput }
      }
      if streams.isFull {
        // The client has to read first; one that has closed its side and takes nothing is gone.
        if streams.isAtEnd, !activity.hasWritten { return core.exitCodeAtEndOfInput }
        continue
      }
      if activity.hasRead { hasYielded = false }
      if !isIdle, !core.hasMessages, !hasYielded {
        // The client may be about to write more, completion behind an edit, and wait for this very processor.
        ThisProcess.yieldProcessor()
        hasYielded = true
        continue
      }
      isIdle = !core.step()
      for message in core.takeOutput() { streams.send(message) }
      if let log { for line in core.takeLog() { log.write(line) } }
      if let code = core.exitCode { return code }
      if isIdle, streams.isAtEnd { return core.exitCodeAtEndOfInput }
    }
  }
}
