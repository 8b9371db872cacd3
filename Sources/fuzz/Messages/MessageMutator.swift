import TestSupport

/// Breaks messages: in their bytes, in their values, in their frames.
struct MessageMutator {
  /// No header that is made here asks for a longer body.
  static let longestBody = 1 << 16

  /// Values that a reader may stumble over.
  private static let values = [
    "null", "true", "-1", "0", "4294967295", "4294967296", "-9223372036854775808", "9223372036854775807", "1e400",
    "0.5",
    "99999999999999999999", "[]", "{}", "[[[[[[]]]]]]", "\"\"", "\"\\ud800\"", "\"\\u0000\"",
    "\"file:///forms/A.formdef\"",
    "\"\\r\"", "\"{\"", "\"/*\"", "\"#/\"", "\"\\\"\\\"\\\"\"", "\"form A { textField a { \"", "\"}\"",
  ]

  /// Texts of messages that were sent before, to be mixed with later ones.
  private var earlier: [[UInt8]] = []

  /// A message with its header, broken in one to four places, or now and then in none.
  mutating func mutate(_ message: String, using random: inout SplitMix64) -> [UInt8] {
    var body = Array(message.utf8)
    for _ in 0..<Int.random(in: 0...4, using: &random) where !body.isEmpty { mutate(&body, using: &random) }
    earlier.append(body)
    if earlier.count > 16 { earlier.removeFirst() }
    if body.count > MessageMutator.longestBody { body = Array(body.prefix(MessageMutator.longestBody)) }
    var bytes = frame(body)
    if Int.random(in: 0..<16, using: &random) == 0 { breakFrame(&bytes, body.count, using: &random) }
    return bytes
  }

  private func mutate(_ body: inout [UInt8], using random: inout SplitMix64) {
    let index = Int.random(in: 0..<body.count, using: &random)
    let end = min(body.count, index + Int.random(in: 1...8, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: body[index] = UInt8(truncatingIfNeeded: random.next())
    case 1: body.removeSubrange(index..<end)
    case 2: body.insert(contentsOf: body[index..<end], at: Int.random(in: 0...body.count, using: &random))
    case 3: body.removeSubrange(index...)
    case 4: mix(&body, at: index, using: &random)
    default: replaceValue(&body, near: index, using: &random)
    }
  }

  /// Puts a part of an earlier message in.
  private func mix(_ body: inout [UInt8], at index: Int, using random: inout SplitMix64) {
    guard let other = earlier.randomElement(using: &random), !other.isEmpty else { return }
    let start = Int.random(in: 0..<other.count, using: &random)
    body.insert(contentsOf: other[start...].prefix(Int.random(in: 1...200, using: &random)), at: index)
  }

  /// Puts another value behind the next colon, bracket or comma, so that the message often stays JSON.
  private func replaceValue(_ body: inout [UInt8], near index: Int, using random: inout SplitMix64) {
    let marks = Array(":[,".utf8)
    guard let mark = body[index...].firstIndex(where: marks.contains) else { return }
    let end = body[(mark + 1)...].firstIndex { Array(",]}".utf8).contains($0) } ?? body.count
    let value = MessageMutator.values.randomElement(using: &random) ?? "null"
    body.replaceSubrange((mark + 1)..<end, with: value.utf8)
  }

  private func breakFrame(_ bytes: inout [UInt8], _ count: Int, using random: inout SplitMix64) {
    let headers = [
      "Content-Length: \(count / 2)\r\n\r\n", "Content-Length: \(count + 7)\r\n\r\n", "Content-Length: -1\r\n\r\n",
      "Content-Length: 9999999999999999999999\r\n\r\n", "Content-Type: x\r\n\r\n", "\r\n\r\n", "oops\r\n",
      "content-length:\(count)\n\n", "Content-Length: \(count)\r\nContent-Length: 3\r\n\r\n",
    ]
    let header = bytes.count - count
    bytes.replaceSubrange(..<header, with: (headers.randomElement(using: &random) ?? "").utf8)
  }
}
