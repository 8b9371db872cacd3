/// A piece of a compiled-in table: it owns nothing, and its bytes live as long as the program.
public struct CatalogText: Sendable {
  /// Where the first byte of the piece lies, in its literal.
  @usableFromInline let address: UInt
  /// How many bytes it has.
  @usableFromInline let length: UInt32

  /// The `length` bytes of `table` from `start`; both lie inside it.
  init(table: StaticString, start: UInt32, length: UInt32) {
    address = UInt(bitPattern: table.utf8Start) + UInt(start)
    self.length = length
  }

  /// A piece of a piece.
  private init(address: UInt, length: Int) {
    self.address = address
    self.length = UInt32(truncatingIfNeeded: length)
  }

  /// A whole literal.
  init(_ literal: StaticString) {
    self.init(table: literal, start: 0, length: UInt32(clamping: literal.utf8CodeUnitCount))
  }

  /// The text as UTF-8, valid for as long as the program runs.
  @inlinable public var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: Int(length))
  }

  /// The text as a string of its own.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of UTF-8 bytes.
  @inlinable public var count: Int { Int(length) }

  /// Whether there is no byte.
  @inlinable public var isEmpty: Bool { length == 0 }

  /// Whether the text is made of exactly these bytes.
  @inlinable public func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard other.count == count else { return false }
    let (left, right) = (UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer(other))
    func isSameWord(_ index: Int) -> Bool {
      left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        == right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }
    var index = 0
    while index + 8 < count {
      if !isSameWord(index) { return false }
      index += 8
    }
    // The last eight may overlap those before.
    if count >= 8 { return isSameWord(count - 8) }
    while index < count {
      if left[index] != right[index] { return false }
      index += 1
    }
    return true
  }

  /// Whether the text is made of exactly these bytes.
  @inlinable public func equals(_ other: some Collection<UInt8>) -> Bool { bytes.elementsEqual(other) }
}

extension CatalogText: Hashable, Comparable, CustomStringConvertible {
  public static func == (left: CatalogText, right: CatalogText) -> Bool { left.equals(right.bytes) }

  /// The order of the bytes.
  public static func < (left: CatalogText, right: CatalogText) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }

  public var description: String { string }
}

extension CatalogText {
  /// The part between two offsets, which are clamped to the text.
  func slice(_ from: Int, _ to: Int) -> CatalogText {
    let lower = min(max(from, 0), count)
    let upper = min(max(to, lower), count)
    return CatalogText(address: address + UInt(lower), length: upper - lower)
  }

  /// The text without the blanks and line breaks around it.
  var trimmed: CatalogText {
    let own = bytes
    guard let first = own.first, let last = own.last, first <= 0x20 || last <= 0x20 else { return self }
    var lower = 0
    var upper = own.count
    while lower < upper, own[lower] <= 0x20 { lower += 1 }
    while upper > lower, own[upper - 1] <= 0x20 { upper -= 1 }
    return slice(lower, upper)
  }

  /// The parts between `separator`, each without the blanks around it; an empty text has none.
  func parts(separatedBy separator: UInt8) -> [CatalogText] {
    var parts: [CatalogText] = []
    var rest = self
    while !rest.isEmpty {
      let (head, tail) = rest.cut(at: separator)
      if !head.isEmpty { parts.append(head) }
      rest = tail
    }
    return parts
  }

  /// What stands before the first `separator`, and what stands after it (nothing where there is none).
  func cut(at separator: UInt8) -> (head: CatalogText, tail: CatalogText) {
    guard let index = bytes.firstIndex(of: separator) else { return (trimmed, slice(count, count)) }
    return (slice(0, index).trimmed, slice(index + 1, count).trimmed)
  }

  /// Whether the text begins with these ASCII characters.
  func hasPrefix(_ prefix: StaticString) -> Bool {
    slice(0, prefix.utf8CodeUnitCount) == CatalogText(prefix)
  }
}

extension CatalogText {
  /// The parts between white space.
  public var words: [CatalogText] {
    let own = bytes
    var words: [CatalogText] = []
    var start = 0
    for index in 0...own.count where index == own.count || own[index] <= 0x20 {
      if index > start { words.append(slice(start, index)) }
      start = index + 1
    }
    return words
  }
}
