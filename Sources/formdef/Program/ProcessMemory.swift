#if canImport(Glibc)
  import Glibc
#endif

/// How the program gets its memory from the system.
enum ProcessMemory {
  /// Takes memory in one piece of large pages from here on, where the system offers that: a program that reads much at
  /// once spends a quarter of its time on getting page by page else.
  static func expectMuch() {
    #if canImport(Glibc)
      guard let tune = MallocOption.tuner else { return }
      for (option, value) in MallocOption.onePiece { _ = tune(option.rawValue, value) }
      guard let piece = malloc(largePage) else { return }
      let start = (Int(bitPattern: piece) + largePage - 1) & ~(largePage - 1)
      // Ends inside of the piece, wherever in it the first large page begins (madvise(2)).
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), Int(MallocOption.expected) - largePage, MADV_HUGEPAGE)
      free(piece)
    #endif
  }

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

    /// What a large run takes: enough for some megabytes of definitions.
    static let expected: Int32 = 64 << 20

    static let onePiece: [(MallocOption, Int32)] = [
      (.arenaMaximum, 1), (.mapThreshold, expected), (.trimThreshold, expected), (.topPad, expected),
    ]

    typealias Tuner = @convention(c) (Int32, Int32) -> Int32

    /// `mallopt`; nil where the C library has none.
    static var tuner: Tuner? { dlsym(nil, "mallopt").map { unsafeBitCast($0, to: Tuner.self) } }
  }
#endif
