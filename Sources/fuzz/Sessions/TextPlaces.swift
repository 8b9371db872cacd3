import FormSyntax
import TestSupport

/// The places that a client knows in a text: lines, and the units before each scalar of a line.
struct TextPlaces {
  /// The text, as UTF-8.
  let bytes: [UInt8]
  /// How the characters of a line are counted.
  let encoding: PositionEncoding
  /// Where each line begins and ends, its break left out.
  private let lines: [Range<Int>]

  /// Finds the lines of a text.
  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    var lines: [Range<Int>] = []
    var start = 0
    var at = 0
    while at < bytes.count {
      let end = at
      at += 1
      guard bytes[end] == 10 || bytes[end] == 13 else { continue }
      if bytes[end] == 13, at < bytes.count, bytes[at] == 10 { at += 1 }
      lines.append(start..<end)
      start = at
    }
    self.lines = lines + [start..<bytes.count]
  }

  /// How many lines there are; one more than line breaks.
  var lineCount: Int { lines.count }

  /// Whether a place lies in the text, between two scalars.
  func isPlace(line: Int, character: Int) -> Bool { offset(line: line, character: character) != nil }

  /// The byte at a place; nil where it is no place of the text.
  func offset(line: Int, character: Int) -> Int? {
    guard lines.indices.contains(line) else { return nil }
    var units = 0
    var at = lines[line].lowerBound
    while units < character, at < lines[line].upperBound {
      let length = scalarLength(at)
      units += encoding.length(bytes[at..<at + length])
      at += length
    }
    return units == character ? at : nil
  }

  /// A place at random, as a position in JSON, with its byte.
  func randomPlace(_ random: inout SplitMix64) -> (json: String, offset: Int) {
    let line = Int.random(in: 0..<lines.count, using: &random)
    let wanted = Int.random(in: lines[line].lowerBound...lines[line].upperBound, using: &random)
    var at = lines[line].lowerBound
    while at < wanted { at += scalarLength(at) }
    let units = encoding.length(bytes[lines[line].lowerBound..<at])
    return (#"{"line":\#(line),"character":\#(units)}"#, at)
  }

  /// The bytes of the scalar at a place; the text is UTF-8.
  private func scalarLength(_ at: Int) -> Int {
    let length = bytes[at] < 0xC0 ? 1 : bytes[at] < 0xE0 ? 2 : bytes[at] < 0xF0 ? 3 : 4
    return min(length, bytes.count - at)
  }
}
