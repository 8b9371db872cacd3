import TestSupport
import Testing

@testable import TextPatterns

/// Lengths in grapheme clusters: what is claimed of them holds for the standard library's count.
@Suite struct CharacterLengthTests {
  private static func window(_ range: ClosedRange<Int>) -> TextLanguage {
    TextLanguage(length: LengthWindow(min: range.lowerBound, max: range.upperBound, unit: .characters))
  }

  @Test(
    "Letters and digits are characters of their own, whatever stands between them",
    arguments: [
      "[A-Z]{3}.*[0-9]{3}", "[A-Z]{3}\\w*[0-9]{3}", "[A-Z]{3}[^-]*[0-9]{3}", "(?:[a-z].?){6}", "[가-힣]{6}",
      "(?:\\r\\n){5}x", "[A-Z]{3}(?s:.*)[0-9]{3}", "\\t{6}",
    ])
  func tooLong(pattern: String) {
    #expect([TextLanguage(pattern), Self.window(1...5)].witness() == .decided(nil))
  }

  @Test(
    "Marks that join what stands before them make texts shorter",
    arguments: [".{6}", "\\w{6}", "\\p{L}{6}", "[a-z].{5}", "a\u{301}{9}", "(?:\\r\\n){5}"])
  func shortEnough(pattern: String) throws {
    let text = try #require([TextLanguage(pattern), Self.window(1...5)].witness().value ?? nil)
    #expect((1...5).contains(text.count))
  }

  @Test("Texts with marks have the lengths of those without, where these have them all") func lengthsAreKnown() {
    let open = [TextLanguage("[A-Z]{3}.*[0-9]{3}")].lengths(.characters).value ?? nil
    #expect(open?.min == 6 && open?.max == nil && open?.contains(60) == true)
    let closed = [TextLanguage("[a-z]\\w{0,4}")].lengths(.characters).value ?? nil
    #expect(closed?.known == [1, 2, 3, 4, 5] && closed?.max == 5)
    // Six letters may be as few characters as one.
    #expect([TextLanguage("\\w{6}")].lengths(.characters).value == nil)
    #expect([TextLanguage("a\u{301}b?")].lengths(.characters).value == nil)
  }

  @Test(
    "Tones of skin, flags and families are known characters",
    arguments: [
      ("[0-9]{3}👍🏽[0-9]{3}", 7), ("[0-9]{4}🇩🇪🇫🇷[0-9]{3}", 9), ("[a-z]{4}👨‍👩‍👧[a-z]{4}", 9),
      ("[a-z]{4}👩🏽‍❤️‍👩🏽[a-z]{4}", 9), ("[a-z]{4}🏴󠁧󠁢󠁥󠁮󠁧󠁿[a-z]{4}", 9), ("[a-z]{4}👨👩[a-z]{4}", 10),
    ])
  func joinedScalars(pattern: String, length: Int) {
    let texts = TextLanguage(pattern)
    #expect([texts, Self.window(length...length)].witness().value ?? nil != nil)
    #expect([texts, Self.window(1...length - 1)].witness() == .decided(nil))
    #expect([texts, Self.window(length + 1...99)].witness() == .decided(nil))
    #expect([texts, Self.window(length...length).complement].witness() == .decided(nil))
  }

  @Test("No text's length is ruled out") func boundsHold() {
    var random = SplitMix64(seed: 29)
    let scalars: [UInt32] = [
      0x61, 0x31, 0x20, 0x0D, 0x0A, 0x09, 0x301, 0x20E3, 0xFE0F, 0x200D, 0x200C, 0x1F600, 0x1F468, 0x2764, 0x1F3FB,
      0x1F1E9, 0x1F1EA, 0x1100, 0x1161, 0x11A8, 0xAC00, 0xAC01, 0x915, 0x94D, 0x937, 0x93F, 0x600, 0x110BD, 0xE33,
      0x0E01, 0x2028, 0x200B, 0xA9, 0x1780, 0x17D2, 0x378, 0xE000, 0xE0067, 0x1F3F4, 0x2642,
    ]
    for _ in 0..<120 {
      let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        scalars[Int.random(in: 0..<scalars.count, using: &random)]
      }
      let count = String(scalars: text).count
      let exact = [TextLanguage(words: [String(scalars: text)]), Self.window(count...count)]
      let shown = text.map { String($0, radix: 16) }.joined(separator: " ")
      #expect(exact.witness() != .decided(nil), "\(shown) has \(count)")
      for other in [Self.window(0...count - 1), Self.window(count + 1...count + 9)] where count > 0 {
        let answer = [exact[0], other].witness()
        #expect(answer == .decided(nil) || answer.value == nil, "\(shown) has \(count)")
      }
    }
  }
}
