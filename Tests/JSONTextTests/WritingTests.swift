import JSONText
import Testing

@Suite struct WritingTests {
  private func sample(_ style: JSONWriter.Style) -> String {
    var writer = JSONWriter(style)
    writer.object {
      $0.member("name", "Person")
      $0.member("absent", nil as Int?)
      $0.key("none")
      $0.object { _ in }
      $0.key("ages")
      $0.array {
        $0.integer(1)
        $0.array { _ in }
        $0.object { $0.member("x", true) }
      }
    }
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// What is taken away in the midst is missing behind, and nothing else.
  @Test(arguments: [JSONWriter.Style.compact, .pretty]) func whatIsTakenComesFirst(_ style: JSONWriter.Style) {
    var parts: [UInt8] = []
    var writer = JSONWriter(style)
    var whole = JSONWriter(style)
    whole.array { for number in 0..<5_000 { $0.string("element \(number)") } }
    writer.array {
      for number in 0..<5_000 {
        $0.string("element \(number)")
        if $0.count > 1_000 { parts += $0.take() }
      }
    }
    #expect(parts.count > 9_000)
    #expect(parts + writer.finish() == whole.finish())
  }

  /// Written in one go, it is what its members written one by one would be.
  @Test(arguments: [JSONWriter.Style.compact, .pretty], [UInt32(0), 9, 10, .max])
  func objectsOfTwoNumbers(_ style: JSONWriter.Style, _ number: UInt32) {
    func text(_ write: (inout JSONWriter) -> Void) -> String {
      var writer = JSONWriter(style)
      writer.array {
        write(&$0)
        write(&$0)
      }
      return String(decoding: writer.finish(), as: UTF8.self)
    }
    let inOneGo = text { $0.object("line", number, "character", 7) }
    let oneByOne = text {
      $0.object {
        $0.member("line", number)
        $0.member("character", 7 as UInt32)
      }
    }
    #expect(inOneGo == oneByOne)
  }

  @Test func compactHasNoWhiteSpace() {
    #expect(sample(.compact) == #"{"name":"Person","none":{},"ages":[1,[],{"x":true}]}"#)
  }

  @Test func prettyHasALineForEachMember() {
    #expect(
      sample(.pretty) == """
        {
          "name": "Person",
          "none": {},
          "ages": [
            1,
            [],
            {
              "x": true
            }
          ]
        }
        """)
  }

  @Test func stringsAreEscapedWhereTheyMustBe() {
    let text = "q\" b\\ s/ \u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F} é😀"
    #expect(text.jsonBytes() == Array("\"q\\\" b\\\\ s/ \\b\\f\\n\\r\\t\\u0001\\u001f\u{7F} é😀\"".utf8))
  }

  @Test func bytesThatAreNoUTF8AreReplaced() {
    var writer = JSONWriter()
    writer.string(utf8: [0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82, 0x63])
    #expect(String(decoding: writer.finish(), as: UTF8.self) == "\"a\u{FFFD}\u{FFFD}b\u{FFFD}c\"")
  }

  @Test(
    arguments: [
      (0.0, "0.0"), (-1.5, "-1.5"), (1e300, "1e+300"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func numbersReadBack(value: Double, text: String) {
    #expect(String(decoding: value.jsonBytes(), as: UTF8.self) == text)
  }

  @Test(arguments: [0, 7, -10, 1_234_567_890, Int.min, Int.max])
  func integersAreDecimal(value: Int) {
    #expect(String(decoding: value.jsonBytes(), as: UTF8.self) == String(value))
  }

  @Test func aWriterGoesOnAfterWhatIsThere() throws {
    var writer = JSONWriter(after: Array("data: ".utf8))
    writer.value(try JSONValue(parsing: Array(" [1, 2] ".utf8)))
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "data: [1, 2]")
  }
}
