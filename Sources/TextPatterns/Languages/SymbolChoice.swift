/// Which scalar stands for a class of the joint alphabet in a text for people: digits, then letters, then signs;
/// controls and unassigned scalars only where there is nothing else.
struct SymbolChoice {
  /// Scalars of one kind that take turns (`ABC` rather than `AAA`).
  private struct Turn {
    var scalars: [UInt32]
    var kind: Int
  }

  /// Symbols from the best to the worst.
  private(set) var order: [Int] = []
  private var turns: [Turn]

  /// Kinds of scalars, the ones that read best first; the last kinds are found by looking at the class.
  private static let kinds: [[UInt32]] = [
    "1234567890", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "-.@ _/:,+#()'&%!?*=;\"$[]{}<>~^|\\`",
    "éäöüñçßøåàèìòùÉÄÖÜÑÇØÅ", "абвгдежзиклмн", "АБВГДЕЖЗИКЛМН", "αβγδεζηθ", "ΑΒΓΔΕΖΗΘ", "אבגדהו", "ابتثجح",
    "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "कखगघचछ", "กขคงจ", "中文字大小人", "あいうえお", "アイウエオ", "가나다라마",
    "１２３４５６７８９０", "ＡＢＣＤＥＦ", "ａｂｃｄｅｆ", "€£¥§©®°±²³µ½×÷", "–—…‘’“”„«»", "😀🙂🎉👍🚀",
  ].map { $0.unicodeScalars.map(\.value) }

  init(_ partition: ClassPartition) {
    turns = Array(repeating: Turn(scalars: [], kind: Int.max), count: partition.count)
    var open = partition.count
    for (kind, scalars) in SymbolChoice.kinds.enumerated() where open > 0 {
      for scalar in scalars {
        let symbol = partition.index(of: scalar)
        if symbol == ClassPartition.none { continue }
        if turns[Int(symbol)].kind == Int.max {
          turns[Int(symbol)].kind = kind
          open -= 1
        }
        if turns[Int(symbol)].kind == kind { turns[Int(symbol)].scalars.append(scalar) }
      }
    }
    if open > 0 { findOthers(partition) }
    order = turns.indices.sorted { (turns[$0].kind, $0) < (turns[$1].kind, $1) }
  }

  /// Whether an ordinary letter, digit or sign stands for a symbol, and no picture or worse.
  func isPlain(_ symbol: Int) -> Bool { turns[symbol].kind < SymbolChoice.kinds.count - 1 }

  /// How good the scalars of a symbol are, 0 for the best.
  func kind(of symbol: Int) -> Int { turns[symbol].kind }

  /// The `turn`th scalar for a symbol.
  func scalar(for symbol: Int, turn: Int) -> UInt32 {
    let scalars = turns[symbol].scalars
    return scalars.isEmpty ? 0xFFFD : scalars[turn % scalars.count]
  }

  func scalars(for symbol: Int) -> [UInt32] { turns[symbol].scalars }

  /// A text for a word of symbols, the scalars of each taking their turns.
  func text(_ word: [Int]) -> [UInt32] {
    var used: [Int: Int] = [:]
    return word.map { symbol in
      defer { used[symbol, default: 0] += 1 }
      return scalar(for: symbol, turn: used[symbol, default: 0])
    }
  }

  /// Looks through the scalars of the classes that no listed one is in.
  private mutating func findOthers(_ partition: ClassPartition) {
    var tries = 0
    for segment in partition.starts.indices where partition.classes[segment] != ClassPartition.none {
      let symbol = Int(partition.classes[segment])
      if turns[symbol].kind <= SymbolChoice.kinds.count { continue }
      for value in partition.starts[segment]...min(partition.end(of: segment), partition.starts[segment] + 40) {
        guard tries < 20_000, let scalar = Unicode.Scalar(value) else { break }
        tries += 1
        let kind = SymbolChoice.kinds.count + SymbolChoice.badness(scalar)
        if kind < turns[symbol].kind { turns[symbol] = Turn(scalars: [value], kind: kind) }
      }
    }
  }

  /// 0 for letters, digits, signs and marks; more for spaces, controls, private and unassigned scalars.
  private static func badness(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .spaceSeparator: 1
    case .nonspacingMark, .enclosingMark, .spacingMark: 2
    case .format, .lineSeparator, .paragraphSeparator: 3
    case .control: 4
    case .privateUse: 5
    case .unassigned, .surrogate: 6
    default: 0
    }
  }
}
