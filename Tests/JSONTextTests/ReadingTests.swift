import JSONText
import Testing

@Suite struct ReadingTests {
  private func parse(_ text: String) throws(JSONSyntaxError) -> JSONValue {
    try JSONValue(parsing: Array(text.utf8))
  }

  @Test func everyKindHasItsValueAndPlace() throws {
    let text = #" {"a": [1, -2.5e3, true, null], "b": {"c": "d"}} "#
    let json = try parse(text)
    #expect(json.kind == .object && json.range == 1..<text.utf8.count - 1)
    let elements = try #require(json["a"]?.elements.map(Array.init))
    #expect(elements.map(\.kind) == [.number, .number, .bool, .null])
    #expect(elements.map(\.range) == [8..<9, 11..<17, 19..<23, 25..<29])
    #expect(elements[0].int64 == 1 && elements[1].double == -2500 && elements[2].bool == true && elements[3].isNull)
    #expect(json["b"]?["c"]?.string == "d")
    let member = try #require(json["b"]?.members?.first { _ in true })
    #expect(String(decoding: member.key.rawBytes, as: UTF8.self) == "\"c\"")
    #expect(json["c"] == nil && json["a"]?["c"] == nil && json.elements == nil)
  }

  @Test(arguments: [
    ("", 0, "expected a value, found end of text"),
    ("{\"a\":1,}", 7, "expected a key in quotes, found '}'"),
    ("{a:1}", 1, "expected a key in quotes or '}', found 'a'"),
    ("{\"a\" 1}", 5, "expected ':' after the key, found '1'"),
    ("[1 2]", 3, "expected ',' or ']', found '2'"),
    ("[1,]", 3, "expected a value, found ']'"),
    ("[1", 2, "expected ',' or ']', found end of text"),
    ("nul", 0, "expected a value, found 'nul'"),
    ("form X {}", 0, "expected a value, found 'form'"),
    ("[1, True]", 4, "expected a value, found 'True'"),
    ("1 2", 2, "expected end of text, found '2'"),
    ("01", 1, "expected no digit after a leading zero, found '1'"),
    ("-", 1, "expected a digit, found end of text"),
    ("1.", 2, "expected a digit, found end of text"),
    ("1e+", 3, "expected a digit, found end of text"),
    ("+1", 0, "expected a value, found '+'"),
    ("\"é", 3, "expected '\"' at the end of the string, found end of text"),
    ("[\"a]\n", 4, "expected '\"' at the end of the string, found the end of the line"),
    ("[\"a\r\n\"]", 3, "expected '\"' at the end of the string, found the end of the line"),
    ("[-\n1]", 2, "expected a digit, found the end of the line"),
    ("\"a\tb\"", 2, "expected an escape such as '\\t' or '\\u0000', found the control character U+0009"),
    ("\"\\x\"", 2, "expected one of '\"', '\\', '/', 'b', 'f', 'n', 'r', 't', 'u' after '\\', found 'x'"),
    ("\"\\u12g4\"", 5, "expected four hexadecimal digits after '\\u', found 'g'"),
    ("[😀]", 1, "expected a value, found '😀'"),
    ("// no\n1", 0, "expected a value, found '/'"),
  ])
  func whatIsWrongIsSaidWithItsPlace(text: String, offset: Int, message: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try parse(text) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x82, 0x22],
    ] as [[UInt8]])
  func bytesThatAreNoUTF8AreRefusedAtTheirPlace(bytes: [UInt8]) {
    let text = Array("[\"ab".utf8) + bytes + Array("\"]".utf8)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
    #expect(error?.offset == 4)
    #expect(error?.expected == "UTF-8")
  }

  @Test func escapesBecomeTheirText() throws {
    let json = try parse(#""\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\ude00 long enough for a whole word\nand another""#)
    #expect(json.string == "\"\\/\u{8}\u{C}\n\r\tAé😀 long enough for a whole word\nand another")
    #expect(json.utf8 == json.string.map { Array($0.utf8) })
  }

  @Test(arguments: [#""\ud83d""#, #""\ude00""#, #""\ud83d\ud83d""#, #""\ud83dx""#, #""\ud83d\n""#])
  func surrogatesWithoutTheirOtherHalfAreReplaced(text: String) throws {
    #expect(try parse(text).string?.unicodeScalars.contains("\u{FFFD}") == true)
  }

  @Test func numbersAreExact() throws {
    #expect(try parse("9223372036854775807").int64 == .max)
    #expect(try parse("-9223372036854775808").int64 == .min)
    #expect(try parse("9223372036854775808").int64 == nil)
    #expect(try parse("1e2").int64 == 100)
    #expect(try parse("1.5").int64 == nil)
    #expect(try parse("0.1").double == 0.1)
    #expect(try parse("1e999").double == .infinity)
    #expect(String(decoding: try parse(" 1.50 ").rawBytes, as: UTF8.self) == "1.50")
  }

  @Test func theLastOfDoubledKeysCounts() throws {
    let json = try parse(#"{"a": 1, "b": 2, "\u0061": 3}"#)
    #expect(json["a"]?.int64 == 3 && json[named: "b"]?.int64 == 2)
  }

  @Test func nestingIsBounded() throws {
    let deep = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(try parse(deep).kind == .array)
    let error = #expect(throws: JSONSyntaxError.self) { try parse(String(repeating: "[", count: 1_000_000)) }
    #expect(error?.offset == 256)
  }

  @Test func aByteOrderMarkCountsInOffsetsOnly() throws {
    #expect(try parse("\u{FEFF}[1]").range == 3..<6)
  }
}
