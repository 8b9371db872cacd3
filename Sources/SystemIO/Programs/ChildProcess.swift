#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program that is run to its end (posix_spawn(3)).
public struct ChildProcess: Sendable {
  /// Its exit status; nil where a signal ended it.
  public let status: Int32?
  /// What it wrote to its standard output.
  public let output: [UInt8]

  /// More than this is not taken from a program.
  private static let outputLimit = 1 << 28

  /// The first of some programs that a folder of `PATH` has; nil where none has one.
  public static func find(_ names: [String]) -> String? {
    let folders = (ThisProcess.environment("PATH") ?? "").split(separator: ":")
    for name in names {
      for folder in folders {
        let path = "\(folder)/\(name)"
        guard case .success(let status) = FileStatus.of(path), status.kind == .file else { continue }
        if PathText.withCString(path, { access($0, X_OK) }) == 0 { return path }
      }
    }
    return nil
  }

  /// Runs a program and waits for its end. It reads nothing, and what it says of itself is not shown.
  ///
  /// - Parameters:
  ///   - environment: its environment variables, all of them.
  ///   - seconds: after which it is ended.
  public static func run(
    _ program: String, _ arguments: [String], environment: [String: String], seconds: Int
  ) -> Result<ChildProcess, FileError> {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .failure(.last) }
    let (source, sink) = (OpenFile(number: ends[0]), OpenFile(number: ends[1]))
    defer { source.close() }
    _ = fcntl(source.number, F_SETFD, FD_CLOEXEC)
    let started = start(program, arguments, environment, output: sink.number)
    sink.close()
    return started.map { process in
      let output = read(source, of: process, seconds: seconds)
      return ChildProcess(status: end(of: process), output: output)
    }
  }

  private static func start(
    _ program: String, _ arguments: [String], _ environment: [String: String], output: Int32
  ) -> Result<pid_t, FileError> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if output != STDOUT_FILENO { posix_spawn_file_actions_addclose(&actions, output) }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let failure = PathText.withCString(program) { posix_spawn(&process, $0, &actions, nil, &words, &variables) }
    return failure == 0 ? .success(process) : .failure(FileError(number: failure))
  }

  /// What comes until it closes its output, or its time is over; it is ended then.
  private static func read(_ source: OpenFile, of process: pid_t, seconds: Int) -> [UInt8] {
    let deadline = ProcessClock.wall + Double(seconds) * 1_000
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while output.count < outputLimit {
      var stream = pollfd(fd: source.number, events: Int16(POLLIN), revents: 0)
      let left = deadline - ProcessClock.wall
      let answer = left > 0 ? poll(&stream, 1, Int32(left)) : 0
      if answer < 0, errno == EINTR { continue }
      guard answer > 0 else {
        kill(process, SIGKILL)
        return output
      }
      let count = buffer.withUnsafeMutableBytes { OpenFile.systemRead(source.number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return output }
      output += buffer[..<count]
    }
    kill(process, SIGKILL)
    return output
  }

  private static func end(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}
