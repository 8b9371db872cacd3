/// What it took to look at a control, so that others which say the same pay as much and need not be looked at.
public struct FieldReceipt: Sendable {
  /// The steps that it took by itself.
  private(set) var steps = 0
  /// The most that anything measured took with all that it was made of.
  private(set) var sum = 0
  /// What it was made of that others share.
  var charges: [FieldCosts.Charges] = []
  /// Whether nothing is left undecided, and nothing was given up.
  var isWhole = true
  /// The steps without which it would not have been found out.
  private var need = 0
  private let allowance: Int

  /// That of a control of which nobody asks.
  public static let free = FieldReceipt(allowance: 0)

  /// Nothing has been looked at.
  ///
  /// - Parameter allowance: what each thing may cost.
  init(allowance: Int) { self.allowance = allowance }

  /// Adds what was measured once.
  mutating func add(_ steps: Int, sum: Int, need: Int, isWhole: Bool) {
    self.steps += steps
    self.sum = max(self.sum, sum)
    self.need = max(self.need, need)
    if !isWhole { self.isWhole = false }
  }

  /// Whether the same is found out where each thing may cost so much.
  func holds(within allowance: Int) -> Bool { allowance == self.allowance || need <= allowance }
}
