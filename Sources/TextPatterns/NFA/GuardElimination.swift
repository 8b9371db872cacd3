/// What guards ask about one scalar: in which of their sets it is.
struct GuardClass: OptionSet, Sendable {
  /// One bit a set.
  let rawValue: UInt8

  /// It ends a line.
  static let terminator = GuardClass(rawValue: 1)
  /// It is CR.
  static let carriageReturn = GuardClass(rawValue: 2)
  /// It is LF.
  static let lineFeed = GuardClass(rawValue: 4)
  /// It is a word scalar, as `\b` asks.
  static let word = GuardClass(rawValue: 8)
  /// `\b` looks through it.
  static let transparent = GuardClass(rawValue: 16)
  /// How many combinations there are.
  static let count = 32

  /// The guard class of each class of a partition.
  static func all(in sets: SetMinterms, _ guardSets: GuardSets) -> [GuardClass] {
    let asked: [(Int?, GuardClass)] = [
      (guardSets.terminator, .terminator), (guardSets.carriageReturn, .carriageReturn), (guardSets.lineFeed, .lineFeed),
      (guardSets.word, .word), (guardSets.transparent, .transparent),
    ]
    var result = Array(repeating: GuardClass(), count: sets.partition.count)
    for (set, bit) in asked {
      if let set { sets.forEachClass(of: set) { result[$0].insert(bit) } }
    }
    return result
  }
}

/// Makes an NFA whose guards only ask about neighbouring scalars into one without guards: a position becomes
/// several, one for each thing that guards after it may have to know. It is the product (Rabin & Scott, 1959) with the
/// automaton that remembers the guard class of the last scalar, as far as it is reached.
struct GuardElimination {
  /// A position for one state of the flags after it (nil where nothing after it asks), reading only some guard classes.
  private struct Variant: Hashable {
    var position: Int32
    var flags: Int32
    var classes: UInt32
  }

  private struct SubsetKey: Hashable {
    var set: Int32
    var classes: UInt32
  }

  private static let noFlags: Int32 = -1
  /// Programs with more edges keep their guards.
  private static let edgeLimit = 50_000

  private let linked: PositionGraph
  private let guardClasses: [GuardClass]
  /// For each set the guard classes of its scalars, as bits.
  private let classesOfSet: [UInt32]
  /// Whether what follows a position asks about the scalars up to it.
  private var isAsked: [Bool]
  private var numbers: [Variant: Int32] = [:]
  private var variants: [Variant] = []
  private var setNumbers: [SubsetKey: Int32] = [:]
  private var result: PositionGraph

  /// The NFA without guards; nil where it has look-arounds, or would become large.
  static func nfa(_ linked: PositionGraph) -> PositionGraph? {
    let isLocal = linked.guards.allSatisfy {
      switch $0 {
      case .ahead, .behind: false
      default: true
      }
    }
    guard isLocal, !linked.guards.isEmpty, linked.targets.count <= edgeLimit else { return nil }
    var elimination = GuardElimination(linked)
    return elimination.run() ? elimination.result : nil
  }

  private init(_ linked: PositionGraph) {
    self.linked = linked
    guardClasses = GuardClass.all(in: linked.sets, linked.guardSets)
    classesOfSet = (0..<linked.sets.count).map { [guardClasses] set in
      var bits: UInt32 = 0
      linked.sets.forEachClass(of: set) { bits |= 1 << UInt32(guardClasses[$0].rawValue) }
      return bits
    }
    isAsked = GuardElimination.askedPositions(linked, classesOfSet)
    result = PositionGraph(sets: linked.sets)
  }

  /// Positions before a condition; and, through scalars that `\b` skips, those before them.
  private static func askedPositions(_ linked: PositionGraph, _ classesOfSet: [UInt32]) -> [Bool] {
    let count = linked.positionSets.count
    let transparent = (0..<GuardClass.count).reduce(UInt32(0)) { bits, raw in
      GuardClass(rawValue: UInt8(raw)).contains(.transparent) ? bits | 1 << UInt32(raw) : bits
    }
    var isAsked = (0..<count).map { position in
      linked.edges(of: position).contains { linked.edgeConditions[$0] != 0 }
    }
    var hasChanged = isAsked.contains(true)
    var rounds = 0
    while hasChanged {
      rounds += 1
      // That more is asked than is needed makes more variants, and no other answers.
      if rounds > 16 { return Array(repeating: true, count: count) }
      hasChanged = false
      for position in 0..<count where !isAsked[position] {
        isAsked[position] = linked.edges(of: position).contains { edge in
          let target = Int(linked.targets[edge])
          return target < count && isAsked[target] && classesOfSet[Int(linked.positionSets[target])] & transparent != 0
        }
        if isAsked[position] { hasChanged = true }
      }
    }
    return isAsked
  }

  private mutating func run() -> Bool {
    let positionLimit = linked.positionSets.count * 4 + 64
    let edgeLimit = linked.targets.count * 4 + 1_024
    // The start comes first here; it is put behind all positions at the end.
    var start: [Int32] = []
    addEdges(from: linked.positionSets.count, .atStart) { start.append($0) }
    var next = 0
    while next < variants.count {
      let variant = variants[next]
      next += 1
      let flags = variant.flags == GuardElimination.noFlags ? [] : PlaceFlags(rawValue: variant.flags)
      var targets: [Int32] = []
      addEdges(from: Int(variant.position), flags) { targets.append($0) }
      result.add(targets)
      if variants.count > positionLimit || result.targets.count > edgeLimit { return false }
    }
    result.add(start)
    let accept = Int32(truncatingIfNeeded: variants.count)
    result.finish(variants.map { subset($0) }, countedCopies(), accept: accept)
    return true
  }

  /// The targets of an origin, -1 for acceptance.
  private mutating func addEdges(from origin: Int, _ flags: PlaceFlags, _ add: (Int32) -> Void) {
    for edge in linked.edges(of: origin) {
      let target = Int(linked.targets[edge])
      let guards = linked.conditions[Int(linked.edgeConditions[edge])].map { linked.guards[Int($0)] }
      if target == linked.positionSets.count {
        if guards.allSatisfy({ flags.holds($0, before: nil) }) { add(-1) }
        continue
      }
      var classes = classesOfSet[Int(linked.positionSets[target])]
      var byFlags: [(flags: Int32, classes: UInt32)] = []
      while classes != 0 {
        let symbol = GuardClass(rawValue: UInt8(truncatingIfNeeded: classes.trailingZeroBitCount))
        classes &= classes &- 1
        guard guards.allSatisfy({ flags.holds($0, before: symbol) }) else { continue }
        let after = isAsked[target] ? flags.after(symbol).rawValue : GuardElimination.noFlags
        let bit = UInt32(1) << UInt32(symbol.rawValue)
        if let known = byFlags.firstIndex(where: { $0.flags == after }) {
          byFlags[known].classes |= bit
        } else {
          byFlags.append((after, bit))
        }
      }
      for (after, classes) in byFlags {
        add(number(Variant(position: Int32(truncatingIfNeeded: target), flags: after, classes: classes)))
      }
    }
  }

  private mutating func number(_ variant: Variant) -> Int32 {
    if let known = numbers[variant] { return known }
    let number = Int32(truncatingIfNeeded: variants.count)
    variants.append(variant)
    numbers[variant] = number
    return number
  }

  /// Variants of one repetition's copies are comparable where all else about them is the same.
  private func countedCopies() -> [ThompsonBuilder.CountedCopy?] {
    var repetitions: [Variant: Int32] = [:]
    return variants.map { variant in
      guard let known = linked.countedCopies[Int(variant.position)] else { return nil }
      let kind = Variant(position: known.repetition, flags: variant.flags, classes: variant.classes)
      let repetition = repetitions[kind] ?? Int32(truncatingIfNeeded: repetitions.count)
      repetitions[kind] = repetition
      return ThompsonBuilder.CountedCopy(repetition: repetition, copy: known.copy)
    }
  }

  /// The number of a variant's set among those of the result.
  private mutating func subset(_ variant: Variant) -> Int32 {
    let set = linked.positionSets[Int(variant.position)]
    if variant.classes == classesOfSet[Int(set)] { return set }
    let key = SubsetKey(set: set, classes: variant.classes)
    if let known = setNumbers[key] { return known }
    let number = result.sets.addSubset(of: Int(set)) { variant.classes >> UInt32(guardClasses[$0].rawValue) & 1 != 0 }
    setNumbers[key] = Int32(truncatingIfNeeded: number)
    return Int32(truncatingIfNeeded: number)
  }
}
