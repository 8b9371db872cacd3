import FormSyntax
import UIKitCatalog

/// Collects the tokens of one chunk, counted from its start: names and literals from its tree, comments from its text.
///
/// All of them pass `add`, which parts them at line breaks and around comments and lets none begin before the end of the
/// one before: they are sorted, each on one line, none over another, even where a mistake has torn the tree.
struct TokenCollector {
  private let tree: SyntaxTree
  /// The comments that are still to come, in order.
  private var comments: ArraySlice<Lexeme>
  private var tokens: [SemanticToken] = []
  /// Where the next token may begin.
  private var end = 0
  /// The nodes of the last `use`.
  private var use = 0..<0

  /// The tokens of a chunk, in order.
  static func tokens(of chunk: Chunk) -> [SemanticToken] {
    chunk.withTree { tree in
      var collector = TokenCollector(tree: tree, comments: comments(of: chunk, tree)[...])
      collector.tokens.reserveCapacity(tree.nodes.count)
      collector.visit()
      collector.addComments(before: tree.bytes.count)
      return collector.tokens
    }
  }

  // MARK: Comments

  private static func comments(of chunk: Chunk, _ tree: SyntaxTree) -> [Lexeme] {
    // Most chunks have none, and then need not be read once more.
    guard hasSlashes(tree.bytes) else { return [] }
    var comments: [Lexeme] = []
    chunk.forEachLexeme { if $0.kind.isComment { comments.append($0) } }
    return comments
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

  private func isDocumentation(_ comment: Lexeme) -> Bool {
    comment.kind == .lineComment && comment.start + 2 < tree.bytes.count
      && tree.bytes[comment.start + 2] == UInt8(ascii: "/")
  }

  private mutating func addComments(before stop: Int) {
    while let comment = comments.first, comment.start < stop {
      comments = comments.dropFirst()
      addLines(.comment, comment.start, comment.end, isDocumentation(comment) ? .documentation : [])
    }
  }

  // MARK: Lines

  /// Adds a token, without the comments that stand in it.
  private mutating func add(_ kind: SemanticToken.Kind, _ range: Range<Int>, _ modifiers: SemanticToken.Modifiers = [])
  {
    var start = range.lowerBound
    while let comment = comments.first, comment.start < range.upperBound {
      addLines(kind, start, comment.start, modifiers)
      addComments(before: comment.start + 1)
      start = max(start, comment.end)
    }
    addLines(kind, start, range.upperBound, modifiers)
  }

  /// Adds one token a line.
  private mutating func addLines(
    _ kind: SemanticToken.Kind, _ start: Int, _ stop: Int, _ modifiers: SemanticToken.Modifiers
  ) {
    var start = max(start, end)
    let stop = min(stop, tree.bytes.count)
    guard start < stop else { return }
    end = stop
    for index in start..<stop where tree.bytes[index] == 10 || tree.bytes[index] == 13 {
      addPart(kind, start, index, modifiers)
      start = index + 1
    }
    addPart(kind, start, stop, modifiers)
  }

  /// Adds what a token has on one line; of names over several lines, without the blanks around.
  private mutating func addPart(
    _ kind: SemanticToken.Kind, _ start: Int, _ stop: Int, _ modifiers: SemanticToken.Modifiers
  ) {
    var (start, stop) = (start, stop)
    if kind != .string, kind != .comment {
      while start < stop, isBlank(start) { start += 1 }
      while start < stop, isBlank(stop - 1) { stop -= 1 }
    }
    if start < stop { tokens.append(SemanticToken(kind, start, stop, modifiers)) }
  }

  private func isBlank(_ index: Int) -> Bool {
    tree.bytes[index] == UInt8(ascii: " ") || tree.bytes[index] == UInt8(ascii: "\t")
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
    case .use:
      use = index..<max(index, Int(node.next))
      keyword(node)
    case .section, .importDeclaration, .event, .observer, .override, .attributes: keyword(node)
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

  private mutating func name(_ node: SyntaxNode, _ kind: SemanticToken.Kind, _ modifiers: SemanticToken.Modifiers = [])
  {
    if node.hasName { add(kind, node.nameRange, modifiers) }
  }

  /// The word that a member begins with.
  private mutating func keyword(_ node: SyntaxNode) {
    let last = min(Int(node.end), tree.bytes.count)
    var stop = Int(node.start)
    while stop < last, tree.bytes[stop] | 0x20 >= UInt8(ascii: "a"),
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
    guard let parent = parent(of: index) else { return use.contains(index) ? .className : .variable }
    switch parent.kind {
    case .use: return .className
    case .observer: return .event
    case .property:
      let name = tree.bytes[parent.nameRange]
      if [PropertyID.delegate, .class].contains(where: { $0.name.equals(name) }) { return .className }
      if [PropertyID.call, .action].contains(where: { $0.name.equals(name) }) { return .method }
      return .variable
    default: return .variable
    }
  }

  /// A string around the values that it shows.
  private mutating func string(_ index: Int, _ node: SyntaxNode) -> Int {
    let next = max(index + 1, Int(node.next))
    var start = Int(node.start)
    if node.flags.contains(.hasInterpolations) || next > index + 1 {
      for child in tree.children(of: index) where tree[child].kind == .interpolation {
        add(.string, start..<max(start, Int(tree[child].start)))
        var inner = child + 1
        while inner < Int(tree[child].next) { inner = visit(inner) }
        start = Int(tree[child].end)
      }
    }
    add(.string, start..<max(start, Int(node.end)))
    return next
  }

  private mutating func pattern(_ node: SyntaxNode) {
    let range = node.range.clamped(to: 0..<tree.bytes.count)
    PatternTokens.forEach(tree.bytes, range, marks: Int(node.detail)) { add($0, $1) }
  }
}
