import SystemIO

/// What time it is: handed in, so that a session can be replayed.
public struct ServerClock: Sendable {
  /// Seconds since 1970, which `today` in a form and in baselines hangs on.
  public var date: @Sendable () -> Double
  /// Milliseconds since some moment; they never go back.
  public var milliseconds: @Sendable () -> Double

  /// A clock of one's own.
  public init(date: @escaping @Sendable () -> Double, milliseconds: @escaping @Sendable () -> Double) {
    self.date = date
    self.milliseconds = milliseconds
  }

  /// The day on the clocks of this place, as `YYYY-MM-DD`, which the ends of baseline entries hang on.
  var today: String { ProcessClock.day(at: date()) }

  /// The clock of the machine.
  public static let system = ServerClock(date: { ProcessClock.now }, milliseconds: { ProcessClock.wall })
}
