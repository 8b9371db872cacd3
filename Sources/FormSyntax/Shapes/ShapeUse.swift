/// How often shapes were of use while a text is read: where hardly any two controls are alike it costs more to keep them than
/// it helps.
struct ShapeUse {
  private var kept = 0
  private var taken = 0
  private var offered = 0

  /// Nothing has been read yet.
  init() {}

  /// Shapes are kept while one of so many is found again, but for the first ones and a few of the others.
  private static let (freely, perTaken, oneOf) = (24, 2, 16)

  /// Takes note of a control that was read as another one.
  mutating func take() { taken += 1 }

  /// Whether the shape of another control is worth what it costs to keep it.
  mutating func offer() -> Bool {
    offered += 1
    guard kept <= ShapeUse.freely + ShapeUse.perTaken * taken || offered % ShapeUse.oneOf == 0 else { return false }
    kept += 1
    return true
  }
}
