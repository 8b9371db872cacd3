import FieldLanguages
import FormModel
import FormSyntax
import Synchronization
import TextPatterns

/// An analysis that is made in pieces, between other work.
extension FileAnalysis {
  /// Whether everything was looked at: until then findings of some chunks are of an earlier version, or missing.
  public var isComplete: Bool {
    isEachLookedAt && pace.nextOfFirst == nil
  }

  /// Whether fields are looked at again with a smaller budget: some of what was found is taken back then, and comes again.
  public var isNarrowing: Bool { pace.isNarrowed && !isComplete }

  /// The same but for the fields that are looked at once more with a larger budget.
  private var isEachLookedAt: Bool {
    chunkFindings.measure.pending == 0 && waitingForms.isEmpty && uncheckedForms.isEmpty && putOff.isEmpty
  }

  /// Whether everything in a part of the file was looked at, in bytes of it.
  public func isComplete(in range: Range<Int>) -> Bool {
    if isComplete { return true }
    guard waitingForms.isEmpty, uncheckedForms.isEmpty, putOff.isEmpty, pace.nextOfFirst == nil else { return false }
    let chunks = file.document.chunks
    guard chunks.count > 0 else { return true }
    let index = { [document = file.document] byte in
      document.chunkIndex(at: min(max(byte, 0), document.byteCount)).index
    }
    return firstPending(from: index(range.lowerBound)).map { $0 > index(range.upperBound) } ?? true
  }

  /// How many findings chunks have, those that comments suppress among them.
  public var findingCount: Int { Int(chunkFindings.measure.total) }

  /// How many chunks were looked at, and how many there are.
  public var progress: (done: Int, total: Int) {
    (chunkFindings.count - Int(chunkFindings.measure.pending), chunkFindings.count)
  }

  /// Says what is on the screen, in bytes of the file: it is looked at first.
  public mutating func prefer(_ range: Range<Int>) {
    guard file.document.chunks.count > 0 else { return }
    nextPending = file.document.chunkIndex(at: min(max(range.lowerBound, 0), file.document.byteCount)).index
  }

  /// Looks at the next chunks that wait, at most so many; gives whether something was left to do.
  ///
  /// Made in pieces of any size, an analysis ends as if it had been made at once.
  ///
  /// - Parameter isWanted: whether somebody waits for what is done next. The work at a hard field is given up then: it is
  ///   done again after all others, with what was found out of it whole.
  @discardableResult
  public mutating func analyseNext(atMost limit: Int, until isWanted: (@Sendable () -> Bool)? = nil) -> Bool {
    checkNextForms(waits: false)
    if !uncheckedForms.isEmpty { return true }
    catchUp(waits: false)
    if pace.nextOfFirst == nil { lookAtPending(limit, isWanted) } else { decideNextOfFirst(limit, isWanted) }
    if isComplete { givenUp = [] }
    if pace.changesBudget(isComplete: isEachLookedAt) { markFieldsPending() }
    return !isComplete
  }

  /// Counts what is found out in one piece.
  private func meterOfPiece(
    _ budget: FieldBudget, until isWanted: (@Sendable () -> Bool)?, pausingAt pause: Int
  ) -> FieldMeter {
    FieldMeter(budget, pace.costs, pausingAt: pause, isWanted.map { Interruption(where: $0) })
  }

  /// A piece ends with the field that goes past so many steps.
  private var pause: Int { pace.costs.total + FileAnalysis.stepsOfPiece }

  private mutating func lookAtPending(_ limit: Int, _ isWanted: (@Sendable () -> Bool)?) {
    var left = limit
    let pause = pause
    while left > 0, !pace.costs.exceeds(pause), let first = firstPending(from: nextPending) ?? firstPending(from: 0) {
      var end = first + 1
      if isLong(first), left < limit { break }
      let stretch = pace.stretch(from: first)
      let most = min(chunkFindings.count, stretch.end)
      while end < most, end - first < left, chunkFindings[end].isPending, !isLong(end) { end += 1 }
      let meter = meterOfPiece(stretch.budget, until: isWanted, pausingAt: pause)
      let looked = recheckEach(first..<end, meter, goesOn: true)
      left -= looked
      nextPending = first + looked
      if meter.wasGreedy { pace.noteGreedy(nextPending) }
      if meter.wasInterrupted { noteGivenUp(first..<nextPending) }
      if looked < end - first || meter.wasInterrupted { break }
    }
  }

  /// Looks at fields that a smaller budget left undecided, in the order of the text, each with the whole budget.
  private mutating func decideNextOfFirst(_ limit: Int, _ isWanted: (@Sendable () -> Bool)?) {
    var left = limit
    let pause = pause
    while left > 0, !pace.costs.exceeds(pause) {
      guard let next = pace.nextOfFirst, let run = undecidedRun(from: next, to: pace.firstGreedy ?? chunkFindings.count)
      else {
        return pace.endFirst(before: pace.firstGreedy ?? .max)
      }
      let meter = meterOfPiece(pace.budget, until: isWanted, pausingAt: pause)
      let looked = recheckEach(run.prefix(left), meter, goesOn: true)
      left -= max(looked, 1)
      pace.nextOfFirst = run.lowerBound + looked
      if pace.costs.isOverdrawn { return pace.endFirst(before: run.lowerBound + looked) }
      if meter.wasInterrupted {
        pace.nextOfFirst = noteGivenUp(run.lowerBound..<run.lowerBound + looked) ?? pace.nextOfFirst
        return
      }
    }
  }

  /// Takes in that the work at one of some chunks was given up; gives which that is.
  @discardableResult
  private mutating func noteGivenUp(_ range: Range<Int>) -> Int? {
    guard let hard = range.first(where: { chunkFindings[$0].isPending }) else { return nil }
    givenUp.insert(file.document.chunks[hard].id)
    return hard
  }

  /// The first chunks from one to another that stand together and of which something is not decided.
  func undecidedRun(from start: Int, to end: Int) -> Range<Int>? {
    guard start < end else { return nil }
    let place = chunkFindings.place(of: start)
    for leaf in place.leaf..<chunkFindings.leaves.count {
      let measure = chunkFindings.measure(ofLeaf: leaf)
      if measure.undecided == 0, measure.pending == 0 { continue }
      let skipped = leaf == place.leaf ? place.offset : 0
      guard let offset = chunkFindings.leaves[leaf].dropFirst(skipped).firstIndex(where: \.isLeftOpen) else { continue }
      let first = chunkFindings.start(ofLeaf: leaf) + offset
      let run = chunkFindings.leaves[leaf][offset...].prefix { $0.isLeftOpen }.count
      return first < end ? first..<min(first + run, end) : nil
    }
    return nil
  }

  /// Whether what comes next is no piece of work that others can wait for: a form with very many controls, a very long
  /// chunk, or one that was given up before since somebody waited.
  public var isNextLong: Bool {
    if areNextFormsLong { return true }
    guard !isComplete, uncheckedForms.isEmpty, let next = firstPending(from: nextPending) ?? firstPending(from: 0)
    else { return false }
    return isLong(next) || givenUp.contains(file.document.chunks[next].id)
  }

  /// Whether it takes long to look at a chunk whatever it says.
  func isLong(_ index: Int) -> Bool { file.document.chunks[index].byteCount > FileAnalysis.longestChunk }

  /// Of ordinary chunks none has so many bytes.
  private static let longestChunk = 20_000

  /// Leaves chunks to `analyseNext`; their findings stay meanwhile.
  mutating func markPending(_ range: Range<Int>) {
    chunkFindings.overwrite(
      from: range.lowerBound,
      with: range.map { index in
        var found = chunkFindings[index]
        found.markPending(wholly: true)
        return found
      })
  }

  /// Leaves the chunks of ranges, which are in order, to `analyseNext`: all at once, since they may be very many.
  mutating func markPending(_ ranges: [Range<Int>]) {
    guard let first = ranges.first, let last = ranges.last else { return }
    var left = ranges[...]
    chunkFindings.overwrite(
      from: first.lowerBound,
      with: (first.lowerBound..<last.upperBound).map { index in
        var found = chunkFindings[index]
        while let range = left.first, range.upperBound <= index { left.removeFirst() }
        if left.first?.contains(index) ?? false { found.markPending(wholly: true) }
        return found
      })
  }

  /// Leaves chunks with syntax errors to `analyseNext` where an edit of others had to do with errors: whether a fix leaves
  /// fewer of them hangs on the whole text.
  ///
  /// - Parameter count: how many errors there were before the edit.
  mutating func recheckErrors(beside edited: Range<Int>, before count: Int) {
    let chunks = file.document.chunks
    guard chunks.measure.errors != count || edited.contains(where: { !chunks[$0].errors.isEmpty }) else { return }
    var left = FileAnalysis.errorsLookedAt
    for leaf in chunks.leaves.indices where left > 0 && chunks.measure(ofLeaf: leaf).errors > 0 {
      let start = chunks.start(ofLeaf: leaf)
      let others = chunks.leaves[leaf].indices.lazy.filter { !chunks.leaves[leaf][$0].errors.isEmpty }.map {
        start + $0
      }
      for index in others.filter({ !edited.contains($0) }).prefix(left) {
        markPending(index..<index + 1)
        left -= 1
      }
    }
  }

  /// So many chunks with errors are looked at again at most when others are edited.
  private static let errorsLookedAt = 64

  private static let stepsOfPiece = 200_000

  /// All controls and presets are to be looked at again: those without rules may have formatters, which cost something, too.
  private mutating func markFieldsPending() {
    for (leaf, entries) in file.entries.leaves.enumerated() {
      var found = chunkFindings.leaves[leaf]
      let fields = entries.indices.filter { [.control, .preset].contains(entries[$0].block.kind) }
      for offset in fields { found[offset].markPending(wholly: false) }
      if !fields.isEmpty { chunkFindings.overwrite(from: chunkFindings.start(ofLeaf: leaf), with: found) }
    }
    nextPending = 0
  }

  /// The first chunk at an index or behind it that waits.
  private func firstPending(from start: Int) -> Int? {
    guard start < chunkFindings.count, chunkFindings.measure.pending > 0 else { return nil }
    let place = chunkFindings.place(of: start)
    for leaf in place.leaf..<chunkFindings.leaves.count where chunkFindings.measure(ofLeaf: leaf).pending > 0 {
      let skipped = leaf == place.leaf ? place.offset : 0
      if let found = chunkFindings.leaves[leaf].dropFirst(skipped).firstIndex(where: \.isPending) {
        return chunkFindings.start(ofLeaf: leaf) + found
      }
    }
    return nil
  }
}

/// Which text and presets an analysis is about; equal ones are about the same.
public struct AnalysisState: Sendable, Equatable {
  private let number: Int
  private static let count = Atomic(0)

  /// One that there was not yet.
  static func next() -> AnalysisState {
    AnalysisState(number: count.add(1, ordering: .relaxed).newValue)
  }
}
