/// Writes JSON into a byte buffer.
///
/// Objects and arrays are written by closures, so that brackets, commas and indentation are always right:
///
///     var writer = JSONWriter()
///     writer.object { $0.member("line", 3) }
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Style: Hashable, Sendable {
    /// Without any white space.
    case compact
    /// A line for each member and element, two spaces further in than what holds it.
    case pretty
  }

  private var output: OutputBuffer
  private let style: Style
  private var depth = 0
  /// Whether the next value or key is the first one in its object or array.
  private var isFirst = true
  /// Whether a key has been written whose value comes next.
  private var followsKey = false

  /// Writes after `bytes`, as they are.
  public init(_ style: Style = .compact, after bytes: [UInt8] = []) {
    self.style = style
    output = OutputBuffer(after: bytes)
  }

  /// What has been written, as a copy.
  public var bytes: [UInt8] { output.bytes }

  /// How many bytes have been written, without those that were taken.
  public var count: Int { output.count }

  /// What has been written so far; the writer goes on behind it, with none of it.
  public mutating func take() -> [UInt8] { output.take() }

  /// What has been written; the writer ends, so that a long text is not copied.
  public consuming func finish() -> [UInt8] { output.finish() }

  /// Makes room, where the size is known beforehand.
  public mutating func reserveCapacity(_ count: Int) { output.reserveCapacity(count) }

  /// An object, whose members the closure writes.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// An object of two numbers, as places are, of which large answers are full: it is written in one go.
  public mutating func object(_ first: StaticString, _ one: UInt32, _ second: StaticString, _ other: UInt32) {
    guard style == .compact else {
      return object {
        $0.member(first, one)
        $0.member(second, other)
      }
    }
    append(room: first.utf8CodeUnitCount + second.utf8CodeUnitCount + 32) {
      JSONWriter.writeObject(first, one, second, other, to: $0)
    }
  }

  /// An object of two such objects, as ranges are.
  public mutating func object(
    _ first: StaticString, _ one: (UInt32, UInt32), _ second: StaticString, _ other: (UInt32, UInt32),
    of names: (StaticString, StaticString)
  ) {
    guard style == .compact else {
      return object {
        $0.key(first)
        $0.object(names.0, one.0, names.1, one.1)
        $0.key(second)
        $0.object(names.0, other.0, names.1, other.1)
      }
    }
    let room = first.utf8CodeUnitCount + second.utf8CodeUnitCount + 16
    append(room: room + 2 * (names.0.utf8CodeUnitCount + names.1.utf8CodeUnitCount + 32)) { target in
      target[0] = UInt8(ascii: "{")
      var count = 1 + JSONWriter.writeKey(first, to: target + 1)
      count += JSONWriter.writeObject(names.0, one.0, names.1, one.1, to: target + count)
      target[count] = UInt8(ascii: ",")
      count += 1 + JSONWriter.writeKey(second, to: target + count + 1)
      count += JSONWriter.writeObject(names.0, other.0, names.1, other.1, to: target + count)
      target[count] = UInt8(ascii: "}")
      return count + 1
    }
  }

  /// An array of numbers, of which large answers are full.
  public mutating func array(_ numbers: [UInt32]) {
    guard style == .compact else {
      return array { for number in numbers { $0.integer(number) } }
    }
    open(UInt8(ascii: "["))
    for start in stride(from: 0, to: numbers.count, by: JSONWriter.numbersAtOnce) {
      let part = numbers[start..<min(numbers.count, start + JSONWriter.numbersAtOnce)]
      output.append(room: part.count * JSONWriter.roomOfNumber) { target in
        var count = 0
        for number in part {
          count += JSONWriter.writeDecimal(Int64(number), to: target + count)
          target[count] = UInt8(ascii: ",")
          count += 1
        }
        // None follows the last.
        return part.endIndex == numbers.count ? count - 1 : count
      }
    }
    close(UInt8(ascii: "]"))
  }

  private static let numbersAtOnce = 256
  /// The digits of the largest number, and a comma.
  private static let roomOfNumber = 11

  /// An array, whose elements the closure writes, one value after the other.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    elements(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes an object's key, printable ASCII without quotes and backslashes; exactly one value must be written next.
  public mutating func key(_ name: StaticString) {
    let length = name.utf8CodeUnitCount
    let isPretty = style == .pretty
    append(room: length + 4) { target in
      target[0] = UInt8(ascii: "\"")
      (target + 1).update(from: name.utf8Start, count: length)
      target[length + 1] = UInt8(ascii: "\"")
      target[length + 2] = UInt8(ascii: ":")
      target[length + 3] = UInt8(ascii: " ")
      return isPretty ? length + 4 : length + 3
    }
    followsKey = true
  }

  /// Writes an object's key that is known only at run time.
  public mutating func key(named name: String) {
    var name = name
    name.withUTF8 { quote($0) }
    endKey()
  }

  /// The value `null`.
  public mutating func null() { word("null") }

  /// The value `true` or `false`.
  public mutating func bool(_ value: Bool) { word(value ? "true" : "false") }

  /// Bytes that are JSON already, such as a value's `rawBytes`.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    append(room: 0) { _ in 0 }
    output.append(contentsOf: json)
  }

  /// A string; escaped are only quotes, backslashes and control characters.
  public mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { quote($0) }
  }

  /// A string given as UTF-8; U+FFFD stands for bytes that are none.
  public mutating func string(utf8 value: some Collection<UInt8>) {
    if value.withContiguousStorageIfAvailable({ quote($0) }) == nil {
      Array(value).withUnsafeBufferPointer { quote($0) }
    }
  }

  /// An integer; beyond the range of `Int64` its nearest value.
  public mutating func integer(_ value: some BinaryInteger) {
    let value = Int64(clamping: value)
    append(room: 20) { JSONWriter.writeDecimal(value, to: $0) }
  }

  /// A number that reads back as the same `Double`; `null` for infinities and NaN, which JSON has not.
  public mutating func number(_ value: Double) {
    raw((value.isFinite ? value.description : "null").utf8)
  }
}

extension JSONWriter {
  /// Writes what stands between the value before and this one, and then up to `room` bytes of this one.
  @inline(__always)
  private mutating func append(room: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    let needsComma = !followsKey && !isFirst
    let needsLine = style == .pretty && !followsKey && depth > 0
    let depth = depth
    followsKey = false
    isFirst = false
    output.append(room: room + (needsLine ? 2 + 2 * depth : 1)) { target in
      var count = 0
      if needsComma {
        target[0] = UInt8(ascii: ",")
        count = 1
      }
      if needsLine { count += JSONWriter.writeLineBreak(depth: depth, to: target + count) }
      return count + write(target + count)
    }
  }

  private mutating func open(_ bracket: UInt8) {
    append(room: 1) {
      $0[0] = bracket
      return 1
    }
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: UInt8) {
    depth -= 1
    let depth = depth
    let needsLine = style == .pretty && !isFirst
    isFirst = false
    output.append(room: 2 + 2 * depth) { target in
      let count = needsLine ? JSONWriter.writeLineBreak(depth: depth, to: target) : 0
      target[count] = bracket
      return count + 1
    }
  }

  private mutating func endKey() {
    let isPretty = style == .pretty
    output.append(room: 2) {
      $0[0] = UInt8(ascii: ":")
      $0[1] = UInt8(ascii: " ")
      return isPretty ? 2 : 1
    }
    followsKey = true
  }

  private mutating func word(_ text: StaticString) {
    append(room: text.utf8CodeUnitCount) {
      $0.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
      return text.utf8CodeUnitCount
    }
  }

  /// Writes a string in quotes, piece by piece, so that the room for its escapes stays small.
  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    var piece = JSONStringEncoder.firstPiece(of: text)
    let isWhole = piece.count == text.count
    append(room: JSONStringEncoder.room(for: piece) + 2) { target in
      target[0] = UInt8(ascii: "\"")
      let count = 1 + JSONStringEncoder.encode(piece, to: target + 1)
      if isWhole { target[count] = UInt8(ascii: "\"") }
      return isWhole ? count + 1 : count
    }
    if isWhole { return }
    output.reserveCapacity(text.count + text.count / 8)
    var rest = text[piece.count...]
    while !rest.isEmpty {
      piece = JSONStringEncoder.firstPiece(of: UnsafeBufferPointer(rebasing: rest))
      output.append(room: JSONStringEncoder.room(for: piece)) { JSONStringEncoder.encode(piece, to: $0) }
      rest = rest.dropFirst(piece.count)
    }
    output.append(room: 1) {
      $0[0] = UInt8(ascii: "\"")
      return 1
    }
  }

  private static func writeLineBreak(depth: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    target[0] = UInt8(ascii: "\n")
    (target + 1).update(repeating: UInt8(ascii: " "), count: 2 * depth)
    return 1 + 2 * depth
  }

  private static func writeObject(
    _ first: StaticString, _ one: UInt32, _ second: StaticString, _ other: UInt32,
    to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    target[0] = UInt8(ascii: "{")
    var count = 1 + writeKey(first, to: target + 1)
    count += writeDecimal(Int64(one), to: target + count)
    target[count] = UInt8(ascii: ",")
    count += 1 + writeKey(second, to: target + count + 1)
    count += writeDecimal(Int64(other), to: target + count)
    target[count] = UInt8(ascii: "}")
    return count + 1
  }

  private static func writeKey(_ key: StaticString, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let length = key.utf8CodeUnitCount
    target[0] = UInt8(ascii: "\"")
    (target + 1).update(from: key.utf8Start, count: length)
    target[length + 1] = UInt8(ascii: "\"")
    target[length + 2] = UInt8(ascii: ":")
    return length + 3
  }

  private static func writeDecimal(_ value: Int64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if (0..<10).contains(value) {
      target[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
      return 1
    }
    var rest = value.magnitude
    var length = value < 0 ? 2 : 1
    while rest >= 10 {
      rest /= 10
      length += 1
    }
    rest = value.magnitude
    for index in stride(from: length - 1, through: value < 0 ? 1 : 0, by: -1) {
      target[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    if value < 0 { target[0] = UInt8(ascii: "-") }
    return length
  }
}
