import FormSyntax

/// A block's text for messages.
extension BlockModel {
  /// What is written in a range, on one line: where a line ends between words, without that and the comments there.
  ///
  /// - Parameter values: those that lie in the range; of their texts and patterns nothing changes.
  public func textOnOneLine(_ range: Range<Int>, of values: [Value]) -> String {
    let bytes = source.bytes(range)
    guard bytes.contains(where: \.endsLine) else { return source.text(range) }
    var line = OneLine()
    var start = range.lowerBound
    for literal in values.flatMap(\.literals)
    where literal.lowerBound >= start && literal.upperBound <= range.upperBound {
      line.add(source.bytes(start..<literal.lowerBound))
      line.add(literal: source.bytes(literal))
      start = literal.upperBound
    }
    line.add(source.bytes(start..<range.upperBound))
    return String(decoding: line.bytes, as: UTF8.self)
  }
}

extension Value {
  /// The texts and patterns in it, in order.
  fileprivate var literals: [Range<Int>] {
    if kind == .string || kind == .regex { return [range] }
    return children.flatMap(\.literals)
  }
}

/// Words on one line, as they come in.
private struct OneLine {
  private(set) var bytes: [UInt8] = []
  /// Whether a line ended behind the last word.
  private var isBroken = false

  mutating func add(literal: ArraySlice<UInt8>) {
    join(to: UInt8(ascii: "\""))
    bytes += literal
  }

  /// Adds what lies between texts and patterns: words, signs, white space and comments.
  mutating func add(_ text: ArraySlice<UInt8>) {
    var rest = text
    while let byte = rest.first {
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { !$0.endsLine }
      } else if rest.starts(with: "/*".utf8) {
        rest = OneLine.behindComment(rest)
        isBroken = true
      } else {
        rest = rest.dropFirst()
        if byte.endsLine {
          isBroken = true
        } else if byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") {
          join(to: byte)
          bytes.append(byte)
        } else if !isBroken {
          bytes.append(byte)
        }
      }
    }
  }

  /// Where a line ended before a word: a blank in its place, and none inside of brackets.
  private mutating func join(to next: UInt8) {
    guard isBroken else { return }
    isBroken = false
    while let last = bytes.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { bytes.removeLast() }
    let closes = next == UInt8(ascii: ")") || next == UInt8(ascii: "]")
    if closes, bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
    let opens = bytes.last == UInt8(ascii: "(") || bytes.last == UInt8(ascii: "[")
    if !closes, !opens, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
  }

  private static func behindComment(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (rest, depth) = (text, 0)
    while !rest.isEmpty {
      if rest.starts(with: "/*".utf8) {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "*/".utf8) {
        depth -= 1
        rest = rest.dropFirst(2)
        if depth == 0 { return rest }
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
