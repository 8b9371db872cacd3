import Synchronization

/// Lets work be given up where somebody else waits: whoever counts steps on this thread asks for it now and then, and
/// takes none once it is so.
///
/// Of work that was given up nothing is kept: its answers are those of a question without any budget.
public final class Interruption: Sendable {
  /// That of this thread; nil where work goes on to its end.
  @TaskLocal public static var current: Interruption?

  private let isWanted: @Sendable () -> Bool
  private let raised = Atomic(false)
  private let unasked = Atomic(0)

  /// The steps between two askings: about half a millisecond.
  public static let interval = 20_000

  /// - Parameter isWanted: whether somebody waits; asked every 20,000 steps or so.
  public init(where isWanted: @escaping @Sendable () -> Bool) { self.isWanted = isWanted }

  /// One that comes after so many steps, to the next asking.
  public convenience init(afterSteps steps: Int) {
    let left = Mutex(max(0, steps) / Interruption.interval)
    self.init {
      left.withLock { left in
        left -= 1
        return left < 0
      }
    }
  }

  /// Whether the work of this thread was given up.
  public static var isRaised: Bool { current?.isRaised ?? false }

  /// Takes in that this thread took steps that no budget counts; gives whether its work is to be given up.
  public static func isDue(after steps: Int) -> Bool { current?.isDue(after: steps) ?? false }

  /// Asks at once whether the work of this thread is to be given up.
  public static var isWantedNow: Bool { current?.isDue(after: interval) ?? false }

  /// Whether work was given up.
  public var isRaised: Bool { raised.load(ordering: .relaxed) }

  /// Takes in that steps were taken, and asks where they are many; gives whether work is to be given up.
  public func isDue(after steps: Int) -> Bool {
    if isRaised { return true }
    let sum = unasked.add(steps, ordering: .relaxed).newValue
    if sum < Interruption.interval { return false }
    unasked.store(sum % Interruption.interval, ordering: .relaxed)
    // Who counts how often it is asked counts steps.
    guard (0..<sum / Interruption.interval).contains(where: { _ in isWanted() }) else { return false }
    raised.store(true, ordering: .relaxed)
    return true
  }
}
