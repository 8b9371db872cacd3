import SystemIO

/// Milliseconds of one run: on the wall, of this thread's processor time, and of the whole process's.
struct Timing {
  /// Milliseconds on the wall.
  var wall = 0.0
  /// Milliseconds of this thread's processor time.
  var thread = 0.0
  /// Milliseconds of the processor time of all threads.
  var process = 0.0

  /// How long one run of `body` takes.
  static func of(_ body: () -> Void) -> Timing {
    let start = now()
    body()
    let end = now()
    return Timing(wall: end.wall - start.wall, thread: end.thread - start.thread, process: end.process - start.process)
  }

  private static func now() -> Timing {
    Timing(
      wall: ProcessClock.wall, thread: ProcessClock.thread, process: ProcessClock.process)
  }
}

/// The times of several runs of one thing.
struct Timings {
  private let runs: [Timing]

  /// Runs `body` once to warm up, and then so often.
  init(rounds: Int, _ body: () -> Void) {
    body()
    runs = (0..<max(1, rounds)).map { _ in Timing.of(body) }
  }

  /// The times of runs that were made already.
  init(_ runs: [Timing]) { self.runs = runs }

  /// The least wall time: neighbours only ever add to it.
  var least: Double { runs.map(\.wall).min() ?? 0 }
  /// The median of the wall time.
  var median: Double { quantile(0.5, \.wall) }
  /// The 99th percentile of the wall time.
  var p99: Double { quantile(0.99, \.wall) }
  /// The median of this thread's processor time.
  var thread: Double { quantile(0.5, \.thread) }
  /// The median of all threads' processor time.
  var process: Double { quantile(0.5, \.process) }

  /// The wall time below which a part of the runs lies.
  func quantile(_ part: Double, _ time: (Timing) -> Double) -> Double {
    let sorted = runs.map(time).sorted()
    guard let last = sorted.indices.last else { return 0 }
    return sorted[min(last, Int((Double(sorted.count) * part).rounded(.down)))]
  }
}
