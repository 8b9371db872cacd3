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
  /// Something stands where a member should begin.
  case expectedMember(BlockKind)
  /// A member begins with a word that is no keyword.
  case unknownKeyword(BlockKind)
  /// A keyword whose member is not allowed in the block.
  case misplacedKeyword(Keyword, BlockKind)
  /// A property in a block that has none.
  case misplacedProperty(BlockKind)
  /// There is no name after the keyword of a declaration.
  case expectedName(Keyword)
  /// There is no string after `import`.
  case expectedPath
  /// There is no name after `rule`.
  case expectedRuleName
  /// There is no method after `on` or `override`.
  case expectedMethod(Keyword)
  /// There is no name after `observe`.
  case expectedNotification
  /// There is no name after `use`, or after a comma in its list.
  case expectedPreset
  /// There is no `{` after what the keyword takes.
  case expectedOpenBrace(Keyword)
  /// A block is not closed where the text shows that it ends.
  case missingCloseBrace(BlockKind)
  /// A `}` where no block is open.
  case strayCloseBrace
  /// `_` stands where a property has its name.
  case expectedPropertyName
  /// There is no `:` after a property's name.
  case expectedColon
  /// `name =`, `name ->` and the like where `name:` was meant; the range is the token, a `:` would go where a token is put in.
  case assignment
  /// `name(value)` where `name: value` was meant; the range is the brackets with what they hold.
  case callOfProperty
  /// `self.name:` or `self.name =` where `name:` was meant; the range is all of it.
  case receiver
  /// `name(_:)` where a function's name was meant; the range is the brackets with the labels.
  case argumentLabels
  /// Arguments of a rule without `( )`; a missing `(` would go where a token is put in.
  case bareArguments
  /// `'…'` or `“…”` where `"…"` was meant.
  case foreignQuotes
  /// There is no value.
  case expectedValue
  /// There is no name after the `.` of a member.
  case expectedCaseName
  /// There is no name after a `.` in a path of names.
  case expectedReferencePart
  /// There is no bound after `..<`.
  case expectedUpperBound
  /// A bound of a range that is neither a number nor a name.
  case notABound
  /// A member does not begin on a line of its own, and not after a `;`.
  case expectedSeparator
  /// Two elements without a comma between them.
  case expectedListSeparator(closer: ListCloser)
  /// `{ }` around a list; the range is all of it.
  case bracedList
  /// A list is not closed.
  case expectedClose(ListCloser)
  /// A part of a selector that is no label with a colon.
  case expectedLabelOrClose
  /// There is no name for a case of `tags`.
  case expectedTagCase
  /// A `:` where a case of `tags` has its `=`.
  case tagAssignment
  /// There is no whole number after the `=` of a case of `tags`.
  case expectedTagValue
  /// A `/*` without its `*/`.
  case unclosedComment
  /// A string literal that does not end on its line.
  case unterminatedString
  /// A multi-line string literal without its closing quotes.
  case unterminatedBlockString
  /// Text on the line of the quotes that open a multi-line string literal.
  case blockStringFirstLine
  /// A line of a multi-line string literal that begins left of its closing quotes.
  case blockStringIndentation
  /// A line of a multi-line string literal, or its closing quotes, that begins left of the line on which it begins.
  case outdentedBlockString
  /// A backslash before something that strings have no escape for.
  case invalidEscape
  /// Bytes that are no well-formed UTF-8 (Unicode, section 3.9).
  case invalidUTF8
  /// The file is in UTF-16.
  case otherEncoding
  /// A regular expression literal that does not end on its line.
  case unterminatedRegex
  /// A regular expression literal with its last slash only.
  case unopenedRegex
  /// A `/` in a regular expression literal, which ends it; all that was meant is what was found.
  case regexSlash
  /// `//` or `/*…/` where a regular expression was meant.
  case regexBeginsComment
  /// A string where a regular expression was meant.
  case textForRegex
  /// Letters right behind a regular expression literal.
  case regexFlags
  /// A blank next to the delimiter of `/…/`.
  case regexEdgeBlank
  /// Digits and letters that are no number together.
  case malformedNumber
  /// More nested values or blocks than the parser descends into.
  case nestedTooDeep
  /// An interpolation with anything but one number or name with arguments.
  case interpolationValue
  /// A token that nothing can begin with.
  case unexpectedCharacter
}

/// What closes a list.
public enum ListCloser: UInt8, Sendable, Equatable {
  /// `)` and `]`.
  case parenthesis, bracket
  /// As it is written.
  public var text: String { self == .parenthesis ? ")" : "]" }
}
