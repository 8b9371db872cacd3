#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the program gets its memory from the system; where there is no mallopt(3), as the system likes.
public enum ProcessMemory {
  /// Takes memory for so many bytes of text in one piece of large pages, where the system offers that: a program that
  /// reads much at once spends a quarter of its time on getting page by page else.
  public static func expect(textOf bytes: Int) {
    #if canImport(Glibc)
      guard bytes >= muchText else { return }
      let expected = min(bytes, mostText) * memoryOfText / largePage * largePage
      guard let tune = MallocOption.tuner else { return }
      let options: [(MallocOption, Int)] = [
        (.arenaMaximum, 1), (.mapThreshold, greatestMapThreshold), (.trimThreshold, expected), (.topPad, expected),
      ]
      for (option, value) in options { _ = tune(option.rawValue, Int32(value)) }
      guard let piece = malloc(largePage) else { return }
      let start = (Int(bitPattern: piece) + largePage - 1) & ~(largePage - 1)
      // It ends inside of the piece, wherever in it the first large page begins (madvise(2)).
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), expected - largePage, MADV_HUGEPAGE)
      free(piece)
    #endif
  }

  /// Gives large pieces back as soon as they are free: a program that runs for days should not keep what one long answer
  /// took.
  public static func giveBackSoon() {
    #if canImport(Glibc)
      guard let tune = MallocOption.tuner else { return }
      for (option, value) in [(MallocOption.mapThreshold, 1 << 20), (.trimThreshold, 8 << 20)] {
        _ = tune(option.rawValue, Int32(value))
      }
    #endif
  }

  /// Gives back what is free now, wherever it lies (malloc_trim(3)).
  public static func giveBackNow() {
    #if canImport(Glibc)
      typealias Trim = @convention(c) (Int) -> Int32
      _ = SystemFunction.named("malloc_trim", as: Trim.self)?(0)
    #endif
  }

  /// Bytes that the process has in memory now; its peak where the system does not tell (proc(5)).
  public static var residentBytes: Int {
    #if os(Linux)
      guard case .success(let file) = OpenFile.reading("/proc/self/statm") else { return peakBytes }
      defer { file.close() }
      guard case .success(let bytes) = file.readAll(limit: 1 << 12) else { return peakBytes }
      let pages = bytes.split(separator: UInt8(ascii: " ")).dropFirst().first ?? []
      return (Int(String(decoding: pages, as: UTF8.self)) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    #else
      return peakBytes
    #endif
  }

  private static var peakBytes: Int { Int(peakMegabytes * 1_048_576) }

  /// Megabytes that the process had in memory at the most; Darwin counts in bytes, the others in kilobytes (getrusage(2)).
  public static var peakMegabytes: Double {
    var usage = rusage()
    getrusage(thisProcess, &usage)
    #if canImport(Darwin)
      return Double(usage.ru_maxrss) / 1_048_576
    #else
      return Double(usage.ru_maxrss) / 1_024
    #endif
  }

  /// `RUSAGE_SELF`, which has another type in each C library.
  private static let thisProcess: Int32 = 0

  /// Bytes of text from which on it pays, and those that are expected at the most.
  private static let muchText = 1 << 20
  private static let mostText = 64 << 20
  /// What a byte of text takes, with all that is found out about it.
  private static let memoryOfText = 16
  /// The greatest that the C library takes.
  private static let greatestMapThreshold = 32 << 20
  /// The size of a large page: x86-64, and arm64 with small pages of 4 KiB.
  private static let largePage = 2 << 20
}

#if canImport(Glibc)
  /// The options of mallopt(3), by their numbers in `malloc.h`, which the module of the C library leaves out.
  private enum MallocOption: Int32 {
    case trimThreshold = -1
    case topPad = -2
    case mapThreshold = -3
    case arenaMaximum = -8

    typealias Tuner = @convention(c) (Int32, Int32) -> Int32

    /// `mallopt`; nil where the C library has none.
    static var tuner: Tuner? { SystemFunction.named("mallopt", as: Tuner.self) }
  }
#endif
