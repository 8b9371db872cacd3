extension SyntaxProblem {
  /// The sentence for people: what was expected, and what was found instead (`found`, as `describe` gives it).
  public func message(found: String) -> String {
    switch self {
    case .expectedMember(let block): "expected \(block.members) in \(block.phrase), found \(found)"
    case .unknownKeyword(let block): "unknown keyword \(found); expected \(block.members)"
    case .misplacedKeyword(.section, .section): "a section is not allowed in another section; expected a control"
    case .misplacedKeyword(.import, let block):
      "'import' is not allowed in \(block.phrase): imports stand at the top of the file"
    case .misplacedKeyword(let keyword, let block):
      "'\(keyword.text)' is not allowed in \(block.phrase); expected \(block.members)"
    case .misplacedProperty(let block): "a property is not allowed in \(block.phrase); expected \(block.members)"
    case .expectedName(let keyword): "expected a name after '\(keyword.text)', found \(found)"
    case .expectedPath: "expected the path of a file in quotes after 'import', found \(found)"
    case .expectedRuleName: "expected the name of a rule after 'rule', found \(found)"
    case .expectedMethod(let keyword): "expected a method after '\(keyword.text)', found \(found)"
    case .expectedNotification: "expected a notification after 'observe', found \(found)"
    case .expectedPreset: "expected the name of a preset, found \(found)"
    case .expectedOpenBrace(let keyword): "expected '{' to begin the block of '\(keyword.text)', found \(found)"
    case .missingCloseBrace(let block): "expected '}' to close \(block.phrase), found \(found)"
    case .strayCloseBrace: "unmatched '}'"
    case .expectedPropertyName: "expected the name of a property, found \(found)"
    case .expectedColon: "expected ':' and a value after the property's name, found \(found)"
    case .assignment: "expected ':' after the property's name, found \(found)"
    case .callOfProperty: "expected ':' and a value after the property's name; a property has no arguments"
    case .receiver where found.hasSuffix("='") && found.contains(":"):
      "expected the property's name and ':'; a control's properties have no prefix"
    case .receiver: "expected the property's name and ':'; a control's properties take no 'self.'"
    case .argumentLabels: "expected the name of a function without the labels of its arguments"
    case .bareArguments: "expected '(' before and ')' after the arguments of a rule"
    case .foreignQuotes: "expected a string in double quotes, found \(found)"
    case .expectedValue: "expected a value, found \(found)"
    case .expectedCaseName: "expected a name after '.', found \(found)"
    case .expectedReferencePart: "expected a name after '.', found \(found)"
    case .expectedUpperBound: "expected an upper bound after '..<', found \(found)"
    case .notABound: "expected a number or a name as the bound of a range, found \(found)"
    case .expectedSeparator: "expected a line break or ';' after this member, found \(found)"
    case .expectedListSeparator(let closer): "expected ',' or '\(closer.text)', found \(found)"
    case .bracedList: "expected '[' and ']' around a list, found '{' and '}'"
    case .expectedClose(let closer): "expected '\(closer.text)', found \(found)"
    case .expectedLabelOrClose: "expected a label with ':' or ')' in the method's name, found \(found)"
    case .expectedTagCase: "expected the name of a tag case, found \(found)"
    case .tagAssignment: "expected '=' after the name of a tag case, found \(found)"
    case .expectedTagValue: "expected a whole number after '=', found \(found)"
    case .unclosedComment: "unterminated comment: expected '*/'"
    case .unterminatedString: "unterminated string literal: expected a closing quote on its line"
    case .unterminatedBlockString:
      "unterminated multi-line string literal: expected '\"\"\"' before a line that is indented less"
    case .blockStringFirstLine: "the content of a multi-line string literal begins on the line after its '\"\"\"'"
    case .blockStringIndentation: "this line is indented less than the '\"\"\"' that closes its string literal"
    case .outdentedBlockString: "this line is indented less than the one on which its multi-line string literal begins"
    case .invalidEscape where found.hasPrefix("'\\u"):
      "'\\u{…}' takes the number of a Unicode scalar in up to eight hexadecimal digits: 0 to D7FF, or E000 to 10FFFF"
    case .invalidEscape: "unknown escape \(found); strings have \\n \\r \\t \\0 \\\" \\' \\\\ \\u{…} and \\(…)"
    case .invalidUTF8: "invalid UTF-8"
    case .otherEncoding: "the file is UTF-16, and form definitions are UTF-8: save it in that encoding"
    case .unterminatedRegex: "unterminated regular expression: expected a closing '/' on its line"
    case .unopenedRegex: "a regular expression begins with '/': expected one before \(found)"
    case .regexSlash: "the pattern ends at this '/': write '\\/' inside it, or '#/…/#' around it"
    case .regexBeginsComment where found == "'//'": "the pattern is empty, and '//' begins a comment"
    case .regexBeginsComment: "'/*' begins a comment: in a pattern, '*' follows what it repeats"
    case .textForRegex: "expected a regular expression: /[0-9]+/, found a string"
    case .regexFlags: "\(found) after a pattern: flags go inside, as in '(?i)'"
    case .regexEdgeBlank: "a blank at the edge of '/…/' is easily overlooked: write '#/…/#'"
    case .malformedNumber: "invalid number \(found)"
    case .nestedTooDeep: "nested too deeply"
    case .interpolationValue: "expected one number, or one name with arguments, between '\\(' and ')'"
    case .unexpectedCharacter: "unexpected \(found)"
    }
  }

  /// The token that would have been expected, where putting it in is the likely remedy.
  public var missingToken: String? {
    switch self {
    case .missingCloseBrace: "}"
    case .expectedClose(let closer): closer.text
    case .expectedOpenBrace: " {"
    case .expectedColon: ":"
    case .unterminatedString: "\""
    case .unterminatedRegex, .unopenedRegex: "/"
    default: nil
    }
  }
}

/// Words for what stands at a place: a token in quotes, "the end of the line", "the end of the file".
func describeFound(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, atEndOfFile: Bool) -> String {
  let range = range.clamped(to: 0..<bytes.count)
  if range.isEmpty { return atEndOfFile ? "the end of the file" : "the end of the line" }
  let slice = bytes[range]
  if slice.first == UInt8(ascii: "\n") || slice.first == UInt8(ascii: "\r") { return "the end of the line" }
  let limit = 40
  let text = String(decoding: slice.prefix(wholeScalars(slice, limit)), as: UTF8.self)
  if let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1, !isVisible(scalar) {
    return "U+" + String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4)
  }
  return "'" + text.prefix { $0 != "\n" && $0 != "\r\n" && $0 != "\r" } + (slice.count > limit ? "…'" : "'")
}

/// How many of the first `limit` bytes are whole scalars.
private func wholeScalars(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ limit: Int) -> Int {
  guard bytes.count > limit else { return bytes.count }
  var count = limit
  while count > limit - 4, bytes[bytes.startIndex + count] & 0xC0 == 0x80 { count -= 1 }
  return count
}

private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator, .spaceSeparator:
    false
  default: true
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: "0", count: Swift.max(0, width - count)) + self
  }
}
