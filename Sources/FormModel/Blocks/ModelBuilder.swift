import FormSyntax
import UIKitCatalog

/// Makes the meaning of chunks: names are looked up, values are held against what their places take.
struct ModelBuilder {
  /// The blocks of shapes that this thread has met.
  let met: RecentValues<BlockShape>
  /// The members of all blocks of the run so far.
  var members: [Member] = []
  /// The values of all blocks of the run so far.
  var values: [ValueNode] = []
  /// What is wrong with those values.
  var problems: [ValueProblem] = []
  /// The member and the value of the last problem, by their indices in the run.
  var lastProblem = (member: -1, value: -1)

  // Of the block that is being made.
  /// Its text; nil between two blocks.
  var source: UnsafeBufferPointer<UInt8>?
  /// Where its text stands in that of the run.
  var place = 0..<0
  /// Whether its chunk has syntax errors, or interpolations where none are allowed.
  var hasSyntaxErrors = false
  /// The word that stands where its keyword is meant; nil where that is the keyword.
  var keyword: Range<Int>?
  /// How many members the blocks before it have.
  var memberBase = 0
  /// How many values the blocks before it have.
  var valueBase = 0
  /// How many problems the blocks before it have.
  var problemBase = 0
  /// The properties that are set, as far as a mask holds them.
  var properties = PropertyMask()
  /// The properties in the `{ }` of its members, as far as a mask holds them.
  var innerProperties = PropertyMask()
  /// Those that are set and that a mask cannot hold, by their numbers.
  var otherProperties: Set<UInt16> = []
  /// All flags of its members together.
  var flags: MemberFlags = []
  /// The kinds of its members.
  var kinds: MemberKinds = []

  /// One block before its run is finished.
  struct Draft {
    /// Where its text stands in that of the run.
    var place: Range<Int>
    /// Whether its chunk has syntax errors, or interpolations where none are allowed.
    var hasSyntaxErrors: Bool
    /// The indices of its members in the run.
    var members: Range<Int>
    /// The indices of its values in the run.
    var values: Range<Int>
    /// The indices of its problems in the run.
    var problems: Range<Int>
    /// What its chunk is.
    var kind: ChunkKind
    /// Of a control, which one it is.
    var control: ControlKind?
    /// The bytes of the name behind the keyword, counted from the block's start.
    var name: Range<Int>
    /// The bytes of the keyword, counted from the block's start.
    var keyword: Range<Int>
    /// The bytes from the keyword to the last token, counted from the block's start.
    var range: Range<Int>
    /// The properties that its own members set.
    var properties: PropertyMask
    /// The properties in the `{ }` of its members.
    var innerProperties: PropertyMask
    /// All flags of its members together.
    var flags: MemberFlags
    /// The kinds of its members.
    var kinds: MemberKinds
    /// Of a form or section: whether its `{` is there. Of others: whether it may stand where it stands.
    var isWellPlaced: Bool
    /// What a control or preset tells its form.
    var facts: ControlFacts?
  }

  /// Nothing is made yet.
  private init(_ met: RecentValues<BlockShape>) { self.met = met }

  /// Hands on the meaning of chunks in order, one block each.
  static func forEachBlock(of chunks: ArraySlice<Chunk>, _ use: (consuming BlockModel) -> Void) {
    let met = ModelShapes.shared.idle.take() ?? RecentValues()
    defer { ModelShapes.shared.idle.add(met) }
    chunks.withUnsafeBufferPointer { chunks in
      var first = 0
      while first < chunks.count {
        // Chunks that were read together share a text, and so may their blocks.
        var end = first + 1
        while end < chunks.count, chunks[end].isReadTogether(with: chunks[first]) { end += 1 }
        makeBlocks(of: UnsafeBufferPointer(rebasing: chunks[first..<end]), met, use)
        first = end
      }
    }
  }

  private static func makeBlocks(
    of chunks: UnsafeBufferPointer<Chunk>, _ met: RecentValues<BlockShape>,
    _ use: (consuming BlockModel) -> Void
  ) {
    var builder = ModelBuilder(met)
    withUnsafeTemporaryAllocation(of: BlockShape?.self, capacity: chunks.count) { shapes in
      // What each chunk has that others of its shape have; of those that have nothing of that kind, what was made of them.
      var drafts: [Draft] = []
      for index in chunks.indices {
        let known = chunks[index].numberOfShape.flatMap { met[$0] }
        shapes.initializeElement(at: index, to: known ?? builder.make(chunks[index], &drafts))
      }
      let run = ModelRun(
        source: chunks[0].wholeSource, members: builder.members.trimmed, values: builder.values.trimmed,
        problems: builder.problems)
      var draft = 0
      run.source.withShifts(from: 0) { shifts in
        for index in chunks.indices {
          if let shape = shapes.moveElement(from: index) {
            let first = chunks[index].firstShift
            use(
              BlockModel(
                shape, run, firstShift: first, nameShift: shifts[first + 1], start: chunks[index].sourceStart,
                count: chunks[index].byteCount))
          } else {
            use(BlockModel(drafts[draft], run))
            draft += 1
          }
        }
      }
    }
  }

  /// Gives what others of a chunk's shape have; nil where something was made of it itself, which is added to the drafts.
  private mutating func make(_ chunk: borrowing Chunk, _ drafts: inout [Draft]) -> BlockShape? {
    if drafts.isEmpty { makeRoom(&drafts) }
    guard let shape = chunk.shape else {
      drafts.append(draft(chunk))
      return nil
    }
    if let known = ModelShapes.shared.block(chunk, shape, met) { return known }
    let before = (members: members.count, values: values.count)
    let draft = draft(chunk)
    guard let made = ModelShapes.shared.add(chunk, shape, draft, members[draft.members], values[draft.values]) else {
      drafts.append(draft)
      return nil
    }
    members.removeSubrange(before.members...)
    values.removeSubrange(before.values...)
    return made
  }

  /// Makes room for what forms say themselves, at once: it hardly ever has to grow then.
  private mutating func makeRoom(_ drafts: inout [Draft]) {
    drafts.reserveCapacity(8)
    members.reserveCapacity(24)
    values.reserveCapacity(24)
  }

  private mutating func draft(_ chunk: borrowing Chunk) -> Draft {
    memberBase = members.count
    valueBase = values.count
    problemBase = problems.count
    properties = PropertyMask()
    innerProperties = PropertyMask()
    if !otherProperties.isEmpty { otherProperties = [] }
    flags = []
    kinds = []
    place = chunk.sourceStart..<chunk.sourceStart + Int(chunk.byteCount)
    hasSyntaxErrors = chunk.hasErrors || !chunk.misplacedInterpolations.isEmpty
    keyword = nil
    defer { source = nil }
    return chunk.withTree { tree in
      source = tree.bytes
      // A `}` is a chunk without nodes.
      guard let root = tree.root else { return finish(chunk.kind, nil) }
      if chunk.hasErrors { keyword = chunk.misspeltKeyword(of: root) }
      let isWellPlaced = root.flags.isDisjoint(with: .misplaced)
      noteMissingBlock(chunk.kind, root)
      switch chunk.kind {
      case .importDeclaration:
        addImport(tree)
        return finish(chunk.kind, root)
      case .formHead: return finish(chunk.kind, root, isWellPlaced: root.flags.contains(.hasList))
      case .sectionHead:
        if let title = tree.firstChild(of: 0) { addValue(tree, title) }
        return finish(chunk.kind, root, isWellPlaced: root.flags.contains(.hasList) && isWellPlaced)
      case .preset:
        addMembers(tree, of: 0, Place(scope: .preset, isSubclass: hasClass(tree)))
        return finish(chunk.kind, root)
      case .property:
        if root.kind == .property { addProperty(tree, 0, Place(scope: .form)) }
        return finish(chunk.kind, root, isWellPlaced: isWellPlaced)
      case .tags:
        for child in tree.children(of: 0) where tree[child].kind == .tagCase { addTagCase(tree, child) }
        return finish(chunk.kind, root)
      case .control:
        return control(tree, root)
      case .event:
        addEvent(tree, 0, Place(scope: .textInputs))
        return finish(chunk.kind, root)
      case .observer:
        addObserver(tree, 0)
        return finish(chunk.kind, root)
      case .unexpected:
        if root.flags.isDisjoint(with: .isStray) || root.kind != .unexpected { flags.insert(.unread) }
        return finish(chunk.kind, root)
      case .close, .end: return finish(chunk.kind, root)
      }
    }
  }

  /// What has no block may be about to say anything, like what cannot be read.
  private mutating func noteMissingBlock(_ kind: ChunkKind, _ root: SyntaxNode) {
    guard root.flags.isDisjoint(with: .hasList) else { return }
    switch kind {
    case .control, .preset: flags.formUnion([.blockless, .unread])
    case .formHead, .tags: flags.insert(.blockless)
    default: break
    }
  }

  private mutating func control(_ tree: SyntaxTree, _ root: SyntaxNode) -> Draft {
    guard let keyword = Keyword(rawValue: UInt8(truncatingIfNeeded: root.detail)), let kind = ControlKind(keyword)
    else {
      flags.insert(.unread)
      return finish(.unexpected, root)
    }
    addMembers(tree, of: 0, Place(scope: kind.scope, isSubclass: hasClass(tree)))
    return finish(.control, root, control: kind)
  }

  /// Whether a block names a class, which may have properties of its own.
  private func hasClass(_ tree: SyntaxTree) -> Bool {
    let word = PropertyID.class.name
    return tree.children(of: 0).contains { child in
      tree[child].kind == .property && word.equals(name(tree, tree[child]))
    }
  }

  /// (Changing nothing, it would be handed a copy of all that is made.)
  private mutating func finish(
    _ kind: ChunkKind, _ root: SyntaxNode?, control: ControlKind? = nil, isWellPlaced: Bool = true
  ) -> Draft {
    let range = root?.range ?? 0..<0
    let name = root.map { $0.hasName ? $0.nameRange : range.lowerBound..<range.lowerBound } ?? 0..<0
    let keywordLength = keyword?.count ?? kind.keywordLength ?? control?.keyword.utf8CodeUnitCount ?? 0
    return Draft(
      place: place, hasSyntaxErrors: hasSyntaxErrors,
      members: memberBase..<members.count, values: valueBase..<values.count, problems: problemBase..<problems.count,
      kind: kind, control: control, name: name,
      keyword: range.lowerBound..<min(range.upperBound, range.lowerBound + keywordLength),
      range: range, properties: properties, innerProperties: innerProperties, flags: flags, kinds: kinds,
      isWellPlaced: isWellPlaced,
      facts: facts(kind, name))
  }

  private func facts(_ kind: ChunkKind, _ name: Range<Int>) -> ControlFacts? {
    switch kind {
    case .control, .preset: source.map { ControlFacts(name: name, members[memberBase...], values[valueBase...], $0) }
    default: nil
    }
  }
}

/// Where members stand that are being looked up.
struct Place {
  /// The blocks whose properties may stand here.
  var scope: Scope
  /// Whether the control says `class:`, so that it may have properties of its own.
  var isSubclass = false
}

extension ControlKind {
  /// The kind of control that a keyword begins.
  init?(_ keyword: Keyword) {
    guard keyword.isControl else { return nil }
    self.init(rawValue: keyword.rawValue - Keyword.textField.rawValue)
  }
}

extension Chunk {
  /// The word that stands where a block's keyword is meant; nil where that is the keyword.
  fileprivate func misspeltKeyword(of root: SyntaxNode) -> Range<Int>? {
    errors.first { error in
      if case .unknownKeyword = error.problem { return Int(error.start) == root.range.lowerBound }
      return false
    }.map { Int($0.start)..<Int($0.end) }
  }
}

extension ChunkKind {
  /// How many bytes its keyword has; nil of controls, which have many.
  fileprivate var keywordLength: Int? {
    switch self {
    case .importDeclaration: 6
    case .formHead: 4
    case .sectionHead: 7
    case .preset: 6
    case .control: nil
    case .property, .unexpected, .end: 0
    case .tags: 4
    case .event: 2
    case .observer: 7
    case .close: 1
    }
  }
}

extension Array {
  /// The same elements in no more room than they take, where they leave much.
  fileprivate var trimmed: [Element] {
    guard capacity > count + count / 4 else { return self }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    elements += self
    return elements
  }
}
