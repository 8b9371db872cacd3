/// Looks for another way to write the part of a pattern that makes it slow, by generating and testing: every rule keeps
/// the language by construction, as the laws of Kleene algebra do (Kozen, 1994); which of the results are safe is asked of
/// the analysis.
struct SafeRewrite {
  private static let nodeLimit = 500

  private let tree: PatternTree

  /// The first rewrite that `isSafe` accepts; those that cover the guilty range come first, and small ones before
  /// large ones.
  static func find(
    for finding: BacktrackingFinding, in tree: PatternTree, isSafe: (PatternTree) -> Bool
  ) -> BacktrackingRewrite? {
    let rewriter = SafeRewrite(tree: tree)
    for candidate in rewriter.candidates(around: finding.range).prefix(4) {
      guard let rewritten = rewriter.applied(candidate), isSafe(rewritten) else { continue }
      return candidate
    }
    return nil
  }

  private func applied(_ rewrite: BacktrackingRewrite) -> PatternTree? {
    guard isPlain(rewrite) else { return nil }
    var source = tree.source
    source.replaceSubrange(rewrite.range, with: Array(rewrite.replacement.utf8))
    return PatternTree.parse(source).tree
  }

  /// What is copied means the same where it is copied to: there are no flags and no quotation around parts of it, no
  /// octal escape that digits could join, and no comment of free spacing that would swallow what comes after it.
  private func isPlain(_ rewrite: BacktrackingRewrite) -> Bool {
    guard rewrite.range.upperBound <= tree.source.count else { return false }
    let replaced = tree.source[rewrite.range]
    for (index, byte) in replaced.indices.lazy.map({ ($0, replaced[$0]) }) {
      let next = index + 1 < replaced.endIndex ? replaced[index + 1] : 0
      let afterNext = index + 2 < replaced.endIndex ? replaced[index + 2] : 0
      switch byte {
      case UInt8(ascii: "#"), 0xA, 0xD: return false
      case UInt8(ascii: "\\"):
        if [UInt8(ascii: "Q"), UInt8(ascii: "E"), UInt8(ascii: "0")].contains(next) { return false }
      case UInt8(ascii: "("):
        let isFlag = (0x61...0x7A).contains(afterNext) || afterNext == UInt8(ascii: "-")
        if next == UInt8(ascii: "?"), isFlag { return false }
      default: break
      }
    }
    return true
  }

  private func candidates(around range: Range<Int>) -> [BacktrackingRewrite] {
    // Large patterns are not rewritten by hand either.
    guard tree.nodes.count <= SafeRewrite.nodeLimit else { return [] }
    var result: [BacktrackingRewrite] = []
    for (id, node) in tree.nodes.enumerated() where overlaps(node.range, range) {
      switch node.kind {
      case .repetition(let body, let min, let max, let mode) where mode != .possessive:
        if let loop = UnitLoop(id, in: tree), let text = spelling(loop, under: id) {
          result.append(BacktrackingRewrite(range: node.range, replacement: text))
        }
        if max == nil, min <= 1, let text = separated(body, isOptional: min == 0) {
          result.append(BacktrackingRewrite(range: node.range, replacement: text))
        }
      case .sequence(let parts):
        result += joins(parts)
      default: break
      }
    }
    return result.filter { Array($0.replacement.utf8) != Array(tree.source[$0.range]) }
      .sorted { (missing(of: range, in: $0), $0.range.count) < (missing(of: range, in: $1), $1.range.count) }
  }

  /// How much of the guilty range a rewrite leaves as it is.
  private func missing(of range: Range<Int>, in rewrite: BacktrackingRewrite) -> Int {
    range.count - range.clamped(to: rewrite.range).count
  }

  private func overlaps(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.lowerBound < right.upperBound && right.lowerBound < left.upperBound
  }

  // MARK: (A+Y?)+ is A+(?:YA+)*Y?, and (Y?A+)+ is Y?A+(?:YA+)*

  private func separated(_ body: PatternTree.NodeID, isOptional: Bool) -> String? {
    guard case .sequence(let parts) = tree[unwrapped(body)].kind, parts.count == 2 else { return nil }
    let text: String
    if let run = run(parts[0]), let separator = optionalBody(parts[1]) {
      text = "\(run)(?:\(separator)\(run))*\(separator)?"
    } else if let run = run(parts[1]), let separator = optionalBody(parts[0]) {
      text = "\(separator)?\(run)(?:\(separator)\(run))*"
    } else {
      return nil
    }
    return isOptional ? "(?:\(text))?" : text
  }

  /// The spelling of a part that is at least one scalar of a set.
  private func run(_ node: PatternTree.NodeID) -> String? {
    guard let loop = UnitLoop(node, in: tree), loop.min > 0, !loop.isOptional else { return nil }
    return spelling(loop, under: node)
  }

  /// The spelling of Y in `Y?`.
  private func optionalBody(_ node: PatternTree.NodeID) -> String? {
    guard case .repetition(let body, 0, 1, let mode) = tree[node].kind, mode != .possessive else { return nil }
    return source(of: body)
  }

  private func unwrapped(_ node: PatternTree.NodeID) -> PatternTree.NodeID {
    if case .group(let body, let kind) = tree[node].kind, kind != .atomic { return unwrapped(body) }
    return node
  }

  // MARK: Neighbours that overlap

  private func joins(_ parts: [PatternTree.NodeID]) -> [BacktrackingRewrite] {
    var result: [BacktrackingRewrite] = []
    for first in parts.indices {
      for length in 2...8 where first + length <= parts.count {
        let run = parts[first..<first + length]
        guard let text = joined(Array(run)), let lower = run.first, let upper = run.last else { continue }
        result.append(
          BacktrackingRewrite(
            range: tree[lower].range.lowerBound..<tree[upper].range.upperBound, replacement: text))
      }
    }
    return result
  }

  private func joined(_ parts: [PatternTree.NodeID]) -> String? {
    if let first = parts.first, let loop = UnitLoop(joining: parts, in: tree) {
      // Another spelling of the part that is there already is of no use.
      let isShorter = spelling(loop, under: first).map { $0.utf8.count < source(of: parts).utf8.count } ?? false
      if isShorter { return spelling(loop, under: first) }
    }
    guard let first = parts.first, let last = parts.last, let left = UnitLoop(first, in: tree),
      let right = UnitLoop(last, in: tree), !left.isOptional, !right.isOptional
    else { return nil }
    if parts.count == 2 { return joined(left, first, right, last) }
    if parts.count == 3 { return joined(left, first, parts[1], right, last) }
    return nil
  }

  /// `S{a,}T{b,}` is `S{a,}T{b}` where T is in S, and `S{a}T{b,}` where S is in T.
  private func joined(
    _ left: UnitLoop, _ first: PatternTree.NodeID, _ right: UnitLoop, _ last: PatternTree.NodeID
  ) -> String? {
    if left.set == right.set {
      let both = UnitLoop(set: left.set, min: left.min + right.min)
      return spelling(both, under: first)
    }
    if right.set.isSubset(of: left.set) {
      guard let run = spelling(left, under: first), let rest = spelling(right.set, times: right.min, under: last)
      else { return nil }
      return run + rest
    }
    guard left.set.isSubset(of: right.set), let start = spelling(left.set, times: left.min, under: first),
      let run = spelling(right, under: last)
    else { return nil }
    return start + run
  }

  /// `S{a,}Y?T*` is `S{a,}(?:YT*)?` where T is in S, and `S*Y?T{b,}` is `(?:S*Y)?T{b,}` where S is in T.
  private func joined(
    _ left: UnitLoop, _ first: PatternTree.NodeID, _ middle: PatternTree.NodeID, _ right: UnitLoop,
    _ last: PatternTree.NodeID
  ) -> String? {
    guard let between = atLeastOnce(middle), let start = spelling(left, under: first),
      let end = spelling(right, under: last)
    else { return nil }
    if right.min == 0, right.set.isSubset(of: left.set) { return "\(start)(?:\(between)\(end))?" }
    if left.min == 0, left.set.isSubset(of: right.set) { return "(?:\(start)\(between))?\(end)" }
    return nil
  }

  /// What an optional part is when it is there.
  private func atLeastOnce(_ node: PatternTree.NodeID) -> String? {
    guard case .repetition(let body, 0, let max, let mode) = tree[node].kind, mode != .possessive, max != 0,
      WordFacts(body, in: tree)?.isNullable == false
    else { return nil }
    let atom = source(of: body)
    switch max {
    case 1: return atom
    case nil: return atom + "+"
    case let max?: return "\(atom){1,\(max)}"
    }
  }

  // MARK: Spelling

  private func source(of parts: [PatternTree.NodeID]) -> String { parts.map { source(of: $0) }.joined() }

  private func source(of node: PatternTree.NodeID) -> String {
    String(decoding: tree.source[tree[node].range], as: UTF8.self)
  }

  private func spelling(_ loop: UnitLoop, under node: PatternTree.NodeID) -> String? {
    guard let set = spelling(loop.set, under: node) else { return nil }
    let text =
      switch loop.min {
      case 0: set + "*"
      case 1: set + "+"
      default: "\(set){\(loop.min),}"
      }
    return loop.isOptional ? "(?:\(text))?" : text
  }

  private func spelling(_ set: ScalarSet, times: Int, under node: PatternTree.NodeID) -> String? {
    if times == 0 { return "" }
    guard let text = spelling(set, under: node) else { return nil }
    return times == 1 ? text : "\(text){\(times)}"
  }

  /// The set as it is written under the node, or as a class of a few ranges.
  private func spelling(_ set: ScalarSet, under node: PatternTree.NodeID) -> String? {
    var pending = [node]
    while let next = pending.popLast() {
      switch tree[next].kind {
      case .set(let other) where other == set: return source(of: next)
      case .literal(let run, ignoringCase: false) where run.count == 1 && ScalarSet(scalars: run) == set:
        return source(of: next)
      default: pending += tree[next].kind.children
      }
    }
    return ClassSpelling.text(of: set)
  }
}

/// Writes a set as a bracketed class that needs no flags.
enum ClassSpelling {
  /// Sets of more ranges are not readable.
  private static let spanLimit = 12

  /// A set as a pattern spells it, nil where that would be long.
  static func text(of set: ScalarSet) -> String? {
    guard !set.isEmpty, set.spans.count <= spanLimit else { return nil }
    var text = "["
    for span in set.spans {
      text += scalar(span.lower)
      if span.upper > span.lower + 1 { text += "-" }
      if span.upper > span.lower { text += scalar(span.upper) }
    }
    return text + "]"
  }

  private static func scalar(_ value: UInt32) -> String {
    guard let scalar = Unicode.Scalar(value) else { return "" }
    let isLetterOrDigit = scalar.properties.isAlphabetic || (0x30...0x39).contains(value)
    if value < 0x80, isLetterOrDigit { return String(scalar) }
    if (0x21...0x7E).contains(value) { return "\\" + String(scalar) }
    return "\\x{" + String(value, radix: 16, uppercase: true) + "}"
  }
}
