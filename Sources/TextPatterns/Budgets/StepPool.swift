import Synchronization

/// The steps that several questions share: what one has taken the others do not have.
///
/// Pools nest: what a field's pool pays, the pool of its file pays too.
public final class StepPool: Sendable {
  private let rest: Atomic<Int>
  private let parent: StepPool?

  /// A pool of so many steps, and of no more than a larger one has left.
  public init(_ steps: Int, within parent: StepPool? = nil) {
    rest = Atomic(steps)
    self.parent = parent
  }

  /// The steps that nobody has taken yet.
  public var left: Int {
    let own = max(0, rest.load(ordering: .relaxed))
    return parent.map { min(own, $0.left) } ?? own
  }

  /// Takes steps, more than there are where so many have been used already.
  public func take(_ steps: Int) {
    rest.subtract(steps, ordering: .relaxed)
    parent?.take(steps)
  }
}
