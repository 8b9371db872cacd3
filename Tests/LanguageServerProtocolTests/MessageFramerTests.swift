import LanguageServerProtocol
import Testing
import TestSupport

@Suite struct MessageFramerTests {
  private func frames(_ text: String, maximumLength: Int = 1 << 20) -> [MessageFramer.Frame] {
    var framer = MessageFramer(maximumLength: maximumLength)
    return framer.feed(Array(text.utf8))
  }

  private func body(_ text: String) -> MessageFramer.Frame { .body(Array(text.utf8)) }

  @Test func bodiesAreCutByTheirLength() {
    #expect(frames("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]") == [body("{}"), body("[1]")])
    #expect(frames("Content-Length: 0\r\n\r\nContent-Length: 1\r\n\r\n1") == [body(""), body("1")])
  }

  @Test(arguments: [
    "content-length: 2\r\n\r\n{}",
    "CONTENT-LENGTH:2\r\n\r\n{}",
    "Content-Length : \t 002 \r\n\r\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nX-Other:\r\n\r\n{}",
    "Content-Length: 2\n\n{}",
    "\r\n\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}\r\n",
  ])
  func headersAreReadKindly(text: String) {
    #expect(frames(text) == [body("{}")])
  }

  @Test(arguments: [
    ("what?\r\n\r\n", "a line that is no header"),
    ("{\"jsonrpc\": \"2.0\"}", "a line that is no header"),
    ("Content-Type: x\r\n\r\n{}", "a header without Content-Length"),
    ("Content-Length: -5\r\n\r\n{}", "a Content-Length that is no number of bytes"),
    ("Content-Length: 2.0\r\n\r\n{}", "a Content-Length that is no number of bytes"),
    ("Content-Length:\r\n\r\n{}", "a Content-Length that is no number of bytes"),
    ("Content-Length: 99999999999999999999\r\n\r\n{}", "a Content-Length that is no number of bytes"),
    ("Content-Length: 1048577\r\n\r\n{}", "a Content-Length of 1048577, more than 1048576"),
    ("Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", "two Content-Lengths, 2 and 3"),
  ])
  func afterABrokenHeaderTheNextOneIsRead(broken: String, reason: String) {
    #expect(
      frames(broken + "Content-Length: 3\r\n\r\n[1]\r\nContent-Length: 2\r\n\r\n{}") == [
        .broken(reason), body("[1]"), body("{}"),
      ])
  }

  @Test(arguments: ["Content-Length" + String(repeating: " ", count: 10), "Content-Length:"])
  func afterAHeaderWithoutEndTheNextOneIsRead(piece: String) {
    let broken = String(repeating: piece, count: 20_000)
    afterABrokenHeaderTheNextOneIsRead(broken: broken, reason: "a header line of more than 16384 bytes")
  }

  @Test func aBodyLongerThanItsHeaderSaysLosesNothingAfterIt() {
    let text = "Content-Length: 2\r\n\r\n[1,\n2]Content-Length: 2\r\n\r\n{}"
    #expect(frames(text) == [body("[1"), .broken("a line that is no header"), body("{}")])
  }

  @Test func aBreakIsToldOnce() {
    let text = "x\ny\nContent-Length: z\r\n\r\nContent-Type: a\r\n\r\nContent-Length: 1\r\n\r\n1x\n"
    #expect(
      frames(text) == [
        .broken("a line that is no header"), body("1"), .broken("a line that is no header"),
      ])
  }

  @Test(arguments: seeds(60)) func itDoesNotMatterHowTheInputIsCut(_ seeds: Range<UInt64>) {
    for seed in seeds { itDoesNotMatterHowTheInputIsCut(of: seed) }
  }

  private func itDoesNotMatterHowTheInputIsCut(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var input = (0..<6).flatMap { number in
      let body = String(repeating: "\(number)é\r\n", count: Int.random(in: 0...30, using: &random))
      return Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
    }
    if seed % 2 == 1 { breakSomething(in: &input, using: &random) }
    var whole = MessageFramer()
    let expected = whole.feed(input)
    var framer = MessageFramer()
    var found: [MessageFramer.Frame] = []
    var rest = input[...]
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...(seed % 3 == 0 ? 1 : 40), using: &random))
      found += framer.feed(part)
      rest = rest.dropFirst(part.count)
    }
    #expect(found == expected)
  }

  @Test(arguments: seeds(100)) func aBreakCostsNoMessageBehindTheNextWholeOne(_ seeds: Range<UInt64>) {
    for seed in seeds { aBreakCostsNoMessageBehindTheNextWholeOne(of: seed) }
  }

  private func aBreakCostsNoMessageBehindTheNextWholeOne(of seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var input = Array("Content-Length: 30\r\n\r\n[1234567890, 1234567890, 12345]".utf8)
    breakSomething(in: &input, using: &random)
    var framer = MessageFramer(maximumLength: 1000)
    // A length that has become greater swallows what follows, up to 1,000 bytes.
    let filler = Array(String(repeating: "Content-Length: 1\r\n\r\n1", count: 60).utf8)
    let frames = framer.feed(input + filler + Array("Content-Length: 4\r\n\r\ntrue".utf8))
    #expect(frames.last == body("true"))
  }

  private func breakSomething(in bytes: inout [UInt8], using random: inout SplitMix64) {
    for _ in 0..<3 {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = Array("\r\n:09 -C{".utf8).randomElement(using: &random) ?? 0
      case 1: bytes.remove(at: index)
      default: bytes.insert(contentsOf: "Content-Length:".utf8, at: index)
      }
    }
  }
}
