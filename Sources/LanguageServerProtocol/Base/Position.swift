public import JSONText

/// A place in a document; numbers from outside are clamped to 0 … 2³² − 1, and may lie outside the text.
public struct Position: Equatable, Sendable {
  /// The line, from 0.
  public var line: UInt32
  /// The units of the negotiated encoding before the place in its line.
  public var character: UInt32

  /// A place by its line and the units before it on that line, both from 0.
  public init(line: UInt32, character: UInt32) {
    self.line = line
    self.character = character
  }
}

extension Position: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    line = try json.decode("line")
    character = try json.decode("character")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("line", line)
      $0.member("character", character)
    }
  }
}

extension Position: Comparable {
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// Two places in a document, the end excluded; from outside, the end may come before the start.
public struct LSPRange: Equatable, Sendable {
  /// Where it begins.
  public var start: Position
  /// Where it ends.
  public var end: Position

  /// A range from `start` up to `end`, which it does not contain.
  public init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }
}

extension LSPRange: JSONDecodable, JSONEncodable {
  public init(_ json: JSONValue) throws(JSONDecodingError) {
    start = try json.decode("start")
    end = try json.decode("end")
  }

  public func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("start", start)
      $0.member("end", end)
    }
  }
}

/// How the characters of a line are counted.
public enum PositionEncoding: String, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// In bytes of UTF-8.
  case utf8 = "utf-8"
  /// In UTF-16 code units, which every client can.
  case utf16 = "utf-16"
  /// In Unicode scalars.
  case utf32 = "utf-32"
}
