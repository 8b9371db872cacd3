/// The lazy subset construction over a program without guards: a state is the set of positions that may consume next,
/// with a bit for acceptance.
final class SubsetMachine: LanguageMachine {
  private let program: PatternProgram
  /// The program's class for each symbol.
  private let map: [UInt16]
  private let counter: StepCounter
  private var states = Interner<UInt64>()
  private var table: TransitionTable
  private var lengths: [(least: Int32, most: Int32)] = []
  private var universal: [Bool] = []
  private var scratch: [UInt64]
  /// Edges followed since steps were last spent.
  private var visited = 0
  private(set) var start: Int32 = 0

  init(_ program: PatternProgram, map: [UInt16], counter: StepCounter) {
    self.program = program
    self.map = map
    self.counter = counter
    table = TransitionTable(width: program.sets.partition.count)
    scratch = Array(repeating: 0, count: program.words)
    _ = intern()
    add(edgesOf: program.origin(ofEntry: 0))
    start = intern()
  }

  func accepts(_ state: Int32) -> Bool {
    let accept = program.positionCount
    return states.element(states.range(of: state).lowerBound + accept / 64) >> UInt64(accept % 64) & 1 != 0
  }

  func isUniversal(_ state: Int32) -> Bool { universal[Int(state)] }

  func remaining(_ state: Int32) -> (least: Int32, most: Int32) { lengths[Int(state)] }

  @inline(__always) func step(_ state: Int32, _ symbol: Int) -> Int32 {
    let own = Int(map[symbol])
    let known = table[state, own]
    if known != TransitionTable.unknown { return known }
    let made = compute(state, own)
    table[state, own] = made
    return made
  }

  private func compute(_ state: Int32, _ symbol: Int) -> Int32 {
    let base = states.range(of: state).lowerBound
    let words = program.words
    if words == 1 {
      var rest = states.element(base) & program.classPositions[symbol]
      var result: UInt64 = 0
      while rest != 0 {
        result |= program.followMasks[rest.trailingZeroBitCount]
        rest &= rest &- 1
      }
      scratch[0] = result
      counter.spend(2)
      return intern()
    }
    for word in 0..<words {
      var rest = states.element(base &+ word) & program.classPositions[symbol &* words &+ word]
      while rest != 0 {
        add(edgesOf: word &* 64 &+ rest.trailingZeroBitCount)
        rest &= rest &- 1
      }
    }
    counter.spend(words &+ visited / 8)
    visited = 0
    return intern()
  }

  private func add(edgesOf origin: Int) {
    let edges = program.edges(of: origin)
    visited &+= edges.count
    for edge in edges {
      let target = Int(program.targets[edge])
      if target < program.positionCount, program.leastRemaining[target] >= PatternProgram.unlimited { continue }
      scratch[target >> 6] |= 1 << UInt64(truncatingIfNeeded: target & 63)
    }
  }

  /// Takes the set in `scratch`, leaves it empty.
  private func intern() -> Int32 {
    let (number, isNew) = states.intern(scratch)
    if isNew {
      table.addRow()
      counter.spend(program.sets.partition.count / 8 + 1)
      describe()
    }
    for word in scratch.indices { scratch[word] = 0 }
    return number
  }

  private func describe() {
    var least = PatternProgram.unlimited
    var most: Int32 = -1
    var canGoOn = false
    for word in scratch.indices {
      var rest = scratch[word]
      while rest != 0 {
        let target = word * 64 + rest.trailingZeroBitCount
        rest &= rest &- 1
        if target == program.positionCount {
          least = 0
          most = max(most, 0)
        } else {
          least = min(least, program.leastRemaining[target] + 1)
          most = max(most, min(program.mostRemaining[target] + 1, PatternProgram.unlimited))
          canGoOn = canGoOn || program.isUniversal[target] && program.consumesEverything(target)
        }
      }
    }
    lengths.append((least, most))
    universal.append(canGoOn && least == 0)
  }
}
