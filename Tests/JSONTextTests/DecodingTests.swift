import JSONText
import Testing

@Suite struct DecodingTests {
  private struct Place: JSONDecodable {
    var line: UInt32
    var names: [String]

    init(_ json: JSONValue) throws(JSONDecodingError) {
      line = try json.decode("line")
      names = try json.decodeIfPresent("names") ?? []
    }
  }

  private enum Mode: String, CaseIterable, JSONDecodable { case off, on }

  private func decode<Value: JSONDecodable>(_ text: String, as type: Value.Type) throws -> Value {
    try Value(JSONValue(parsing: Array(text.utf8)))
  }

  @Test(arguments: [
    ("[]", "expected an object, found an array"),
    ("{}", "line: expected a value, found nothing"),
    (#"{"line": "1"}"#, "line: expected a number, found a string"),
    (#"{"line": 1, "names": {}}"#, "names: expected an array, found an object"),
    (#"{"line": 1, "names": ["a", null]}"#, "names[1]: expected a string, found null"),
  ])
  func errorsNameTheMember(text: String, message: String) {
    let error = #expect(throws: JSONDecodingError.self) { try decode(text, as: Place.self) }
    #expect(error?.description == message)
  }

  @Test func errorsHaveThePlaceInTheText() {
    let text = #"[{"line": 1}, {"line": []}]"#
    let error = #expect(throws: JSONDecodingError.self) { try decode(text, as: [Place].self) }
    #expect(error?.path == "[1].line")
    #expect(error?.range == 23..<25)
  }

  @Test(
    arguments: [
      ("3", 3), ("-1", 0), ("2.0", 2), ("4294967296", .max), ("1e300", .max), ("-1e300", 0), ("1e999", .max),
    ] as [(String, UInt32)])
  func numbersAreClamped(text: String, value: UInt32) throws {
    #expect(try decode(text, as: UInt32.self) == value)
  }

  @Test(arguments: ["2.9", "-0.5", "1e-300"])
  func numbersWithAFractionAreNoIntegers(text: String) {
    #expect(throws: JSONDecodingError.self) { try decode(text, as: UInt32.self) }
  }

  @Test func nullIsAbsent() throws {
    #expect(try decode(#"{"line": 1, "names": null, "more": 2}"#, as: Place.self).names == [])
    #expect(try decode("null", as: Int?.self) == nil)
  }

  @Test func enumerationsTellWhatTheyKnow() throws {
    #expect(try decode("\"on\"", as: Mode.self) == .on)
    let error = #expect(throws: JSONDecodingError.self) { try decode("\"of\"", as: Mode.self) }
    #expect(error?.description == "expected one of off, on, found another value")
  }
}
