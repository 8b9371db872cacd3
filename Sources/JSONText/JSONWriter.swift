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

  /// What has been written.
  public private(set) var bytes: [UInt8]
  private let style: Style
  private var depth = 0
  /// Whether the next value or key is the first one in its object or array.
  private var isFirst = true
  /// Whether a key has been written whose value comes next.
  private var followsKey = false

  /// Writes after `bytes`, as they are.
  public init(_ style: Style = .compact, after bytes: [UInt8] = []) {
    self.style = style
    self.bytes = bytes
  }

  /// Makes room, where the size is known beforehand.
  public mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count)
  }

  /// Hands the buffer over and starts an empty one, which keeps a long text from being copied.
  public consuming func finish() -> [UInt8] { bytes }

  /// An object, whose members the closure writes.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    container(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), members)
  }

  /// An array, whose elements the closure writes, one value after the other.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    container(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), elements)
  }

  /// Writes an object's key; exactly one value must be written next.
  public mutating func key(_ name: StaticString) {
    separate()
    name.withUTF8Buffer { quote($0) }
    endKey()
  }

  /// Writes an object's key that is known only at run time.
  public mutating func key(named name: String) {
    separate()
    var name = name
    name.withUTF8 { quote($0) }
    endKey()
  }

  public mutating func null() { word("null") }

  public mutating func bool(_ value: Bool) { word(value ? "true" : "false") }

  /// Bytes that are JSON already, such as a value's `rawBytes`.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  /// A string; escaped are only quotes, backslashes and control characters.
  public mutating func string(_ value: String) {
    separate()
    var value = value
    value.withUTF8 { quote($0) }
  }

  /// A string given as UTF-8; U+FFFD stands for bytes that are none.
  public mutating func string(utf8 value: some Collection<UInt8>) {
    separate()
    if value.withContiguousStorageIfAvailable({ quote($0) }) == nil {
      Array(value).withUnsafeBufferPointer { quote($0) }
    }
  }

  /// An integer.
  public mutating func integer(_ value: some BinaryInteger) {
    separate()
    appendDecimal(Int64(clamping: value))
  }

  /// A number that reads back as the same `Double`; `null` for infinities and NaN, which JSON has not.
  public mutating func number(_ value: Double) {
    separate()
    bytes.append(contentsOf: (value.isFinite ? value.description : "null").utf8)
  }

  private mutating func container(open: UInt8, close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst, style == .pretty { breakLine() }
    isFirst = false
    bytes.append(close)
  }

  /// Writes what stands between the value before and the next one.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    if style == .pretty, depth > 0 { breakLine() }
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private mutating func word(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func appendDecimal(_ value: Int64) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    if bytes.count - start > 1 { bytes[start...].reverse() }
  }
}

extension JSONWriter {
  /// Writes a string in quotes, in runs of bytes that stand for themselves.
  fileprivate mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var index = 0
    var start = 0
    while true {
      index = PlainBytes.end(in: text, from: index)
      guard index < text.count else { break }
      let sequence = UTF8Sequence(in: text, at: index)
      if text[index] >= 0x80, sequence.isValid {
        index += sequence.length
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      appendEscape(of: text[index])
      index += sequence.length
      start = index
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    case 0x80...: append("\u{FFFD}")
    default:
      append("\\u00")
      for digit in [byte >> 4, byte & 0xF] { bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
    }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
