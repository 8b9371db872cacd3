import FormSyntax
public import UIKitCatalog

/// One value of a block, for reading: what it says, and where.
public struct Value: Sendable {
  /// The block that it stands in.
  public let block: BlockModel
  /// Its index among the block's values.
  public let index: Int

  /// The value of a block at an index.
  public init(block: BlockModel, index: Int) {
    self.block = block
    self.index = index
  }

  /// The value as its block has it.
  @inline(__always)
  public var node: ValueNode { block.value(index) }
  /// What it is.
  public var kind: ValueKind { node.kind }
  /// What else is known of it.
  public var flags: ValueFlags { node.flags }
  /// Its bytes, counted from the block's start.
  public var range: Range<Int> { node.range }
  /// Whether a syntax error lies in it.
  public var isBroken: Bool { node.flags.contains(.broken) }
  /// Whether it is what its place takes.
  public var isWellFormed: Bool { node.flags.isDisjoint(with: [.broken, .hasProblem]) }

  /// The name of a member or reference, the label of an argument.
  public var name: String { block.source.text(node.textRange) }

  /// The same in UTF-8.
  public var nameBytes: ArraySlice<UInt8> { block.source.bytes(node.textRange) }

  /// Whether the name is this one, as people bring it along from elsewhere: the catalogue's have constants.
  public func isNamed(_ name: String) -> Bool { nameBytes.elementsEqual(name.utf8) }

  /// Whether it is what Swift calls the object itself, which the language has not.
  public var isSelf: Bool { kind == .reference && isNamed("self") }

  /// Whether the name is that of a call or word of the catalogue, whether or not its place takes that.
  public func isNamed(_ function: FunctionID) -> Bool { function.name.equals(nameBytes) }

  /// Whether the name is that of a member of an enumeration, whether or not its place takes that.
  public func isNamed(_ member: EnumMember) -> Bool { member.name.equals(nameBytes) }

  /// The member of an enumeration that was found for it.
  public var enumMember: EnumMember? {
    guard kind == .member || kind == .reference || kind == .string, !flags.contains(.hasArguments),
      flags.contains(.isResolved)
    else { return nil }
    return EnumMember(rawValue: UInt16(truncatingIfNeeded: node.number))
  }

  /// The call that was found for it.
  public var function: FunctionID? {
    guard kind == .member || kind == .reference, flags.contains(.hasArguments), flags.contains(.isResolved) else {
      return nil
    }
    return FunctionID(rawValue: UInt8(truncatingIfNeeded: node.number))
  }

  /// Whether it is an argument with this label.
  public func isLabelled(_ label: ArgumentLabel) -> Bool { kind == .argument && isNamed(label.rawValue) }

  /// What a boolean literal says; nil of other values.
  public var boolean: Bool? { kind == .boolean ? node.number != 0 : nil }

  /// The value of an integer literal that fits into 64 bits.
  public var integer: Int? {
    kind == .integer && !flags.contains(.overflows) && !isBroken ? Int(exactly: node.number) : nil
  }

  /// The text of a number literal: digits, sign and point, without `_`.
  public var numberText: String? {
    guard kind == .integer || kind == .decimal, !isBroken else { return nil }
    if kind == .integer, let integer { return String(integer) }
    return String(decoding: nameBytes.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
  }

  /// The text of a string literal, escapes read; nil where it has interpolations or errors.
  public var string: String? {
    guard kind == .string, flags.isDisjoint(with: [.broken, .hasInterpolations]) else { return nil }
    if !node.isEncoded { return name }
    return StringLiteral.decode(nameBytes, marks: Int(node.marks), isMultiline: flags.contains(.isMultiline))
  }

  /// The hash of a key: the same for all spellings of a string, another for a name.
  public var keyHash: UInt64 { block.source.withBytes { node.key(in: $0) } }

  /// The source of a regular expression, as bytes, without its delimiters.
  public var pattern: ArraySlice<UInt8>? { kind == .regex ? nameBytes : nil }

  /// The text that people see: a string, or the default of `.localized`.
  public var shownText: Value? {
    if kind == .string { return self }
    return function == nil ? nil : argument(.default)
  }

  /// The values inside: elements, arguments, bounds, interpolations.
  public var children: ValueChildren { ValueChildren(block: block, at: index + 1, end: Int(node.next)) }

  /// The value of the argument with a label; nil where it is not given.
  public func argument(_ label: ArgumentLabel) -> Value? { argument(label.rawValue) }

  /// The value of the argument with a label that the catalogue may lack; nil where it is not given.
  public func argument(_ label: String) -> Value? {
    for child in children where child.kind == .argument && child.node.textLength > 0 && child.isNamed(label) {
      return child.children.first { _ in true }
    }
    return nil
  }

  /// The value of the argument without a label at a place among those.
  public func argument(_ position: Int = 0) -> Value? {
    var left = position
    for child in children where child.kind == .argument && child.node.textLength == 0 {
      if left == 0 { return child.children.first { _ in true } }
      left -= 1
    }
    return nil
  }

  /// The lower bound of a range; nil where it has none.
  public var lower: Value? { flags.contains(.hasLower) ? children.first { _ in true } : nil }
  /// The upper bound of a range; nil where it has none.
  public var upper: Value? {
    guard flags.contains(.hasUpper) else { return nil }
    var children = children
    if flags.contains(.hasLower) { _ = children.next() }
    return children.next()
  }

  /// Whether two values say the same, whatever the blanks between their parts and the spelling of their strings.
  public func says(theSameAs other: Value) -> Bool {
    let count = Int(node.next) - index
    guard count == Int(other.node.next) - other.index else { return false }
    return block.source.withBytes { bytes in
      other.block.source.withBytes { others in
        (0..<count).allSatisfy { offset in
          block.value(index + offset).says(bytes, theSameAs: other.block.value(other.index + offset), others)
        }
      }
    }
  }
}

extension ValueNode {
  /// What two nodes may differ in that say the same.
  private static let spelling: ValueFlags = [.hasEscapes, .isMultiline]

  /// Whether two nodes say the same by themselves, each in the bytes of its block.
  fileprivate func says(
    _ bytes: UnsafeBufferPointer<UInt8>, theSameAs other: ValueNode, _ others: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard kind == other.kind, number == other.number else { return false }
    // What stands in a text with values is read as it is written.
    guard kind == .string, flags.isDisjoint(with: .hasInterpolations) else {
      return flags == other.flags && marks == other.marks
        && bytes[textRange].elementsEqual(others[other.textRange])
    }
    guard flags.subtracting(ValueNode.spelling) == other.flags.subtracting(ValueNode.spelling) else { return false }
    return withMeaning(in: bytes) { text in other.withMeaning(in: others) { text.elementsEqual($0) } }
  }
}

extension Value {
  /// Adds what is the same of values that say the same.
  public func hashSaying(into hasher: inout Hasher) {
    block.source.withBytes { bytes in
      for index in index..<Int(node.next) {
        block.value(index).withMeaning(in: bytes) { text in
          hasher.combine(text.count)
          for byte in text { hasher.combine(byte) }
        }
      }
    }
  }
}

/// The values directly inside another.
public struct ValueChildren: Sequence, IteratorProtocol {
  /// The block that they stand in.
  let block: BlockModel
  /// The index of the one that comes next.
  var at: Int
  /// The index of the first value behind them.
  let end: Int

  /// The next value, without what stands inside it.
  public mutating func next() -> Value? {
    guard at < end else { return nil }
    let index = at
    at = Swift.max(at + 1, Int(block.value(index).next))
    return Value(block: block, index: index)
  }
}
