import FormSyntax

/// Collects the tokens of one chunk: names and literals from its tree, comments from its text.
struct TokenCollector {
  private let tree: SyntaxTree
  private let base: Int
  private var tokens: [SemanticToken]
  /// Where the next token may begin: none lies over another, even in broken trees.
  private var end: Int

  static func add(_ chunk: Chunk, at base: Int, to tokens: inout [SemanticToken]) {
    let first = tokens.count
    chunk.withTree { tree in
      var collector = TokenCollector(tree: tree, base: base, tokens: tokens, end: base)
      tokens = []
      collector.visit()
      tokens = collector.tokens
      TokenCollector.addComments(chunk, tree, base, first, &tokens)
    }
  }

  // MARK: Comments

  /// Puts the comments between the tokens from `first` on.
  private static func addComments(
    _ chunk: Chunk, _ tree: SyntaxTree, _ base: Int, _ first: Int, _ tokens: inout [SemanticToken]
  ) {
    // Most chunks have none, and then need not be read once more.
    guard hasSlashes(tree.bytes) else { return }
    var comments: [SemanticToken] = []
    chunk.forEachLexeme { lexeme in
      guard lexeme.kind.isComment else { return }
      let isDocumentation = lexeme.kind == .lineComment && isDocumentation(tree.bytes, lexeme)
      addLines(
        .comment, lexeme.start..<lexeme.end, tree.bytes, base, isDocumentation ? .documentation : [], to: &comments)
    }
    guard !comments.isEmpty else { return }
    let names = Array(tokens[first...])
    tokens.removeSubrange(first...)
    var next = 0
    for token in names {
      while next < comments.count, comments[next].start < token.start {
        tokens.append(comments[next])
        next += 1
      }
      if next == 0 || comments[next - 1].end <= token.start { tokens.append(token) }
    }
    tokens += comments[next...]
  }

  private static func hasSlashes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "/"),
        bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
      {
        return true
      }
      index += 1
    }
    return false
  }

  private static func isDocumentation(_ bytes: UnsafeBufferPointer<UInt8>, _ lexeme: Lexeme) -> Bool {
    lexeme.start + 2 < bytes.count && bytes[lexeme.start + 2] == UInt8(ascii: "/")
  }

  /// Adds one token a line.
  private static func addLines(
    _ kind: SemanticToken.Kind, _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ base: Int,
    _ modifiers: SemanticToken.Modifiers = [], to tokens: inout [SemanticToken]
  ) {
    var start = range.lowerBound
    let range = range.clamped(to: 0..<bytes.count)
    for index in range where bytes[index] == 10 || bytes[index] == 13 {
      if start < index { tokens.append(SemanticToken(kind, base + start, base + index, modifiers)) }
      start = index + 1
    }
    if start < range.upperBound { tokens.append(SemanticToken(kind, base + start, base + range.upperBound, modifiers)) }
  }

  // MARK: Names and literals

  private mutating func visit() {
    var index = 0
    while index < tree.nodes.count { index = visit(index) }
  }

  /// Adds what a node itself has; gives the index of the next one to look at.
  private mutating func visit(_ index: Int) -> Int {
    let node = tree.nodes[index]
    switch node.kind {
    case .form, .preset: declare(node, .className)
    case .control: declare(node, .variable)
    case .tags: declare(node, .className)
    case .tagCase: name(node, .enumMember, .declaration)
    case .rule: declare(node, .function, [])
    case .section, .importDeclaration, .use, .event, .observer, .override, .attributes: keyword(node)
    case .property: name(node, .property)
    case .selector: add(.method, node.range)
    case .argument: name(node, .parameter)
    case .implicitMember: member(node, parent(of: index))
    case .reference: name(node, referenceKind(index, node))
    case .boolean, .nilLiteral: add(.keyword, node.range)
    case .integer, .decimal: add(.number, node.range)
    case .string: return string(index, node)
    case .regex: pattern(node)
    case .unknownBlock, .unexpected, .array, .range, .interpolation: break
    }
    return index + 1
  }

  private mutating func add(_ kind: SemanticToken.Kind, _ range: Range<Int>, _ modifiers: SemanticToken.Modifiers = [])
  {
    let range = range.clamped(to: 0..<tree.bytes.count)
    guard !range.isEmpty, base + range.lowerBound >= end else { return }
    tokens.append(SemanticToken(kind, base + range.lowerBound, base + range.upperBound, modifiers))
    end = base + range.upperBound
  }

  private mutating func name(_ node: SyntaxNode, _ kind: SemanticToken.Kind, _ modifiers: SemanticToken.Modifiers = [])
  {
    if node.hasName { add(kind, node.nameRange, modifiers) }
  }

  /// The word that a member begins with.
  private mutating func keyword(_ node: SyntaxNode) {
    var stop = Int(node.start)
    while stop < Int(node.end), tree.bytes[stop] | 0x20 >= UInt8(ascii: "a"),
      tree.bytes[stop] | 0x20 <= UInt8(ascii: "z")
    { stop += 1 }
    add(.keyword, Int(node.start)..<stop)
  }

  private mutating func declare(
    _ node: SyntaxNode, _ kind: SemanticToken.Kind, _ modifiers: SemanticToken.Modifiers = .declaration
  ) {
    keyword(node)
    name(node, kind, modifiers)
  }

  private mutating func member(_ node: SyntaxNode, _ parent: SyntaxNode?) {
    if parent?.kind == .event { return name(node, .event) }
    name(node, node.flags.contains(.hasList) ? .function : .enumMember)
  }

  /// The node before, if this one is its child: values have no need of more.
  private func parent(of index: Int) -> SyntaxNode? {
    guard index > 0 else { return nil }
    let before = tree.nodes[index - 1]
    return Int(before.next) > index ? before : nil
  }

  private func referenceKind(_ index: Int, _ node: SyntaxNode) -> SemanticToken.Kind {
    if node.flags.contains(.hasList) { return .function }
    guard let parent = parent(of: index) else { return usesPreset(index) ? .className : .variable }
    switch parent.kind {
    case .use: return .className
    case .observer: return .event
    case .property:
      if tree.isName(index - 1, "delegate") || tree.isName(index - 1, "class") { return .className }
      if tree.isName(index - 1, "call") || tree.isName(index - 1, "action") { return .method }
      return .variable
    default: return .variable
    }
  }

  /// Whether a reference is the second or a later one of a `use`.
  private func usesPreset(_ index: Int) -> Bool {
    var before = index - 1
    while before > 0, tree.nodes[before].kind == .reference { before -= 1 }
    return before >= 0 && tree.nodes[before].kind == .use && Int(tree.nodes[before].next) > index
  }

  /// A string around the values that it shows.
  private mutating func string(_ index: Int, _ node: SyntaxNode) -> Int {
    let next = max(index + 1, Int(node.next))
    var start = Int(node.start)
    if node.flags.contains(.hasInterpolations) || next > index + 1 {
      for child in tree.children(of: index) where tree[child].kind == .interpolation {
        lines(.string, start..<Int(tree[child].start))
        var inner = child + 1
        while inner < Int(tree[child].next) { inner = visit(inner) }
        start = Int(tree[child].end)
      }
    }
    lines(.string, start..<Int(node.end))
    return next
  }

  private mutating func lines(_ kind: SemanticToken.Kind, _ range: Range<Int>) {
    guard range.lowerBound < range.upperBound, base + range.lowerBound >= end else { return }
    TokenCollector.addLines(kind, range, tree.bytes, base, to: &tokens)
    end = base + range.upperBound
  }

  private mutating func pattern(_ node: SyntaxNode) {
    let range = node.range.clamped(to: 0..<tree.bytes.count)
    guard base + range.lowerBound >= end else { return }
    PatternTokens.add(tree.bytes, range, marks: Int(node.detail), base: base, to: &tokens)
    end = base + range.upperBound
  }
}
