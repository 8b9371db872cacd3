public import JSONText

/// LSP's `Position`, which lies between two characters; numbers from outside are clamped to 0 … 2³² − 1, and may lie
/// outside the text.
public struct Position: Equatable, Sendable {
  /// The line, from 0.
  public var line: UInt32
  /// The code units of the negotiated encoding before the place on its line; beyond its end means its end.
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
    writer.object("line", line, "character", character)
  }
}

extension Position: Comparable {
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// LSP's `Range`: two places of a document, the end excluded; from outside, the end may come before the start.
public struct LSPRange: Equatable, Sendable {
  /// The first place.
  public var start: Position
  /// The place behind the last character.
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
    writer.object(
      "start", (start.line, start.character), "end", (end.line, end.character), of: ("line", "character"))
  }
}

/// LSP's `PositionEncodingKind`: the code units in which places on a line are counted.
public enum PositionEncoding: String, CaseIterable, Sendable, JSONDecodable, JSONEncodable {
  /// Bytes of UTF-8.
  case utf8 = "utf-8"
  /// UTF-16 code units, which every client supports.
  case utf16 = "utf-16"
  /// UTF-32 code units: Unicode scalars.
  case utf32 = "utf-32"
}
