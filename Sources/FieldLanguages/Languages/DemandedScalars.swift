import TextPatterns
import UIKitCatalog

extension PatternLanguage {
  /// Sets of scalars of which the pattern demands one somewhere, on one way through it at least: literals, and sets that
  /// say which members they have, one by one or in ranges. What lies in look-arounds demands nothing.
  ///
  /// - Parameter mostLetters: of a set with so many Latin letters beside other characters these are demanded by themselves.
  func demanded(mostLetters: Int) -> [ScalarSet] {
    guard let tree = result.tree else { return [] }
    var found: [ScalarSet] = []
    var pending = [tree.root]
    while let id = pending.popLast() {
      let node = tree[id]
      switch node.kind {
      case .set(let set):
        if PatternLanguage.isEnumerated(tree.source[node.range.clamped(to: 0..<tree.source.count)]) {
          found.append(set)
          if let letters = set.letters(atMost: mostLetters) { found.append(letters) }
        }
      case .literal(let run, let ignoringCase):
        found += run.map { ignoringCase ? ScalarSet(scalars: [$0]).withBothCases : ScalarSet(scalars: [$0]) }
      case .sequence(let parts), .alternation(let parts): pending += parts
      case .repetition(let inner, _, let max, _): if max != 0 { pending.append(inner) }
      case .group(let inner, _): pending.append(inner)
      case .empty, .look, .assertion, .backreference, .graphemeCluster, .newlineSequence: break
      }
    }
    return found
  }

  /// Whether a set is written by its members: `[-. ]`, `[A-F]`, a single letter; not `.`, `\\d`, `[^a]`, `[[:alpha:]]`.
  private static func isEnumerated(_ source: some Collection<UInt8>) -> Bool {
    var rest = source[...]
    guard let first = rest.popFirst() else { return false }
    if first == UInt8(ascii: ".") { return false }
    if first == UInt8(ascii: "["), rest.first == UInt8(ascii: "^") || rest.contains(UInt8(ascii: "[")) { return false }
    var isEscaped = first == UInt8(ascii: "\\")
    for byte in rest {
      if isEscaped, UInt8.classLetters.contains(byte) { return false }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return true
  }
}

extension UInt8 {
  /// The letters that make a class of characters behind a back-slash.
  fileprivate static let classLetters = Set("dDwWsShHvVpPNRX".utf8)
}

extension ScalarSet {
  /// The letters of a set that has some of them beside others: the `X` of `[0-9X]`, those of `[0-9A-F]`. Nil where it has
  /// none, or more.
  fileprivate func letters(atMost most: Int) -> ScalarSet? {
    let letters = intersection(ScalarSet.latinLetters)
    return letters.isEmpty || letters == self || letters.count > most ? nil : letters
  }

  private static let latinLetters = ScalarSet(0x41...0x5A).union(ScalarSet(0x61...0x7A))
  /// The hyphen-minus and the minus.
  fileprivate static let minusSigns: [UInt32] = [0x2D, 0x2212]

  /// The scalars with their simple upper and lower cases.
  fileprivate var withBothCases: ScalarSet {
    union(ScalarMapping.uppercase.image(of: self)).union(ScalarMapping.lowercase.image(of: self))
  }
}

extension RuleLanguage {
  /// As many as the letters of hexadecimal numbers: of more beside other characters hardly a text needs one.
  static let fewLetters = 12

  /// Whether it speaks of characters that a keyboard types in none of some locales; nil: these are not known.
  func demandsMore(than keyboard: FieldKeyboard, in locales: [String]?) -> Bool {
    guard kind == .pattern || kind == .oneOf || speaksOfNegative || fractions != nil, !keyboard.isComplete,
      let typed = keyboard.scalars(inAnyOf: locales)
    else { return false }
    return !demanded(beyond: typed).isEmpty
  }

  /// The sets of which some text that it accepts has a scalar, and of which none is among some others.
  func demanded(beyond typed: ScalarSet, mostLetters: Int = fewLetters) -> [ScalarSet] {
    if let choices {
      return choices.flatMap { $0.unicodeScalars.map(\.value) }.filter { !typed.contains($0) }.map {
        ScalarSet(scalars: [$0])
      }
    }
    if kind == .range {
      let signs = speaksOfNegative && !ScalarSet.minusSigns.contains(where: typed.contains) ? ScalarSet.minusSigns : []
      let separators = fractions.flatMap { $0.read.isDisjoint(with: typed) ? $0.separators : nil }
      return signs.map { ScalarSet(scalars: [$0]) } + (separators.map { [$0] } ?? [])
    }
    return patterns.flatMap { $0.demanded(mostLetters: mostLetters) }
      .filter { !$0.isEmpty && $0.isDisjoint(with: typed) }
  }

  /// Whether it is a range that says how far numbers go below zero, and has others, too.
  private var speaksOfNegative: Bool {
    guard case .numbers(let bounds) = bounds, let lower = bounds.lower, lower.isNegative else { return false }
    return bounds.upper.map { !$0.isNegative } ?? true
  }

  /// Of texts with a set of scalars that it demands, those that show it: zero is no negative number, and 1.0 no fraction.
  func tellingTexts(of demanded: ScalarSet) -> [TextLanguage] {
    if let fractions, demanded == fractions.separators { return [TextLanguage(words: fractions.texts())] }
    return speaksOfNegative ? [TextLanguage(everyScalarIn: ScalarSet(0x31...0x39).complement).complement] : []
  }
}
