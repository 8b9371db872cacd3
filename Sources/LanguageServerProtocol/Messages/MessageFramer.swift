/// Cuts the client's bytes into message bodies (LSP 3.17, "Header Part").
///
/// Headers are read as kindly as can be: names in any case, unknown ones, lines that end in a bare line feed. Where
/// no header can be made out the framer says so once, and goes on at the next `Content-Length:` wherever it stands.
/// Each byte is looked at a bounded number of times, however the input is cut.
public struct MessageFramer: Sendable {
  /// A piece of the input.
  public enum Frame: Equatable, Sendable {
    /// The body of a message.
    case body([UInt8])
    /// Bytes that belong to no message, and why.
    case broken(String)
  }

  private enum State {
    /// Between two messages: nothing but line ends has come.
    case idle
    /// Inside a header; the length, once a line has given it.
    case header(length: Int?)
    /// Inside a body of so many bytes.
    case body(length: Int)
    /// Looking for `content-length:`, of which so many bytes have been seen.
    case lost(matched: Int)
  }

  private typealias Input = Slice<UnsafeBufferPointer<UInt8>>

  private let maximumLength: Int
  private var state = State.idle
  /// The bytes of the unfinished line or body.
  private var pending: [UInt8] = []
  /// Whether a break has been told and no whole header has come since.
  private var hasToldBreak = false

  private static let maximumLine = 1 << 14
  /// What is set aside for a body at once; a longer one grows as it comes, since its header may be a lie.
  private static let maximumReservation = 64 << 20

  /// A framer that refuses bodies of more than `maximumLength` bytes.
  public init(maximumLength: Int = 512 << 20) {
    self.maximumLength = maximumLength
  }

  /// Takes the next bytes of the input, and gives what they complete.
  public mutating func feed(_ bytes: some Collection<UInt8>) -> [Frame] {
    var frames: [Frame] = []
    if bytes.withContiguousStorageIfAvailable({ consume($0[...], &frames) }) == nil {
      Array(bytes).withUnsafeBufferPointer { consume($0[...], &frames) }
    }
    return frames
  }

  private mutating func consume(_ input: Input, _ frames: inout [Frame]) {
    var rest = input
    while !rest.isEmpty {
      switch state {
      case .idle, .header: readLine(from: &rest, &frames)
      case .body(let length): readBody(from: &rest, length: length, &frames)
      case .lost(let matched): search(&rest, matched: matched)
      }
    }
  }

  private mutating func readLine(from rest: inout Input, _ frames: inout [Frame]) {
    let window = rest.prefix(MessageFramer.maximumLine - pending.count)
    let lineFeed = window.firstIndex(of: UInt8(ascii: "\n"))
    let line = lineFeed.map { window[...$0] } ?? window
    pending.append(contentsOf: line)
    rest = rest[line.endIndex...]
    if lineFeed != nil {
      endLine(&frames)
    } else if pending.count >= MessageFramer.maximumLine {
      lose("a header line of more than \(MessageFramer.maximumLine) bytes", &frames)
    }
  }

  private mutating func endLine(_ frames: inout [Frame]) {
    switch (HeaderLine(pending), state) {
    case (.end, .idle): pending.removeAll(keepingCapacity: true)
    case (.end, .header(let length?)): beginBody(of: length, &frames)
    case (.end, _): lose("a header without Content-Length", &frames)
    case (.contentLength(let length), _): take(length, &frames)
    case (.malformed, _): lose("a line that is no header", &frames)
    case (.other, .header(let length)): endField(length: length)
    case (.other, _): endField(length: nil)
    }
  }

  private mutating func endField(length: Int?) {
    pending.removeAll(keepingCapacity: true)
    state = .header(length: length)
  }

  private mutating func take(_ length: Int?, _ frames: inout [Frame]) {
    guard let length else { return lose("a Content-Length that is no number of bytes", &frames) }
    guard length <= maximumLength else {
      return lose("a Content-Length of \(length), more than \(maximumLength)", &frames)
    }
    if case .header(let earlier?) = state, earlier != length {
      return lose("two Content-Lengths, \(earlier) and \(length)", &frames)
    }
    endField(length: length)
  }

  private mutating func beginBody(of length: Int, _ frames: inout [Frame]) {
    hasToldBreak = false
    pending.removeAll(keepingCapacity: true)
    pending.reserveCapacity(min(length, MessageFramer.maximumReservation))
    state = .body(length: length)
    if length == 0 { endBody(&frames) }
  }

  private mutating func readBody(from rest: inout Input, length: Int, _ frames: inout [Frame]) {
    let part = rest.prefix(length - pending.count)
    pending.append(contentsOf: part)
    rest = rest[part.endIndex...]
    if pending.count == length { endBody(&frames) }
  }

  private mutating func endBody(_ frames: inout [Frame]) {
    frames.append(.body(pending))
    pending = []
    state = .idle
  }

  /// Gives up the header, and looks for the next one, first in the line that broke this one: at the last
  /// `content-length:` in it, unless that is the one with which the line begins and which has been read.
  private mutating func lose(_ reason: String, _ frames: inout [Frame]) {
    if !hasToldBreak { frames.append(.broken(reason)) }
    hasToldBreak = true
    state = .lost(matched: 0)
    let line = pending
    pending = []
    let last = HeaderLine.lastLengthPrefix(in: line)
    let start = last == 0 ? HeaderLine.lengthPrefix.count : last ?? 0
    line.withUnsafeBufferPointer { consume($0[start...], &frames) }
  }

  /// Only the first letter of `content-length:` can start a match, so no match begins inside a failed one.
  private mutating func search(_ rest: inout Input, matched: Int) {
    let wanted = HeaderLine.lengthPrefix
    var matched = matched
    while matched < wanted.count, let byte = rest.popFirst() {
      let letter = byte.asciiLowercased
      matched = letter == wanted[matched] ? matched + 1 : letter == wanted[0] ? 1 : 0
    }
    if matched < wanted.count {
      state = .lost(matched: matched)
    } else {
      pending = wanted
      state = .idle
    }
  }
}
