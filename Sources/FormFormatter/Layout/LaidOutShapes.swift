internal import FormSyntax
import Synchronization

/// The shapes of which a control was found to be laid out already, in one text and with one set of options: so are others
/// of the shape in the same kind of place, as long as all of their lines fit.
final class LaidOutShapes: Sendable {
  private let known = Mutex<Set<UInt64>>([])

  /// Where a control stands, as far as it matters for how it is laid out.
  struct Place {
    /// How deep it is indented.
    var level: Int
    /// Whether it is the first of its block, before which no blank line stands.
    var isBlockStart: Bool
  }

  /// Whether a control of the shape is laid out where all of its lines fit.
  func contains(_ shape: ControlShape, _ place: Place) -> Bool {
    let key = LaidOutShapes.key(shape, place)
    return known.withLock { $0.contains(key) }
  }

  /// Takes note of a control that is laid out, with no list on more than one line.
  func add(_ shape: ControlShape, _ place: Place) {
    let key = LaidOutShapes.key(shape, place)
    known.withLock { _ = $0.insert(key) }
  }

  private static func key(_ shape: ControlShape, _ place: Place) -> UInt64 {
    shape.number << 16 | UInt64(min(place.level, 0x7FFF)) << 1 | (place.isBlockStart ? 1 : 0)
  }

  /// Whether no line is longer than so many columns, whatever a character takes of them; not where there are tabs, which
  /// take several.
  static func fits(_ text: UnsafeBufferPointer<UInt8>, lineWidth: Int) -> Bool {
    var column = 0
    for byte in text {
      column += 1
      if byte.isLineBreak { column = 0 }
      if byte == UInt8(ascii: "\t") || column > lineWidth { return false }
    }
    return true
  }
}
