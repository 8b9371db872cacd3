/// A place where the text is not what the grammar expects. Offsets count from the chunk's start.
public struct SyntaxError: Sendable, Equatable {
  /// What is wrong.
  public var problem: SyntaxProblem
  /// The first byte of what is marked.
  public var start: UInt32
  /// The byte behind what is marked.
  public var end: UInt32
  /// What stands where something else was expected; empty at the end of a line or of the file.
  var foundStart: UInt32
  /// The byte behind what was found.
  var foundEnd: UInt32
  /// Whether the file ends here.
  var atEndOfFile: Bool
  /// What was found belongs to the next chunk: its first byte, else 0.
  var foundNext: UInt8 = 0
  /// Where a missing token would go.
  public var insertAt: UInt32

  /// An error with what it marks, what was found there, and the byte before which a missing token would go.
  init(_ problem: SyntaxProblem, _ range: Range<Int>, found: Range<Int>, insertAt: Int, atEndOfFile: Bool) {
    self.problem = problem
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    foundStart = UInt32(truncatingIfNeeded: found.lowerBound)
    foundEnd = UInt32(truncatingIfNeeded: found.upperBound)
    self.insertAt = UInt32(truncatingIfNeeded: insertAt)
    self.atEndOfFile = atEndOfFile
  }

  /// Moves an error about what begins the next chunk to the last scalar of this one's; `bytes` are the chunk's, of which
  /// there are `count`.
  mutating func cut(to count: Int, _ bytes: UnsafePointer<UInt8>) {
    guard Int(end) > count || Int(foundEnd) > count else { return }
    foundNext = bytes[Int(foundStart)]
    insertAt = min(insertAt, UInt32(truncatingIfNeeded: count))
    if Int(end) > count {
      end = insertAt
      start = end - UInt32(truncatingIfNeeded: lastScalarLength(bytes, Int(end)))
    }
    foundStart = end
    foundEnd = end
  }

  /// Whether a block was left open here.
  var isMissingBrace: Bool {
    if case .missingCloseBrace = problem { true } else { false }
  }

  /// What is marked.
  public var range: Range<Int> { Int(start)..<Int(end) }
  /// What was found.
  public var foundRange: Range<Int> { Int(foundStart)..<Int(foundEnd) }
}

/// What is wrong, as plain data; `message(found:)` puts it into words. Associated values are the block or the keyword that
/// the message names.
public enum SyntaxProblem: Sendable, Equatable {
  case expectedMember(BlockKind)
  case unknownKeyword(BlockKind)
  case misplacedKeyword(Keyword, BlockKind)
  case misplacedProperty(BlockKind)
  case expectedName(Keyword)
  case expectedPath
  case expectedRuleName
  case expectedMethod(Keyword)
  case expectedNotification
  case expectedPreset
  case expectedOpenBrace(Keyword)
  case missingCloseBrace(BlockKind)
  case strayCloseBrace
  case expectedColon
  /// `name =` where `name:` was meant.
  case assignment
  /// `self.name:` or `self.name =` where `name:` was meant; the range is all of it.
  case receiver
  /// Arguments of a rule without `( )`; a missing `(` would go where a token is put in.
  case bareArguments
  /// `'…'` or `“…”` where `"…"` was meant.
  case foreignQuotes
  case expectedValue
  case expectedCaseName
  case expectedReferencePart
  case expectedUpperBound
  case notABound
  case expectedSeparator
  case expectedListSeparator(closer: ListCloser)
  case expectedClose(ListCloser)
  case expectedLabelOrClose
  case expectedTagCase
  case expectedTagValue
  case unclosedComment
  case unterminatedString
  case unterminatedBlockString
  case blockStringFirstLine
  case blockStringIndentation
  case invalidEscape
  case invalidUTF8
  case unterminatedRegex
  case regexFlags
  case regexEdgeBlank
  case malformedNumber
  case nestedTooDeep
  case interpolationValue
  case unexpectedCharacter
}

/// What closes a list.
public enum ListCloser: UInt8, Sendable, Equatable {
  case parenthesis, bracket
  /// As it is written.
  public var text: String { self == .parenthesis ? ")" : "]" }
}
