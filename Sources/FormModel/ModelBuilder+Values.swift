import FormSyntax

/// Values: taken over from the tree.
extension ModelBuilder {
  /// Adds a value with all that stands inside; gives its index in the run. Both sides are in preorder, so the subtree is
  /// taken over as it lies.
  mutating func addValue(_ tree: SyntaxTree, _ child: Int) -> Int {
    let index = values.count
    let shift = index - valueBase - child
    for node in child..<max(child + 1, Int(tree[child].next)) {
      var value = ModelBuilder.value(tree, tree[node])
      value.next = UInt32(truncatingIfNeeded: Int(tree[node].next) + shift)
      values.append(value)
    }
    return index
  }

  private static func value(_ tree: SyntaxTree, _ node: SyntaxNode) -> ValueNode {
    let flags: ValueFlags = node.flags.contains(.broken) ? .broken : []
    switch node.kind {
    case .string: return string(node, flags)
    case .integer:
      let (number, overflows) = integer(tree.bytes, node.range)
      return ValueNode(
        kind: .integer, range: node.range, text: node.range, flags: overflows ? flags.union(.overflows) : flags,
        number: number)
    case .decimal: return ValueNode(kind: .decimal, range: node.range, text: node.range, flags: flags)
    case .boolean:
      let isTrue = tree.bytes[Int(node.start)] == UInt8(ascii: "t")
      return ValueNode(kind: .boolean, range: node.range, text: node.range, flags: flags, number: isTrue ? 1 : 0)
    case .nilLiteral: return ValueNode(kind: .nilLiteral, range: node.range, text: node.range, flags: flags)
    case .regex: return regex(node, flags)
    case .implicitMember: return named(.member, node, flags)
    case .array: return ValueNode(kind: .array, range: node.range, text: node.range, flags: flags)
    case .range: return range(node, flags)
    case .argument:
      return ValueNode(
        kind: .argument, range: node.range,
        text: node.hasName ? node.nameRange : node.range.lowerBound..<node.range.lowerBound, flags: flags)
    case .interpolation: return ValueNode(kind: .interpolation, range: node.range, text: node.range, flags: flags)
    default: return named(.reference, node, flags)
    }
  }

  private static func named(_ kind: ValueKind, _ node: SyntaxNode, _ flags: ValueFlags) -> ValueNode {
    var flags = flags
    if node.flags.contains(.hasList) { flags.insert(.hasArguments) }
    if node.flags.contains(.isPath) { flags.insert(.isPath) }
    return ValueNode(kind: kind, range: node.range, text: node.nameRange, flags: flags)
  }

  private static func string(_ node: SyntaxNode, _ flags: ValueFlags) -> ValueNode {
    var flags = flags
    if node.flags.contains(.hasEscapes) { flags.insert(.hasEscapes) }
    if node.flags.contains(.isMultiline) { flags.insert(.isMultiline) }
    if node.flags.contains(.hasInterpolations) { flags.insert(.hasInterpolations) }
    let quotes = Int(node.detail) + (node.flags.contains(.isMultiline) ? 3 : 1)
    return ValueNode(
      kind: .string, range: node.range, text: content(node, quotes), flags: flags,
      marks: UInt8(clamping: Int(node.detail)))
  }

  private static func regex(_ node: SyntaxNode, _ flags: ValueFlags) -> ValueNode {
    ValueNode(
      kind: .regex, range: node.range, text: content(node, Int(node.detail) + 1), flags: flags,
      marks: UInt8(clamping: Int(node.detail)))
  }

  /// What stands between delimiters of `width` bytes; the closing ones are missing from an open literal.
  private static func content(_ node: SyntaxNode, _ width: Int) -> Range<Int> {
    let lower = min(Int(node.start) + width, Int(node.end))
    let upper = node.flags.contains(.unterminated) ? Int(node.end) : Int(node.end) - width
    return lower..<max(lower, upper)
  }

  private static func range(_ node: SyntaxNode, _ flags: ValueFlags) -> ValueNode {
    var flags = flags
    if node.flags.contains(.hasLower) { flags.insert(.hasLower) }
    if node.flags.contains(.hasUpper) { flags.insert(.hasUpper) }
    if node.flags.contains(.isHalfOpen) { flags.insert(.isHalfOpen) }
    return ValueNode(kind: .range, range: node.range, text: node.range, flags: flags)
  }

  /// The value of an integer literal, clamped to what fits.
  private static func integer(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> (Int64, overflows: Bool) {
    var at = range.lowerBound
    let isNegative = bytes[at] == UInt8(ascii: "-")
    if isNegative { at += 1 }
    var radix: UInt64 = 10
    if range.upperBound - at > 2, bytes[at] == UInt8(ascii: "0") {
      switch bytes[at + 1] {
      case UInt8(ascii: "x"): radix = 16
      case UInt8(ascii: "o"): radix = 8
      case UInt8(ascii: "b"): radix = 2
      default: break
      }
      if radix != 10 { at += 2 }
    }
    var value: UInt64 = 0
    while at < range.upperBound {
      if bytes[at] != UInt8(ascii: "_") {
        let digit = UInt64(hexValue(bytes[at]) ?? 0)
        let (product, tooLarge) = value.multipliedReportingOverflow(by: radix)
        let (sum, overflow) = product.addingReportingOverflow(digit)
        if tooLarge || overflow { return (isNegative ? .min : .max, true) }
        value = sum
      }
      at += 1
    }
    if isNegative {
      return value <= UInt64(Int64.max) + 1 ? (Int64(truncatingIfNeeded: 0 &- value), false) : (.min, true)
    }
    return value <= UInt64(Int64.max) ? (Int64(value), false) : (.max, true)
  }
}
