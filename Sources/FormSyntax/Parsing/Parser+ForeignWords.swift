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

  /// `override func viewDidLoad() { … }`, passed over with its line; false where something else stands here.
  mutating func takeForeignOverride(in block: BlockKind) -> Bool {
    let end: Int? = peek { ahead, notes in
      ahead.advance(&notes)
      return !ahead.newlineBefore && Parser.isForeign(ahead) ? ahead.tokenEnd : nil
    }
    guard let end else { return false }
    report(.unknownKeyword(block), lexer.start..<end)
    skipLine()
    return true
  }

  /// The keyword that Swift's word for a block stands for: `enum` for tags, and in a file `class` or `struct` for a form,
  /// where members of one stand in it; so does a word that is nearly `tags`. Nil of other words.
  ///
  /// - Parameter isBlock: whether a `{` follows the word, or a name behind it.
  mutating func foreignBlock(isBlock: Bool) -> Keyword? {
    let word = UnsafeBufferPointer(start: lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start)
    if isBlock, open.contains(.form), Keyword.tags.isOneEdit(from: word) || beginsCases() { return .tags }
    if isEnumeration, Keyword.tags.blocks.meets(open) {
      let beginsBlock = peek { ahead, notes in Parser.passTypeHead(&ahead, &notes) }
      return beginsBlock ? .tags : nil
    }
    guard isForeignType, open.contains(.file), !Keyword.tags.blocks.meets(open) else { return nil }
    let holdsMembers = peek { ahead, notes in
      guard Parser.passTypeHead(&ahead, &notes) else { return false }
      for _ in 0..<Parser.memberLookahead {
        ahead.advance(&notes)
        if ahead.kind == .rightBrace || ahead.kind == .endOfFile { return false }
        guard ahead.kind == .identifier,
          let word = Keyword.spelled(ahead.bytes + ahead.start, count: ahead.tokenEnd - ahead.start),
          word.mayStand(in: .form), !word.mayStand(in: .control)
        else { continue }
        ahead.advance(&notes)
        let isHead = ahead.kind == .identifier || ahead.kind == .string || ahead.kind == .leftBrace
        if !ahead.newlineBefore, isHead { return true }
      }
      return false
    }
    return holdsMembers ? .form : nil
  }

  /// Whether a `{` follows the present word, and behind it several cases: what `tags Name {` begins without its keyword.
  ///
  /// Without commas they might be properties as other languages write them, but for a word that is a type's name.
  private mutating func beginsCases() -> Bool {
    let isTypeName = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(lexer.bytes[lexer.start])
    return peek { ahead, notes in
      ahead.advance(&notes)
      guard ahead.kind == .leftBrace else { return false }
      ahead.advance(&notes)
      let cases = Parser.passCases(&ahead, &notes)
      if cases.hasComma { return true }
      return isTypeName && ahead.kind == .rightBrace && (cases.count > 1 || cases.hasNumber)
    }
  }

  /// Whether the end of the line, or a `;`, stands between `tags` and the name of its block: `Name { name = 1, name }`.
  mutating func standsBeforeTagsName() -> Bool {
    guard kind == .identifier || kind == .semicolon else { return false }
    return peek { ahead, notes in
      if ahead.kind == .semicolon { ahead.advance(&notes) }
      guard ahead.kind == .identifier,
        Keyword.spelled(ahead.bytes + ahead.start, count: ahead.tokenEnd - ahead.start) == nil
      else { return false }
      ahead.advance(&notes)
      guard ahead.kind == .leftBrace else { return false }
      ahead.advance(&notes)
      return Parser.passCases(&ahead, &notes).count > 0 && ahead.kind == .rightBrace
    }
  }

  /// Whether cases begin at the present word whose `}` is not that of the form: a member of it follows, or another `}`.
  mutating func standsBeforeClosedCases() -> Bool {
    guard open.contains(.form), !open.contains(.section) else { return false }
    let end: Int? = peek { ahead, notes in
      let cases = Parser.passCases(&ahead, &notes)
      return cases.count > 0 && ahead.kind == .rightBrace ? ahead.tokenEnd : nil
    }
    guard let end else { return false }
    return peek(at: end) { parser in
      switch parser.classify() {
      case .property: true
      case .keyword(let keyword, hasShape: true): keyword.mayStand(in: .form)
      default: parser.kind == .rightBrace
      }
    }
  }

  /// Goes on to the first token that belongs to no case of tags; says how many of them stand before it, and whether one has
  /// a number or a comma.
  private static func passCases(
    _ ahead: inout Lexer, _ notes: inout TriviaNotes
  ) -> (count: Int, hasNumber: Bool, hasComma: Bool) {
    var cases = (count: 0, hasNumber: false, hasComma: false)
    while ahead.kind == .identifier, cases.count < mostCases {
      ahead.advance(&notes)
      if ahead.kind == .equal, !ahead.newlineBefore {
        ahead.advance(&notes)
        guard ahead.kind == .integer else { return cases }
        cases.hasNumber = true
        ahead.advance(&notes)
      }
      cases.count += 1
      if ahead.kind == .comma { cases.hasComma = true }
      if ahead.kind == .comma || ahead.kind == .semicolon {
        ahead.advance(&notes)
      } else if !ahead.newlineBefore {
        return cases
      }
    }
    return cases
  }

  private static let mostCases = 512

  /// How many tokens behind a `{` are looked at for a member that only forms have.
  private static let memberLookahead = 48

  /// Goes from the first word of a type's head to its `{`; false where none stands on the line.
  private static func passTypeHead(_ ahead: inout Lexer, _ notes: inout TriviaNotes) -> Bool {
    for _ in 0..<longestTypeHead {
      ahead.advance(&notes)
      if ahead.newlineBefore { return false }
      switch ahead.kind {
      case .leftBrace: return true
      case .identifier, .colon, .comma, .period: continue
      default: return false
      }
    }
    return false
  }

  private static let longestTypeHead = 16

  /// `final class Name: Type, Type` up to its `{`; the node at `index` gets the name.
  mutating func takeForeignHead(_ index: Int) {
    while kind == .identifier, Parser.isForeign(lexer) { advance() }
    if kind == .identifier { takeName(index) }
    while !atNewline, kind != .leftBrace, kind != .endOfFile { advance() }
  }

  /// Whether Swift's word for a type stands here, or for how one is seen.
  var isForeignType: Bool {
    let text = UnsafeBufferPointer(start: lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start)
    return Parser.foreignTypes.contains { $0.utf8.elementsEqual(text) }
  }

  private static let foreignTypes = [
    "class", "struct", "extension", "protocol", "actor", "interface", "final", "public", "open", "internal", "private",
    "fileprivate",
  ]

  /// Whether Swift's word for tags stands here.
  var isEnumeration: Bool {
    lexer.tokenEnd - lexer.start == 4
      && "enum".utf8.elementsEqual(UnsafeBufferPointer(start: lexer.bytes + lexer.start, count: 4))
  }

  /// `"placeholder": "Name"`, as JSON has it, read as a property without its name; false where none begins here.
  mutating func takeQuotedProperty(in block: BlockKind) -> Bool {
    guard block.takesProperties, kind == .string, colonFollows() else { return false }
    let index = begin(.property, at: lexer.start)
    flag(index, .broken)
    report(.expectedMember(block), lexer.start..<lexer.tokenEnd)
    if isQuotedName { takeQuotedName(index) } else { advance() }
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

  private var isForeignWord: Bool { Parser.isForeign(lexer) }

  /// Whether the present token of a lexer is a word of other languages.
  private static func isForeign(_ lexer: Lexer) -> Bool {
    let text = UnsafeBufferPointer(start: lexer.bytes + lexer.start, count: lexer.tokenEnd - lexer.start)
    return foreignWords.contains { $0.utf8.elementsEqual(text) }
  }

  /// Words that begin declarations and statements elsewhere and are no names of anything here.
  private static let foreignWords = [
    "let", "var", "const", "val", "def", "func", "fun", "function", "private", "fileprivate", "internal", "public",
    "static", "lazy", "weak", "final", "for", "if", "while", "guard", "struct", "enum", "extension", "protocol",
    "typealias", "try", "await", "throw", "mutating", "class", "actor", "interface", "open",
  ]
}
