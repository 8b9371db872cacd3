import Synchronization

/// A finite list of texts that is asked about as a list, since its automaton would be large.
final class WordList: Sendable {
  /// The scalar values of each text, each text once, in the order in which they were given.
  let words: [[UInt32]]
  /// The scalars of all texts.
  let scalars: ScalarSet
  private let members: Set<[UInt32]>
  /// How many scalars the texts have together.
  private let size: Int
  private let knownOrder = Mutex<[Int32]?>(nil)

  /// Lists of so many scalars are written out as an automaton.
  private static let smallSize = 2_000

  /// Some texts, of equal ones the first.
  init(_ texts: [String]) {
    var members: Set<[UInt32]> = []
    members.reserveCapacity(texts.count)
    var words: [[UInt32]] = []
    words.reserveCapacity(texts.count)
    for text in texts {
      let word = text.unicodeScalars.map(\.value)
      if members.insert(word).inserted { words.append(word) }
    }
    self.words = words
    self.members = members
    size = words.reduce(0) { $0 + $1.count }
    scalars = ScalarSet(scalars: words.joined())
  }

  /// Whether an automaton would take more room than the list, and not so many kinds of scalars that none can be made.
  var isLarge: Bool { size > WordList.smallSize && scalars.count < CompilationLimit.alphabet }

  /// Whether a text is in the list.
  func contains(_ word: [UInt32]) -> Bool { members.contains(word) }

  /// The places of the texts in lexicographic order of their scalars; made when it is first asked for.
  var order: [Int32] {
    knownOrder.withLock { known in
      if let known { return known }
      let made = sorted()
      known = made
      return made
    }
  }

  /// Compares the first three scalars as one number, and all only where these are equal.
  private func sorted() -> [Int32] {
    let keyed = words.indices.map { place in
      let head = words[place].prefix(3)
      let key = head.reduce(UInt64(0)) { $0 << 21 | UInt64($1 + 1) } << UInt64(21 * (3 - head.count))
      return (key: key, place: Int32(truncatingIfNeeded: place))
    }
    return keyed.sorted { left, right in
      if left.key != right.key { return left.key < right.key }
      return words[Int(left.place)].lexicographicallyPrecedes(words[Int(right.place)])
    }.map(\.place)
  }

  /// A class for each scalar that occurs, in ascending order; all others are in one more, or in none.
  func partition(withOthers hasOthers: Bool) -> MintermPartition {
    let values = scalars.spans.flatMap { Array($0.lower...$0.upper) }
    let others = hasOthers ? UInt16(truncatingIfNeeded: values.count) : MintermPartition.none
    var numbers: [UInt32: UInt16] = [:]
    for (number, value) in values.enumerated() { numbers[value] = UInt16(truncatingIfNeeded: number) }
    var result = MintermPartition(starts: [], classes: [], count: values.count + (hasOthers ? 1 : 0))
    for cut in Set([0, 0xD800, 0xE000] + values + values.map { $0 + 1 }).sorted() where cut <= 0x10FFFF {
      let symbol = numbers[cut] ?? ((0xD800..<0xE000).contains(cut) ? MintermPartition.none : others)
      if symbol == result.classes.last { continue }
      result.starts.append(cut)
      result.classes.append(symbol)
    }
    return result
  }
}
