#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stream that every program has.
public enum StandardStream: Int32, Sendable {
  /// Standard input.
  case input = 0
  /// Standard output.
  case output = 1
  /// Standard error.
  case errors = 2

  /// What came of writing.
  public enum WriteResult: Sendable, Equatable {
    /// All bytes were written.
    case written
    /// Nobody reads any more: no failure of the one who writes (`formdef lint | head`).
    case readerHasGone
    /// The system's error.
    case failed(FileError)
  }

  /// Has to be called before anything is written: lets a reader that has gone be an error of `write` and not the
  /// process's end, and keeps files that are opened from getting the number of a stream that was closed. To read standard
  /// input that was closed fails, and so does writing to standard output; what is said on closed standard errors reaches
  /// nobody.
  public static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for stream in [StandardStream.input, .output, .errors] where fcntl(stream.rawValue, F_GETFD) < 0 {
      _ = open("/dev/null", stream == .output ? O_RDONLY : O_WRONLY)
    }
  }

  /// Writes all bytes.
  public func write(_ bytes: some Collection<UInt8>) -> WriteResult {
    if OpenFile(number: rawValue).writeAll(bytes) { return .written }
    switch errno {
    case EPIPE: return .readerHasGone
    case EBADF: return .failed(FileError("it is closed"))
    default: return .failed(.last)
    }
  }

  /// All that comes until the end.
  ///
  /// - Parameter limit: bytes above which it is too large.
  public func readAll(limit: Int = FileContents.sizeLimit) -> Result<[UInt8], FileError> {
    OpenFile(number: rawValue).readAll(limit: limit).mapError { error in
      error == FileError(number: EBADF) ? FileError("standard input is closed") : error
    }
  }

  /// Whether somebody sees it, or types.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The columns of the terminal that shows it; nil where there is none, or it does not say.
  public var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
