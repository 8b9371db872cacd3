#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The most memory that the process ever had.
enum PeakMemory {
  /// `RUSAGE_SELF`, which has another type in each C library.
  private static let thisProcess: Int32 = 0

  /// Megabytes resident at the peak; Darwin counts in bytes, the others in kilobytes.
  static var megabytes: Double {
    var usage = rusage()
    getrusage(thisProcess, &usage)
    #if canImport(Darwin)
      return Double(usage.ru_maxrss) / 1_048_576
    #else
      return Double(usage.ru_maxrss) / 1_024
    #endif
  }
}
