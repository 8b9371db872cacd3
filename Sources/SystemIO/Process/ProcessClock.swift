#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Times, as the system's clocks have them (clock_gettime(2)).
public enum ProcessClock {
  /// Milliseconds on a clock that only goes on, since some moment in the past.
  public static var wall: Double { milliseconds(CLOCK_MONOTONIC) }
  /// Milliseconds that this thread has had a processor.
  public static var thread: Double { milliseconds(CLOCK_THREAD_CPUTIME_ID) }
  /// Milliseconds that all threads of the process have had processors, together.
  public static var process: Double { milliseconds(CLOCK_PROCESS_CPUTIME_ID) }
  /// Seconds since the start of 1970 in UTC.
  public static var now: Double { milliseconds(CLOCK_REALTIME) / 1_000 }

  /// The day on the clocks of this place, as `YYYY-MM-DD` (ISO 8601).
  public static var today: String { day(at: now) }

  /// The day on the clocks of this place at a moment, as `YYYY-MM-DD` (ISO 8601).
  ///
  /// - Parameter moment: seconds since the start of 1970 in UTC.
  public static func day(at moment: Double) -> String {
    var seconds = time_t(exactly: moment.rounded(.down)) ?? 0
    var parts = tm()
    localtime_r(&seconds, &parts)
    func padded(_ number: Int32, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    return "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1, 2))-\(padded(parts.tm_mday, 2))"
  }

  /// Lets this thread sleep for so many milliseconds, or until a signal comes.
  public static func sleep(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
    nanosleep(&time, nil)
  }

  private static func milliseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
