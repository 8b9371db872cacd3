import JSONText

/// What can be told of a message that is nested too deep to be read: whom it must be answered to.
///
/// Goes through the text once, without recursion, and looks only at the outermost object.
struct MessageOutline {
  /// The id; nil where there is none, or none that a message can have.
  private(set) var id: RequestID?
  /// Whether it is a request or a notification, not an answer.
  private(set) var hasMethod = false

  private let body: [UInt8]
  private var at = 0

  /// Goes through the body of a message, which need not be valid JSON.
  init(_ body: [UInt8]) {
    self.body = body
    var depth = 0
    while at < body.count {
      switch body[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let start = at
        skipString()
        if depth == 1 { readMember(start..<at) }
        continue
      default: break
      }
      at += 1
    }
  }

  /// Takes in a member whose key, if a colon follows, is the string in `key`.
  private mutating func readMember(_ key: Range<Int>) {
    skipWhitespace()
    guard at < body.count, body[at] == UInt8(ascii: ":") else { return }
    switch body[key] {
    case let name where name.elementsEqual("\"method\"".utf8): hasMethod = true
    case let name where name.elementsEqual("\"id\"".utf8):
      at += 1
      skipWhitespace()
      let start = at
      if at < body.count, body[at] == UInt8(ascii: "\"") { skipString() } else { skipScalar() }
      id = (try? JSONValue(parsing: Array(body[start..<at]))).flatMap { try? RequestID($0) }
    default: break
    }
  }

  /// Goes behind the closing quote, or to the end of the text.
  private mutating func skipString() {
    at += 1
    while at < body.count, body[at] != UInt8(ascii: "\"") { at += body[at] == UInt8(ascii: "\\") ? 2 : 1 }
    at = min(at + 1, body.count)
  }

  private mutating func skipScalar() {
    let ends = Array(",]}[{ \t\r\n".utf8)
    while at < body.count, !ends.contains(body[at]) { at += 1 }
  }

  private mutating func skipWhitespace() {
    while at < body.count, [0x20, 0x09, 0x0A, 0x0D].contains(body[at]) { at += 1 }
  }
}
