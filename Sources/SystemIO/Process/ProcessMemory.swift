#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the program gets its memory from the system; where the C library is not GNU's, as the system likes.
public enum ProcessMemory {
  /// Takes memory for so many bytes of text in one piece of large pages, where the system offers that: a program that
  /// reads much at once spends a quarter of its time on getting page by page else.
  public static func expect(textOf bytes: Int) {
    #if canImport(Glibc)
      guard bytes >= muchText else { return }
      let expected = min(bytes, mostText) * memoryOfText / largePage * largePage
      MallocOption.arenaMaximum.set(1)
      MallocOption.mapThreshold.set(greatestMapThreshold)
      MallocOption.trimThreshold.set(expected)
      MallocOption.topPad.set(expected)
      guard let piece = malloc(largePage) else { return }
      let start = (Int(bitPattern: piece) + largePage - 1) & ~(largePage - 1)
      // It ends inside of the piece, wherever in it the first large page begins (madvise(2)).
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), expected - largePage, MADV_HUGEPAGE)
      free(piece)
    #endif
  }

  /// Gives large pieces back as soon as they are free: a program that runs for days should not keep what one long answer
  /// took. What it takes comes from one place, and many pages at a time: threads of their own, each of which grows page by
  /// page, make the opening of a document a fifth slower.
  public static func giveBackSoon() {
    #if canImport(Glibc)
      MallocOption.arenaMaximum.set(1)
      MallocOption.topPad.set(1 << 20)
      MallocOption.mapThreshold.set(1 << 20)
      MallocOption.trimThreshold.set(8 << 20)
    #endif
  }

  /// Gives back what is free now, wherever it lies (malloc_trim(3)).
  public static func giveBackNow() {
    #if canImport(Glibc)
      _ = malloc_trim(0)
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

    /// Sets the option, as far as the C library takes the value.
    func set(_ value: Int) { _ = mallopt(rawValue, Int32(value)) }
  }

  // Swift's module of the C library leaves these out. They are linked by their names: the dynamic linker, which could be
  // asked for them too, knows none in a static program.

  @_extern(c)
  private func mallopt(_ option: Int32, _ value: Int32) -> Int32

  @_extern(c)
  private func malloc_trim(_ pad: Int) -> Int32
#endif
