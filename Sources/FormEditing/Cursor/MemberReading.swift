import FormModel
import FormSyntax
import UIKitCatalog
import ValueFormatting

/// A call, or a rule, whose arguments are being typed.
struct OpenCall {
  /// What takes the arguments.
  let callee: Callee
  /// The name of the function or rule.
  let name: String
  /// The labels of the arguments that are written before the place, in their order; empty for those without one.
  let labels: [String]
  /// The label of the argument that the place is in, empty where it has none; nil where it is not begun.
  let label: String?
}

extension CursorContext {
  /// What may stand at the place, without what is there already, before it or behind it.
  var expectation: Expectation {
    switch MemberReading(self).expectation {
    case .argument(let callee, let used, let position):
      return .argument(callee, used: used + ElementsBehind(self).labels, position: position)
    case .value(var expected) where expected.isElement:
      expected.siblings += ElementsBehind(self).names
      return .value(expected)
    case let other: return other
    }
  }

  /// The innermost call around the place; nil where there is none, or nobody knows it.
  var call: OpenCall? { MemberReading(self).call }

  /// The keyword that begins the member; nil of a property.
  var keyword: Keyword? { MemberReading(self).keyword }

  /// Whether something stands behind the keyword that begins the member.
  var hasHead: Bool { member.map { $0.nodes.count > 1 } ?? false }

  /// Whether the place is between the brackets of a method's name.
  var isInSelector: Bool {
    member?.nodes.last.map { $0.kind == .selector && $0.flags.isSuperset(of: [.hasList, .broken]) } ?? false
  }
}

/// Finds what a member that is being typed still lacks, from its tree: down the last of its nodes.
struct MemberReading {
  private let context: CursorContext
  private let nodes: [SyntaxNode]
  private let openLists: Set<Int>
  /// What may stand at the place.
  private(set) var expectation = Expectation.nothing
  private var calls: [OpenCall] = []

  /// Reads the member at a place.
  init(_ context: CursorContext) {
    self.context = context
    nodes = context.member?.nodes ?? []
    openLists = context.member?.openLists ?? []
    expectation = context.member == nil ? .member : ofMember()
  }

  /// The innermost call around the place; nil where there is none, or nobody knows it.
  var call: OpenCall? {
    calls.count == openLists.count(where: { nodes[$0].kind != .array }) ? calls.last : nil
  }

  /// The keyword that begins the member; nil of a property.
  var keyword: Keyword? {
    guard let member = nodes.first else { return nil }
    switch member.kind {
    case .importDeclaration: return .import
    case .use: return .use
    case .rule: return .rule
    case .event: return .on
    case .observer: return .observe
    case .override: return .override
    case .control: return Keyword(rawValue: UInt8(truncatingIfNeeded: member.detail))
    // A keyword where it may not stand, with nothing behind it.
    case .property: return nodes.count == 1 && isLast(.identifier) ? Keyword(bytes(member.nameRange)) : nil
    default: return nil
    }
  }

  // MARK: Members

  private mutating func ofMember() -> Expectation {
    guard let member = nodes.first else { return .nothing }
    if let keyword { return behind(keyword, member) }
    guard member.kind == .property, Int(member.next) == nodes.count, let scope = context.block.scope,
      let property = Catalog.property(named: name(of: member), in: scope) ?? propertyOfRule(before: member)
    else { return .nothing }
    let expected = ExpectedValue(of: property)
    // Behind the name alone a colon is still to come.
    guard let value = children(of: 0).last else { return isLast(.identifier) ? .nothing : .value(expected) }
    return inside(value, expected)
  }

  /// The property of the rule before a member, where that lacks its braces: `rule required() when: .submit`.
  private func propertyOfRule(before member: SyntaxNode) -> PropertyID? {
    context.member?.isBehindRule == true ? Catalog.property(named: name(of: member), in: .rule) : nil
  }

  private mutating func behind(_ keyword: Keyword, _ member: SyntaxNode) -> Expectation {
    let head = children(of: 0).first
    let start = head.map { Int(nodes[$0].start) } ?? context.word.lowerBound
    switch keyword {
    case .on:
      guard let head, nodes[head].kind == .implicitMember else { return .event(start: start) }
      return nodes[head].hasName ? .nothing : .controlEvent
    case .override: return .override(start: start)
    case .observe: return .notification(start: start)
    case .use:
      return head == nil || isLast(.comma) ? .preset(used: children(of: 0).map { text(nodes[$0].nameRange) }) : .nothing
    case .rule: return behindRule(member)
    case .import, .form, .preset, .tags, .section, .attributes: return .nothing
    default: return nodes.count == 1 && isLast(.identifier) && !hasOwnName ? .controlName : .nothing
    }
  }

  /// Whether a control has its name; a keyword that is read as a property is the name of that.
  private var hasOwnName: Bool { nodes.first.map { $0.kind == .control && $0.hasName } ?? false }

  private mutating func behindRule(_ member: SyntaxNode) -> Expectation {
    guard member.kind == .rule, member.hasName else { return nodes.count == 1 ? .rule : .nothing }
    guard let rule = ValidationRuleKind.named(bytes(member.nameRange)) else { return .nothing }
    if openLists.contains(0) { return arguments(of: .rule(rule), 0) }
    // Without brackets; of what has no label nobody knows whether it is ended.
    guard Int(member.next) == nodes.count, let last = children(of: 0).last, nodes[last].kind == .argument,
      nodes[last].hasName
    else { return .nothing }
    return arguments(of: .rule(rule), 0)
  }

  /// The name of a property, be it in quotes as in JSON.
  private func name(of member: SyntaxNode) -> ArraySlice<UInt8> {
    if member.hasName { return bytes(member.nameRange) }
    let text = bytes(member.range)
    guard text.first == UInt8(ascii: "\"") else { return [] }
    return text.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
  }

  // MARK: Values

  /// What may follow in a value that is written up to the place.
  private mutating func inside(_ index: Int, _ expected: ExpectedValue) -> Expectation {
    let node = nodes[index]
    var expected = expected
    switch node.kind {
    case .array where openLists.contains(index):
      guard let element = expected.type.element else { return .nothing }
      let elements = children(of: index)
      let last = present(among: elements)
      expected = ExpectedValue(type: element, property: expected.property, isElement: true)
      expected.siblings = elements.filter { $0 != last }.map(sibling)
      return last.map { inside($0, expected) } ?? .value(expected)
    case .implicitMember where openLists.contains(index), .reference where openLists.contains(index):
      guard let function = Catalog.function(named: bytes(node.nameRange), for: expected.type.calling) else {
        return .nothing
      }
      return arguments(of: .function(function), index)
    case .implicitMember where !node.hasName && isLast(.period):
      expected.isAfterDot = true
      return .value(expected)
    case .range:
      guard expected.type == .valueRange else { return .nothing }
      expected.type = .date
      expected.isBound = true
      if node.flags.contains(.hasLower) { expected.lowerBound = children(of: index).first.flatMap(bound) }
      guard node.flags.contains(.hasUpper) else { return .value(expected) }
      return children(of: index).last.map { inside($0, expected) } ?? .nothing
    default: return .nothing
    }
  }

  /// What the bound of a range is; nil where it can be none.
  private func bound(_ index: Int) -> FormattedValue? {
    switch nodes[index].kind {
    case .integer, .decimal: .number
    case .reference: .date
    default: nil
    }
  }

  /// The name of an element, or its text without the quotes.
  private func sibling(_ index: Int) -> String {
    let node = nodes[index]
    return node.kind == .string ? String(text(node.range).dropFirst().dropLast()) : text(node.nameRange)
  }

  private mutating func arguments(of callee: Callee, _ index: Int) -> Expectation {
    let arguments = children(of: index).filter { nodes[$0].kind == .argument }
    let last = present(among: arguments)
    let labels = arguments.filter { $0 != last }.map { text(nodes[$0].nameRange) }
    calls.append(
      OpenCall(
        callee: callee, name: text(nodes[index].nameRange), labels: labels,
        label: last.map { text(nodes[$0].nameRange) }))
    let position = labels.count { $0.isEmpty }
    guard let last else { return .argument(callee, used: labels.filter { !$0.isEmpty }, position: position) }
    let label = bytes(nodes[last].nameRange)
    let parameter =
      label.isEmpty
      ? Expectation.unlabelled(callee.arguments, position) : callee.arguments.first { $0.label.equals(label) }
    guard let expected = parameter.map({ ExpectedValue(type: $0.type) }) ?? valueOfRule(callee, label) else {
      return .nothing
    }
    guard let value = children(of: last).last else { return isLast(.colon) ? .value(expected) : .nothing }
    return inside(value, expected)
  }

  /// The value of a property of a rule that stands among its arguments, where it belongs into the rule's braces.
  private func valueOfRule(_ callee: Callee, _ label: ArraySlice<UInt8>) -> ExpectedValue? {
    guard case .rule = callee else { return nil }
    return Catalog.property(named: label, in: .rule).map(ExpectedValue.init(of:))
  }

  /// The element or argument of an open list that the place is in; nil where it is not begun.
  private func present(among elements: [Int]) -> Int? {
    guard let last = elements.last else { return nil }
    if openLists.contains(where: { (last..<Int(nodes[last].next)).contains($0) }) { return last }
    return isLast(.comma) || isLast(.leftParen) || isLast(.leftBracket) ? nil : last
  }

  // MARK: Nodes

  private func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var child = index + 1
    while child < min(Int(nodes[index].next), nodes.count) {
      found.append(child)
      child = max(child + 1, Int(nodes[child].next))
    }
    return found
  }

  private func isLast(_ kind: LexemeKind) -> Bool { context.last?.kind == kind }

  private func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { context.chunk.source.bytes(range) }

  /// Empty for a name that is missing.
  private func text(_ range: Range<Int>) -> String { range.isEmpty ? "" : context.chunk.source.text(range) }
}
