import FormSyntax
import UIKitCatalog

/// Members: names looked up, values taken over.
extension ModelBuilder {
  /// Adds the members of a block, those that may not stand in it too.
  mutating func addMembers(_ tree: SyntaxTree, of parent: Int, _ place: Place) {
    for child in tree.children(of: parent) {
      switch tree[child].kind {
      case .property:
        addProperty(tree, child, place)
        addUseAsProperty(tree, child)
      case .rule: addRule(tree, child)
      case .event: addEvent(tree, child, place)
      case .override: addOverride(tree, child)
      case .use: addUse(tree, child)
      case .attributes: addAttributes(tree, child)
      case .unexpected where mayBeMember(tree, child, place), .unknownBlock: flags.insert(.unread)
      default: break
      }
    }
  }

  /// Whether what cannot be read may be a member: it is more than a brace or semicolon too many, and no stray sign, nor a word
  /// behind the value of a property, unless it names one.
  private func mayBeMember(_ tree: SyntaxTree, _ node: Int, _ place: Place) -> Bool {
    let bytes = UnsafeBufferPointer(rebasing: tree.bytes[tree[node].range])
    if bytes.allSatisfy({ "{};".utf8.contains($0) }) { return false }
    guard tree[node].flags.contains(.isStray) else { return true }
    // What follows a name that nobody knows may be what that takes over.
    if members.count > memberBase, members[members.count - 1].flags.contains(.unknown) { return true }
    return Catalog.property(named: bytes, in: place.scope) != nil
      || Catalog.propertyName(closestTo: String(decoding: bytes, as: UTF8.self), in: place.scope) != nil
  }

  /// A member with nothing in it yet.
  private func member(_ kind: MemberKind, _ node: SyntaxNode, symbol: UInt16 = 0, _ flags: MemberFlags = []) -> Member {
    var flags = flags
    if node.flags.contains(.broken) { flags.insert(.broken) }
    if node.flags.contains(.misplaced) { flags.insert(.misplaced) }
    let value = UInt32(truncatingIfNeeded: values.count - valueBase)
    return Member(
      kind: kind, flags: flags, symbol: symbol, start: node.start, end: node.end, nameStart: node.nameStart,
      nameLength: node.nameLength, firstValue: value, endOfValues: value, next: 0)
  }

  /// Adds a member, and gives its index in the run.
  private mutating func add(_ member: Member) -> Int {
    members.append(member)
    kinds.insert(MemberKinds(member.kind))
    return members.count - 1
  }

  /// Opens a member; `close` ends it.
  private mutating func begin(_ kind: MemberKind, _ node: SyntaxNode, symbol: UInt16 = 0, _ flags: MemberFlags = [])
    -> Int
  {
    add(member(kind, node, symbol: symbol, flags))
  }

  /// Ends the member's own values.
  private mutating func endValues(_ index: Int) {
    members[index].endOfValues = UInt32(truncatingIfNeeded: values.count - valueBase)
  }

  /// Ends the member and what stands in its block.
  private mutating func close(_ index: Int) {
    members[index].next = UInt32(truncatingIfNeeded: members.count - memberBase)
    flags.formUnion(members[index].flags.subtracting(.unread))
  }

  /// The bytes of a node's name, without back-ticks.
  func name(_ tree: SyntaxTree, _ node: SyntaxNode) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: tree.bytes[node.nameRange])
  }

  /// Adds a property with its value; `isInner` says that it stands in the `{ }` of another member.
  mutating func addProperty(_ tree: SyntaxTree, _ child: Int, _ place: Place, isInner: Bool = false) {
    var member = member(.property, tree[child])
    let found = look(up: &member, name(tree, tree[child]), place, isInner: isInner)
    let first = values.count
    if let value = tree.firstChild(of: child) {
      member.flags.insert(.hasValue)
      if addValue(tree, value) { member.flags.insert(.valueProblem) }
      member.endOfValues = UInt32(truncatingIfNeeded: values.count - valueBase)
    }
    member.next = UInt32(truncatingIfNeeded: members.count + 1 - memberBase)
    flags.formUnion(member.flags)
    // Two words without a colon may be a keyword with what it takes over.
    if !isInner, member.flags.isSuperset(of: [.broken, .unknown, .hasValue]) { flags.insert(.unread) }
    let index = add(member)
    if let found, values.count > first, member.flags.isDisjoint(with: [.broken, .misplaced]) {
      check(first, found.facts.type, isNullable: found.facts.isNullable, member: index)
    }
  }

  /// Finds the property that a member sets.
  private mutating func look(
    up member: inout Member, _ written: UnsafeBufferPointer<UInt8>, _ place: Place, isInner: Bool
  ) -> FoundProperty? {
    if let found = Catalog.findProperty(named: written, in: place.scope) {
      let property = found.property
      member.symbol = property.rawValue
      if found.facts.isReadOnly { member.flags.insert(.readOnly) }
      if found.facts.isDeprecated { member.flags.insert(.deprecated) }
      if found.isOtherName { member.flags.insert(.isObjectiveC) }
      if !insert(property, isInner: isInner) { member.flags.insert(.duplicate) }
      return found
    }
    if place.isSubclass {
      // A property of the subclass's own: nothing is known of it.
      member.flags.formUnion([.unknown, .misplaced])
    } else if !isInner, place.scope != .form, let elsewhere = Catalog.property(named: written, in: .controls) {
      member.symbol = elsewhere.rawValue
      member.flags.insert(.unavailable)
    } else {
      member.flags.insert(.unknown)
    }
    return nil
  }

  /// Notes that a property is set; gives whether it was not before. The masks of inner blocks are kept by their owners.
  private mutating func insert(_ property: PropertyID, isInner: Bool) -> Bool {
    guard PropertyMask.holds(property) else { return otherProperties.insert(property.rawValue).inserted }
    if properties.contains(property) { return false }
    if !isInner { properties.insert(property) }
    return true
  }

  /// The properties in the `{ }` of a rule, event, observer or override, which is a member. What a rule or handler does is
  /// not known where one of them cannot be read.
  private mutating func addInner(_ tree: SyntaxTree, of parent: Int, _ scope: Scope, _ index: Int) {
    var seen = PropertyMask()
    let outer = (properties, otherProperties)
    (properties, otherProperties) = (PropertyMask(), [])
    for child in tree.children(of: parent) where tree[child].kind == .property {
      addProperty(tree, child, Place(scope: scope), isInner: true)
      if let property = members[members.count - 1].property {
        seen.insert(property)
        properties = seen
      }
    }
    let isUnread = tree.children(of: parent).contains {
      tree[$0].kind == .unexpected && mayBeMember(tree, $0, Place(scope: scope))
    }
    if isUnread {
      members[index].flags.insert(.unread)
    }
    innerProperties.formUnion(seen)
    (properties, otherProperties) = outer
  }

  /// Adds a validation rule with its arguments and the properties of its block.
  mutating func addRule(_ tree: SyntaxTree, _ child: Int) {
    let node = tree[child]
    let rule = node.hasName ? ValidationRuleKind.named(name(tree, node)) : nil
    let index = begin(.rule, node, symbol: UInt16(rule?.rawValue ?? 0), rule == nil ? .unknown : [])
    for argument in tree.children(of: child) where tree[argument].kind == .argument {
      if addValue(tree, argument) { members[index].flags.insert(.valueProblem) }
    }
    endValues(index)
    if node.flags.contains(.hasList) { members[index].flags.insert(.hasBlock) }
    if let rule, members[index].flags.isDisjoint(with: .broken) { checkArguments(of: .rule(rule), rule: index) }
    addInner(tree, of: child, .rule, index)
    close(index)
  }

  /// Adds a handler: of a delegate method, or of a control event.
  mutating func addEvent(_ tree: SyntaxTree, _ child: Int, _ place: Place) {
    let node = tree[child]
    guard let head = tree.firstChild(of: child), tree[head].kind == .selector || tree[head].kind == .implicitMember
    else {
      return close(begin(.event, node, .unknown))
    }
    let written = tree[head]
    let index: Int
    if written.kind == .implicitMember {
      let event = Catalog.controlEvent(named: name(tree, written)).flatMap { $0.isLanguageOwn ? nil : $0 }
      index = begin(
        .event, node, symbol: UInt16(event?.rawValue ?? 0),
        event == nil ? [.unknown, .isControlEvent] : .isControlEvent)
    } else if !written.flags.contains(.hasList), ControlEventID.complete.name.equals(name(tree, written)) {
      index = begin(.event, node, symbol: UInt16(ControlEventID.complete.rawValue), .isControlEvent)
    } else {
      let method = SelectorText.lookUp(tree, written) { Catalog.method(written: $0) }
      index = begin(.event, node, symbol: UInt16(method?.rawValue ?? 0), method == nil ? .unknown : [])
      if written.flags.contains(.isObjectiveC) { members[index].flags.insert(.isObjectiveC) }
    }
    setName(index, written)
    if written.flags.contains(.broken) { members[index].flags.insert(.broken) }
    if node.flags.contains(.hasList) { members[index].flags.insert(.hasBlock) }
    addInner(tree, of: child, .event, index)
    close(index)
  }

  /// The whole of a selector or event is the member's name.
  private mutating func setName(_ index: Int, _ node: SyntaxNode) {
    members[index].nameStart = node.start
    members[index].nameLength = node.end - node.start
  }

  /// Adds an override of a rectangle method.
  mutating func addOverride(_ tree: SyntaxTree, _ child: Int) {
    let node = tree[child]
    guard let head = tree.firstChild(of: child), tree[head].kind == .selector else {
      return close(begin(.override, node, .unknown))
    }
    let method = SelectorText.lookUp(tree, tree[head]) { Catalog.override(written: $0) }
    let index = begin(.override, node, symbol: UInt16(method?.rawValue ?? 0), method == nil ? .unknown : [])
    setName(index, tree[head])
    if tree[head].flags.contains(.isObjectiveC) { members[index].flags.insert(.isObjectiveC) }
    if tree[head].flags.contains(.broken) { members[index].flags.insert(.broken) }
    if node.flags.contains(.hasList) { members[index].flags.insert(.hasBlock) }
    addInner(tree, of: child, .override, index)
    close(index)
  }

  /// Adds an observer of a notification.
  mutating func addObserver(_ tree: SyntaxTree, _ child: Int) {
    let node = tree[child]
    guard let head = tree.firstChild(of: child), tree[head].kind == .reference else {
      return close(begin(.observer, node, .unknown))
    }
    let written = name(tree, tree[head])
    let notification = SelectorText.lookUp(tree, tree[head]) { Catalog.notification(written: $0) }
    let index = begin(.observer, node, symbol: UInt16(notification?.rawValue ?? 0), notification == nil ? .unknown : [])
    if let notification, !notification.isSwiftSpelling(written), Catalog.notification(written: written) != nil {
      members[index].flags.insert(.isObjectiveC)
    }
    setName(index, tree[head])
    if tree[head].flags.contains(.broken) { members[index].flags.insert(.broken) }
    if node.flags.contains(.hasList) { members[index].flags.insert(.hasBlock) }
    addInner(tree, of: child, .observer, index)
    close(index)
  }

  /// Adds a use of presets, which are its values.
  mutating func addUse(_ tree: SyntaxTree, _ child: Int) {
    let index = begin(.use, tree[child])
    for name in tree.children(of: child) where tree[name].kind == .reference { addValue(tree, name) }
    endValues(index)
    close(index)
    if members[index].flags.contains(.broken) { flags.insert(.unread) }
  }

  /// Adds what `use: Name` was meant for, besides the property that there is not: what the preset says is known.
  private mutating func addUseAsProperty(_ tree: SyntaxTree, _ child: Int) {
    guard members[members.count - 1].flags.isDisjoint(with: [.broken, .misplaced]),
      members[members.count - 1].flags.isSuperset(of: [.unknown, .hasValue]),
      UseSlip.isWord(name(tree, tree[child])), let value = tree.firstChild(of: child)
    else { return }
    let names = tree[value].kind == .array ? Array(tree.children(of: value)) : [value]
    guard
      names.allSatisfy({ tree[$0].kind == .reference && tree[$0].flags.isDisjoint(with: [.hasList, .isPath, .broken]) })
    else { return }
    let index = begin(.use, tree[child], .unknown)
    for name in names { addValue(tree, name) }
    endValues(index)
    close(index)
  }

  private mutating func addAttributes(_ tree: SyntaxTree, _ child: Int) {
    let index = begin(.attributes, tree[child], .hasBlock)
    for property in tree.children(of: child) where tree[property].kind == .property {
      let inner = begin(.property, tree[property], .misplaced)
      members[inner].flags.insert(.unknown)
      if let value = tree.firstChild(of: property) {
        members[inner].flags.insert(.hasValue)
        addValue(tree, value)
        endValues(inner)
      }
      members[inner].next = UInt32(truncatingIfNeeded: members.count - memberBase)
    }
    members[index].next = UInt32(truncatingIfNeeded: members.count - memberBase)
  }

  /// Adds a case of `tags` with the number that is written, if one is.
  mutating func addTagCase(_ tree: SyntaxTree, _ child: Int) {
    let index = begin(.tagCase, tree[child])
    if let value = tree.firstChild(of: child) {
      members[index].flags.insert(.hasValue)
      let first = values.count
      addValue(tree, value)
      endValues(index)
      check(first, .integer, isNullable: false, member: index)
    }
    close(index)
  }

  /// Adds the path of an import: the value of its only member.
  mutating func addImport(_ tree: SyntaxTree) {
    guard let path = tree.firstChild(of: 0), tree[path].kind == .string else { return }
    let index = begin(.property, tree[0], .misplaced)
    members[index].flags.insert([.hasValue, .unknown])
    addValue(tree, path)
    endValues(index)
    members[index].next = UInt32(truncatingIfNeeded: members.count - memberBase)
  }
}

/// A delegate method or notification as it is written in a definition, without what may stand between its parts.
enum SelectorText {
  /// What `find` finds for a name as it is written, else for the same without blanks, comments and back-ticks.
  static func lookUp<ID>(
    _ tree: SyntaxTree, _ node: SyntaxNode, _ find: (UnsafeBufferPointer<UInt8>) -> ID?
  ) -> ID? {
    let written = UnsafeBufferPointer(rebasing: tree.bytes[node.range])
    if let found = find(written) { return found }
    let compact = withoutBlanks(written)
    guard compact.count < written.count else { return nil }
    return compact.withUnsafeBufferPointer(find)
  }

  private static func withoutBlanks(_ written: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var compact: [UInt8] = []
    var depth = 0
    var at = 0
    while at < written.count {
      let next = at + 1 < written.count ? written[at + 1] : 0
      switch written[at] {
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        depth += 1
        at += 1
      case UInt8(ascii: "*") where depth > 0 && next == UInt8(ascii: "/"):
        depth -= 1
        at += 1
      case let byte: if depth == 0, !byte.isBlank, byte != UInt8(ascii: "`") { compact.append(byte) }
      }
      at += 1
    }
    return compact
  }
}
