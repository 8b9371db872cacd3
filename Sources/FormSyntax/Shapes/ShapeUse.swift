/// How often shapes were of use while a text is read: where hardly any two controls are alike it costs more to look for them
/// than it helps.
struct ShapeUse {
  private var controls = 0
  private var looked = 0
  private var taken = 0
  private var offered = 0
  private var kept = 0

  /// Nothing has been read yet.
  init() {}

  /// The first so many controls are looked at, and all as long as one of so many had a known shape, else one of so many.
  private static let (lookedFirst, ofLooked, oneOf) = (64, 16, 8)
  /// Shapes are kept while one of so many is found again, but for the first ones and a few of the others.
  private static let (keptFirst, perTaken, oneOfOffered) = (16, 2, 32)

  /// Whether to look at another control.
  mutating func look() -> Bool {
    controls += 1
    guard looked <= ShapeUse.lookedFirst + ShapeUse.ofLooked * taken || controls % ShapeUse.oneOf == 0 else {
      return false
    }
    looked += 1
    return true
  }

  /// Takes note of a control that was read as another one.
  mutating func take() { taken += 1 }

  /// Whether the shape of another control is worth what it costs to keep it.
  mutating func offer() -> Bool {
    offered += 1
    guard kept <= ShapeUse.keptFirst + ShapeUse.perTaken * taken || offered % ShapeUse.oneOfOffered == 0 else {
      return false
    }
    kept += 1
    return true
  }
}
