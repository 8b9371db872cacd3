import JSONText
import Testing

/// Where a place is in a JSON text that somebody is still typing; `|` marks the place.
struct CursorTests {
  private func cursor(_ text: String) -> JSONCursor {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    return JSONCursor(Array(parts.joined().utf8), at: parts[0].utf8.count)
  }

  @Test(arguments: [
    (#"{|}"#, [] as [String]), (#"{"a": 1, |}"#, ["a"]), (#"{"a": 1, | "b": 2}"#, ["a", "b"]),
    (#"{"a": {"x": 1}, "|"#, ["a"]), (#"{ "a|", "c": 3 }"#, ["c"]), (#"{"a": 1 "|b"}"#, ["a"]),
  ])
  func keys(_ text: String, _ others: [String]) {
    guard case .key(let found, _) = cursor(text).place else {
      Issue.record("no key: \(text)")
      return
    }
    #expect(found == others)
  }

  @Test(arguments: [
    (#"{"a": |}"#, [JSONCursor.Step.key("a")]), (#"{"a": [1, "x|"]}"#, [.key("a"), .element(1)]),
    (#"{"a": {"b": [{"c": tr|"#, [.key("a"), .key("b"), .element(0), .key("c")]), (#"[|"#, [.element(0)]), ("|", []),
  ])
  func values(_ text: String, _ path: [JSONCursor.Step]) {
    #expect(cursor(text).place == .value)
    #expect(cursor(text).path == path)
  }

  @Test(arguments: [#"{"a"| : 1}"#, #"{"a": 1 |}"#, #"{"a": [1 |]}"#, #"{"a": 1}|"#])
  func nothing(_ text: String) { #expect(cursor(text).place == .nothing) }

  @Test func whatStandsThereIsKnown() {
    let found = cursor("{\n  \"sel|ect\": [],")
    #expect(found.text == "select" && found.range == 4..<12 && found.place == .key(others: [], isFollowed: true))
    #expect(cursor("{\"a|\n \"b\": 1}").text == "a")
    #expect(cursor("{\"a\": tr|}").text == "tr")
  }

  /// However a text is cut or nested, a place is found in it.
  @Test func anyTextWillDo() {
    let text = Array("{\"a\":[[{\"\\\"\":1e5,\"b\":[]}],tru]]},}{:,\"\\".utf8)
    for end in 0...text.count {
      for offset in 0...end { _ = JSONCursor(Array(text[..<end]), at: offset) }
    }
    _ = JSONCursor(Array(repeating: UInt8(ascii: "["), count: 10_000), at: 9_999)
  }
}
