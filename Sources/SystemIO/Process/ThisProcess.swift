#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process that runs this, and what surrounds it.
public enum ThisProcess {
  /// The arguments behind the program's name.
  public static var arguments: [String] {
    let vector = CommandLine.unsafeArgv
    return (1..<max(1, Int(CommandLine.argc))).compactMap { vector[$0].map { PathText.text(cString: $0) } }
  }

  /// What a variable of the environment says; nil where it is not set.
  public static func environment(_ name: String) -> String? { getenv(name).map { PathText.text(cString: $0) } }

  /// Ends the process here and now.
  public static func end(status: Int32) -> Never { exit(status) }

  /// Lets SIGINT end the process with 130, as shells have it.
  public static func endOnInterrupt() { signal(SIGINT) { _ in _exit(130) } }

  /// Lets others run first that wait for this processor.
  public static func yieldProcessor() { sched_yield() }

  /// How many processors there are to run on; one where the system does not say.
  public static let processorCount = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// The current directory, without links; nil where it has gone.
  public static var currentDirectory: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return PathText.text(cString: path)
  }

  /// Whether a process is there. One outside of this process's container cannot be seen, and counts as running.
  public static func isRunning(_ process: Int32) -> Bool { getppid() == 0 || kill(process, 0) == 0 || errno != ESRCH }

  /// Whether it may do everything: it runs as root.
  public static var isRoot: Bool { geteuid() == 0 }

  /// The number that the system knows it by.
  static var number: Int32 { getpid() }
}
