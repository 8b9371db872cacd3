import FormWorkspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stream that the program writes to.
protocol OutputStream {
  /// Writes all bytes; gives whether more may come.
  @discardableResult
  static func write(_ bytes: [UInt8]) -> Bool
}

extension OutputStream {
  /// Writes all of a text; gives whether more may come.
  @discardableResult
  static func write(_ text: String) -> Bool { write(Array(text.utf8)) }
}

/// Standard output: the report, and nothing else.
enum StandardOutput: OutputStream {
  /// Writes all bytes; gives whether more may come.
  ///
  /// That the reader has gone (`formdef lint | head`) is no failure; nothing more is written then.
  @discardableResult
  static func write(_ bytes: [UInt8]) -> Bool {
    guard FileReplacement.writeAll(bytes, to: STDOUT_FILENO) else {
      if errno != EPIPE {
        StandardError.write("error: cannot write to standard output: \(DiskReader.reason(errno))\n")
        exit(ExitStatus.notRun.rawValue)
      }
      return false
    }
    return true
  }

  /// Whether it is shown to somebody who sees colours.
  static var isColourTerminal: Bool {
    guard isatty(STDOUT_FILENO) == 1 else { return false }
    return (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// Standard error: everything that is no report.
enum StandardError: OutputStream {
  @discardableResult
  static func write(_ bytes: [UInt8]) -> Bool { FileReplacement.writeAll(bytes, to: STDERR_FILENO) }
}

/// What has to be so before anything is written.
enum StandardStreams {
  /// Lets a reader that has gone be an error of `write` and not the program's end, and keeps files that are opened from
  /// getting the number of a stream that was closed.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }
}
