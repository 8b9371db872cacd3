/// Words and signs around members of other languages: declarations and statements of Swift, keys of JSON in quotes, names of
/// XML with a prefix. Each is one mistake, whatever else stands on its line.
extension Parser {
  /// A declaration or statement of another language that is no block, such as `var placeholder = "Name"` or
  /// `func save() { … }`; it is passed over with its line. False where none begins here.
  mutating func takeForeignStatement(in block: BlockKind) -> Bool {
    guard isForeignWord, beginsDeclaration() else { return false }
    report(.unknownKeyword(block), lexer.start..<lexer.tokenEnd)
    skipLine()
    return true
  }

  /// `"placeholder": "Name"`, as JSON has it, read as a property without its name; false where none begins here.
  mutating func takeQuotedProperty(in block: BlockKind) -> Bool {
    guard block.takesProperties, kind == .string, colonFollows() else { return false }
    let index = begin(.property, at: lexer.start)
    flag(index, .broken)
    report(.expectedMember(block), lexer.start..<lexer.tokenEnd)
    advance()
    advance()
    if !atNewline, startsValue {
      parseValue()
    } else if !atNewline, kind != .rightBrace, kind != .semicolon {
      skipLine()
    }
    finish(index)
    return true
  }

  /// `prefix:name=`, as XML has it, behind the first name of the property at `index`; false where something else stands
  /// here.
  mutating func takePrefixedName(_ index: Int) -> Bool {
    let nameEnd = lexer.previousEnd
    // Hardly anybody leaves no blank behind the colon.
    guard kind == .colon, lexer.start == nameEnd, lexer.bytes[lexer.tokenEnd] | 0x20 >= UInt8(ascii: "a"),
      lexer.bytes[lexer.tokenEnd] < 0x80
    else { return false }
    let end: Int? = peek { ahead, notes in
      ahead.advance(&notes)
      guard ahead.kind == .identifier, ahead.start == nameEnd + 1 else { return nil }
      let wordEnd = ahead.tokenEnd
      ahead.advance(&notes)
      return ahead.kind == .equal && ahead.start == wordEnd ? ahead.tokenEnd : nil
    }
    guard let end else { return false }
    while kind != .endOfFile, lexer.start < end { advance() }
    flag(index, .broken)
    report(.receiver, Int(nodes[index].start) + chunkStart..<lexer.previousEnd)
    return true
  }

  /// The end of the `}` of a present `{` that holds one value on its line, as JSX has it.
  mutating func bracedValueEnd() -> Int? {
    guard kind == .leftBrace, !atNewline else { return nil }
    return peek { ahead, notes in
      ahead.advance(&notes)
      var count = 0
      while !ahead.newlineBefore, count < Parser.longestBracedValue {
        switch ahead.kind {
        case .rightBrace: return count > 0 ? ahead.tokenEnd : nil
        case .leftBrace, .semicolon, .colon, .endOfFile: return nil
        default: ahead.advance(&notes)
        }
        count += 1
      }
      return nil
    }
  }

  private static let longestBracedValue = 16

  private mutating func colonFollows() -> Bool {
    peek { ahead, notes in
      ahead.advance(&notes)
      return ahead.kind == .colon && !ahead.newlineBefore
    }
  }

  /// Whether a name follows on the line, and what makes it no block with a name.
  private mutating func beginsDeclaration() -> Bool {
    peek { ahead, notes in
      ahead.advance(&notes)
      return ahead.kind == .identifier && !ahead.newlineBefore
    }
  }

  private var isForeignWord: Bool {
    let text = UnsafeBufferPointer(start: lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start)
    return Parser.foreignWords.contains { $0.utf8.elementsEqual(text) }
  }

  /// Words that begin declarations and statements elsewhere and are no names of anything here.
  private static let foreignWords = [
    "let", "var", "const", "val", "def", "func", "fun", "function", "private", "fileprivate", "internal", "public",
    "static", "lazy", "weak", "final", "for", "if", "while", "guard", "struct", "enum", "extension", "protocol",
    "typealias", "try", "await", "throw", "mutating",
  ]
}
