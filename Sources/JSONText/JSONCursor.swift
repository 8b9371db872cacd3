/// Where a place is in a JSON text, however unfinished the text is: what an editor is asked about while somebody types.
public struct JSONCursor: Sendable, Equatable {
  /// A step from a value into it.
  public enum Step: Sendable, Equatable {
    /// Into the member of an object with this key.
    case key(String)
    /// Into the element of an array with this index, from 0.
    case element(Int)
  }

  /// What stands, or may stand, at the place.
  public enum Place: Sendable, Equatable {
    /// A key of an object that has these others; `isFollowed`: by its colon.
    case key(others: [String], isFollowed: Bool)
    /// A value of an object's member or of an array, or the text's own.
    case value
    /// Punctuation.
    case nothing
  }

  /// The way to the value at the place; of a key, to its object.
  public private(set) var path: [Step] = []
  /// What the place is for.
  public private(set) var place = Place.nothing
  /// The bytes of the string, number or word at the place; empty where nothing stands there yet.
  public private(set) var range: Range<Int>
  /// What the string, number or word says, without its quotes.
  public private(set) var text = ""

  private struct Frame {
    let isObject: Bool
    var keys: [String] = []
    var count = 0
    var state: State

    enum State { case first, afterKey, afterColon, afterValue }
  }

  /// Finds a place, a byte of the text or its end.
  public init(_ bytes: [UInt8], at offset: Int) {
    let offset = min(max(offset, 0), bytes.count)
    range = offset..<offset
    var tokens = JSONTokens(bytes)
    var frames: [Frame] = []
    var depth: Int?
    var hasRoot = false
    while let token = tokens.next() {
      if depth == nil, token.reaches(offset) {
        take(token, at: offset, frames, hasRoot: hasRoot)
        depth = frames.count
        if case .key(let others, _) = place, token.isText, token.contains(offset) {
          // What follows decides whether it is a key already.
          var rest = tokens
          place = .key(others: others, isFollowed: rest.next()?.kind == .colon)
        }
      }
      if let depth, frames.count < depth || depth == 0 { return }
      hasRoot = true
      JSONCursor.pass(token, &frames, isAtPlace: token.isText && token.contains(offset))
      if let depth, frames.count == depth, case .key(_, let isFollowed) = place, let frame = frames.last {
        place = .key(others: frame.keys, isFollowed: isFollowed)
      }
    }
    if depth == nil { take(nil, at: offset, frames, hasRoot: hasRoot) }
  }

  /// Says what the place is before a token, or in it.
  ///
  /// - Parameter hasRoot: the text's one value has begun before.
  private mutating func take(_ token: JSONTokens.Token?, at offset: Int, _ frames: [Frame], hasRoot: Bool) {
    let inside = token.flatMap { $0.isText && $0.contains(offset) ? $0 : nil }
    range = inside?.range ?? offset..<offset
    text = inside?.text ?? ""
    path = frames.dropLast().map(JSONCursor.step)
    guard let frame = frames.last else {
      place = hasRoot ? .nothing : .value
      return
    }
    switch (frame.isObject, frame.state) {
    case (true, .first): place = .key(others: frame.keys, isFollowed: false)
    // A comma is missing.
    case (true, .afterValue) where inside != nil: place = .key(others: frame.keys, isFollowed: false)
    case (true, .afterColon), (false, .first):
      place = .value
      path.append(JSONCursor.step(frame))
    case (false, .afterValue) where inside != nil:
      place = .value
      path.append(.element(frame.count))
    default: place = .nothing
    }
  }

  /// The step into the value that a container is at.
  private static func step(_ frame: Frame) -> Step {
    frame.isObject ? .key(frame.keys.last ?? "") : .element(frame.count)
  }

  /// - Parameter isAtPlace: the token is what is looked at, and no other key.
  private static func pass(_ token: JSONTokens.Token, _ frames: inout [Frame], isAtPlace: Bool) {
    let last = frames.count - 1
    switch token.kind {
    case .open(let isObject): if frames.count < 64 { frames.append(Frame(isObject: isObject, state: .first)) }
    case .close:
      frames = frames.dropLast()
      if let parent = frames.indices.last { frames[parent].state = .afterValue }
    case .comma:
      guard last >= 0 else { return }
      frames[last].state = .first
      frames[last].count += 1
    case .colon: if last >= 0 { frames[last].state = .afterColon }
    case .text:
      guard last >= 0 else { return }
      if frames[last].isObject, frames[last].state != .afterColon {
        if !isAtPlace { frames[last].keys.append(token.text) }
        frames[last].state = .afterKey
      } else {
        frames[last].state = .afterValue
      }
    }
  }
}
