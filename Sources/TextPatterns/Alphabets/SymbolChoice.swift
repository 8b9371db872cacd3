/// Which scalar stands for a class of the joint alphabet in a text for people: digits, then letters, then punctuation;
/// blanks that look like others, controls and unassigned scalars only where there is nothing else.
struct SymbolChoice {
  /// Symbols from the best to the worst.
  let order: [Int]
  /// How many symbols, in this order, a printable character of ASCII stands for.
  private let asciiCount: Int
  /// The same of ordinary letters, digits and punctuation marks of any script: no pictures, and nothing worse.
  private let plainCount: Int
  /// How good the scalars of each symbol are, 0 for the best.
  private var kinds: [Int]
  /// The symbols of the listed scalars, in the order of the lists.
  private var symbols: [UInt16]
  /// For symbols without a listed scalar, the one that stands for it.
  private var others: [Int: UInt32] = [:]
  private let partition: MintermPartition

  private static let listed = ListedScalars([
    "1234567890", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "-.@ _/:,+#()'&%!?*=;\"$[]{}<>~^|\\`",
    "éäöüñçßøåàèìòùÉÄÖÜÑÇØÅ", "абвгдежзиклмн", "АБВГДЕЖЗИКЛМН", "αβγδεζηθ", "ΑΒΓΔΕΖΗΘ", "אבגדהו", "ابتثجح",
    "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "कखगघचछ", "กขคงจ", "中文字大小人", "あいうえお", "アイウエオ", "가나다라마",
    "１２３４５６７８９０", "ＡＢＣＤＥＦ", "ａｂｃｄｅｆ", "€£¥§©®°±²³µ½×÷", "–—…‘’“”„«»", "😀🙂🎉👍🚀",
  ])

  /// So many kinds, the first ones, are of ASCII.
  static let asciiKinds = 4

  /// Looks for the best scalar of each class.
  init(_ partition: MintermPartition) {
    self.partition = partition
    let listed = SymbolChoice.listed
    var kinds = Array(repeating: Int.max, count: partition.count)
    symbols = listed.symbols(in: partition)
    for (place, symbol) in symbols.enumerated() where symbol != MintermPartition.none {
      kinds[Int(symbol)] = min(kinds[Int(symbol)], Int(listed.kinds[place]))
    }
    if kinds.contains(Int.max) { SymbolChoice.findOthers(partition, listed.kindCount, &kinds, &others) }
    self.kinds = kinds
    order = kinds.indices.sorted { (kinds[$0], $0) < (kinds[$1], $1) }
    asciiCount = kinds.count { $0 < SymbolChoice.asciiKinds }
    plainCount = kinds.count { $0 < listed.kindCount - 1 }
  }

  /// Whether a printable character of ASCII stands for a symbol.
  func isASCII(_ symbol: Int) -> Bool { kinds[symbol] < SymbolChoice.asciiKinds }

  /// How hard it is to read what stands for the symbol of a rank: nothing of ASCII is, and no number of ordinary
  /// characters of other scripts is harder than one picture or control.
  func effort(ofRank rank: Int) -> Int { rank < asciiCount ? 0 : rank < plainCount ? 1 : 1 << 20 }

  /// How good the scalars of a symbol are, 0 for the best.
  func kind(of symbol: Int) -> Int { kinds[symbol] }

  /// The `turn`th scalar for a symbol.
  func scalar(for symbol: Int, turn: Int) -> UInt32 {
    let scalars = scalars(for: symbol)
    return scalars.isEmpty ? 0xFFFD : scalars[turn % scalars.count]
  }

  /// Scalars that take turns for a symbol (`ABC` rather than `AAA`).
  func scalars(for symbol: Int) -> [UInt32] {
    if let other = others[symbol] { return [other] }
    let listed = SymbolChoice.listed
    guard listed.range.indices.contains(kinds[symbol]) else { return [] }
    return listed.range[kinds[symbol]].filter { Int(symbols[$0]) == symbol }.map { listed.scalars[$0] }
  }

  /// All listed scalars of a symbol, those that read best first, then some others that people can read.
  func manyScalars(for symbol: Int) -> [UInt32] {
    let listed = symbols.indices.filter { Int(symbols[$0]) == symbol }.map { SymbolChoice.listed.scalars[$0] }
    var found = listed + [others[symbol]].compactMap { $0 }
    var known = Set(found)
    var tries = SymbolChoice.mostTries
    for segment in partition.starts.indices where Int(partition.classes[segment]) == symbol {
      for value in SymbolChoice.firstScalars(ofSegment: segment, partition) {
        guard tries > 0, let scalar = Unicode.Scalar(value) else { break }
        tries -= 1
        if SymbolChoice.badness(scalar) == 0, known.insert(value).inserted { found.append(value) }
      }
    }
    return found
  }

  /// A text for a word of symbols, the scalars of each taking their turns.
  func text(_ word: [Int]) -> [UInt32] {
    var used: [Int: (scalars: [UInt32], turn: Int)] = [:]
    return word.map { symbol in
      let (scalars, turn) = used[symbol] ?? (self.scalars(for: symbol), 0)
      used[symbol] = (scalars, turn + 1)
      return scalars.isEmpty ? 0xFFFD : scalars[turn % scalars.count]
    }
  }

  /// Looks through the first scalars of the classes that no listed one is in.
  private static func findOthers(
    _ partition: MintermPartition, _ kindCount: Int, _ kinds: inout [Int], _ others: inout [Int: UInt32]
  ) {
    var tries = Array(repeating: mostTries, count: partition.count)
    for segment in partition.starts.indices where partition.classes[segment] != MintermPartition.none {
      let symbol = Int(partition.classes[segment])
      if kinds[symbol] <= kindCount || tries[symbol] == 0 { continue }
      for value in firstScalars(ofSegment: segment, partition) {
        guard tries[symbol] > 0, let scalar = Unicode.Scalar(value) else { break }
        tries[symbol] -= 1
        let kind = kindCount + badness(scalar)
        if kind < kinds[symbol] {
          kinds[symbol] = kind
          others[symbol] = value
        }
      }
    }
  }

  /// So many scalars of a class are looked at, and so many of each of its segments.
  private static let mostTries = 64
  private static let mostOfSegment: UInt32 = 40

  private static func firstScalars(ofSegment segment: Int, _ partition: MintermPartition) -> ClosedRange<UInt32> {
    let start = partition.starts[segment]
    return start...min(partition.end(of: segment), start + mostOfSegment)
  }

  /// 0 for letters, digits, punctuation marks and symbols; more for blanks, controls, private and unassigned scalars. Of
  /// blanks those come first that people know: tabs, which every field can hold, then breaks of lines.
  private static func badness(_ scalar: Unicode.Scalar) -> Int {
    if scalar == "\t" { return 1 }
    if scalar == "\n" { return 2 }
    return switch scalar.properties.generalCategory {
    case .spaceSeparator: 3
    case .nonspacingMark, .enclosingMark, .spacingMark: 4
    case .format, .lineSeparator, .paragraphSeparator: 5
    case .control: 6
    case .privateUse: 7
    case .unassigned, .surrogate: 8
    default: 0
    }
  }
}

/// Scalars that people can read, in kinds, the ones that read best first.
private struct ListedScalars: Sendable {
  let scalars: [UInt32]
  let kinds: [UInt8]
  /// The places of each kind.
  let range: [Range<Int>]
  /// Places in the order of the scalars.
  private let ascending: [UInt16]
  var kindCount: Int { range.count }

  init(_ lists: [String]) {
    var scalars: [UInt32] = []
    var kinds: [UInt8] = []
    var range: [Range<Int>] = []
    for (kind, list) in lists.enumerated() {
      let first = scalars.count
      scalars += list.unicodeScalars.map(\.value)
      range.append(first..<scalars.count)
      kinds.append(contentsOf: repeatElement(UInt8(kind), count: scalars.count - first))
    }
    ascending = scalars.indices.sorted { scalars[$0] < scalars[$1] }.map { UInt16($0) }
    self.scalars = scalars
    self.kinds = kinds
    self.range = range
  }

  /// The class of each of them.
  func symbols(in partition: MintermPartition) -> [UInt16] {
    var result = Array(repeating: MintermPartition.none, count: scalars.count)
    var segment = 0
    for place in ascending {
      let scalar = scalars[Int(place)]
      while segment + 1 < partition.starts.count, partition.starts[segment + 1] <= scalar { segment += 1 }
      if segment + 1 == partition.starts.count, partition.classes[segment] == MintermPartition.none { break }
      result[Int(place)] = partition.classes[segment]
    }
    return result
  }
}
