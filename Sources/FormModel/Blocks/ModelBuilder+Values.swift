import FormSyntax

/// Values: taken over from the tree.
extension ModelBuilder {
  /// Adds a value with all that stands inside. Both sides are in preorder, so the subtree is taken over as it lies.
  ///
  /// - Returns: whether there is a syntax error in it: then it says nothing that could be relied on.
  @discardableResult
  mutating func addValue(_ tree: SyntaxTree, _ child: Int) -> Bool {
    var isBroken = false
    let shift = values.count - valueBase - child
    for node in child..<max(child + 1, Int(tree[child].next)) {
      var value = ValueNode(tree[node])
      ModelBuilder.read(tree, tree[node], &value)
      value.next = UInt32(truncatingIfNeeded: Int(tree[node].next) + shift)
      values.append(value)
      if value.flags.contains(.broken) { isBroken = true }
    }
    return isBroken
  }

  /// Takes over what a node says besides its place.
  @inline(__always)
  private static func read(_ tree: SyntaxTree, _ node: SyntaxNode, _ value: inout ValueNode) {
    switch node.kind {
    case .string:
      value.kind = .string
      if node.flags.contains(.hasEscapes) { value.flags.insert(.hasEscapes) }
      if node.flags.contains(.isMultiline) { value.flags.insert(.isMultiline) }
      if node.flags.contains(.hasInterpolations) { value.flags.insert(.hasInterpolations) }
      readContent(node, UInt32(node.detail) + (node.flags.contains(.isMultiline) ? 3 : 1), &value)
    case .integer:
      value.kind = .integer
      let (number, overflows) = integer(tree.bytes, node.range)
      value.number = number
      if overflows { value.flags.insert(.overflows) }
    case .decimal: value.kind = .decimal
    case .boolean:
      value.kind = .boolean
      value.number = tree.bytes[Int(node.start)] == UInt8(ascii: "t") ? 1 : 0
    case .nilLiteral: value.kind = .nilLiteral
    case .regex:
      value.kind = .regex
      readContent(node, UInt32(node.detail) + 1, &value)
    case .implicitMember:
      value.kind = .member
      readName(node, &value)
    case .array: value.kind = .array
    case .range:
      value.kind = .range
      if node.flags.contains(.hasLower) { value.flags.insert(.hasLower) }
      if node.flags.contains(.hasUpper) { value.flags.insert(.hasUpper) }
      if node.flags.contains(.isHalfOpen) { value.flags.insert(.isHalfOpen) }
    case .argument:
      value.kind = .argument
      if node.hasName { value.textStart = node.nameStart }
      value.textLength = node.nameLength
    case .interpolation: value.kind = .interpolation
    default: readName(node, &value)
    }
  }

  private static func readName(_ node: SyntaxNode, _ value: inout ValueNode) {
    value.textStart = node.nameStart
    value.textLength = node.nameLength
    if node.flags.contains(.hasList) { value.flags.insert(.hasArguments) }
    if node.flags.contains(.isPath) { value.flags.insert(.isPath) }
  }

  /// What stands between delimiters of `width` bytes; the closing ones are missing from an open literal.
  private static func readContent(_ node: SyntaxNode, _ width: UInt32, _ value: inout ValueNode) {
    let closing = node.flags.contains(.unterminated) ? 0 : min(width, node.end)
    value.textStart = min(node.start &+ width, node.end)
    value.textLength = max(value.textStart, node.end - closing) - value.textStart
    value.marks = UInt8(clamping: node.detail)
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

  /// Whether a number is above 0: without a sign, and not made of zeros.
  func isPositive(_ index: Int) -> Bool { !hasSign(index) && isNoZero(index) }

  /// Whether a number is below 0.
  func isNegative(_ index: Int) -> Bool { hasSign(index) && isNoZero(index) }

  private func hasSign(_ index: Int) -> Bool {
    source.map { $0[values[index].textRange].first == UInt8(ascii: "-") } ?? false
  }

  private func isNoZero(_ index: Int) -> Bool {
    guard let bytes = source.map({ $0[values[index].textRange].drop { $0 == UInt8(ascii: "-") } }) else { return false }
    let digits = UInt8(ascii: "1")...UInt8(ascii: "9")
    return bytes.contains(where: digits.contains) || bytes.dropFirst(2).contains { $0 > UInt8(ascii: "9") }
  }
}
