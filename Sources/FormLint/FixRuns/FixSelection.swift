import FormSyntax

/// Fixes of one round that do not stand in each other's way, put into their files.
///
/// Terminal and editor both fix files with it, so that one does what the other does.
public struct FixSelection: Sendable {
  private var files: [String: EditedFile] = [:]
  /// The fixes that were put in, in the order in which that was done.
  public private(set) var applied: [FixCandidate] = []

  /// The bytes of a file that may be read again for fixes that are tried a few at a time: each costs the lines that it
  /// touches, and what is looked at again for it.
  private static let greatestPatience = 1 << 24

  /// - Parameters:
  ///   - files: the files that may be changed, by path.
  ///   - patience: what is left of it from selections that were made before, by path.
  public init(_ files: [String: FileAnalysis], patience: [String: Int] = [:]) {
    for (path, file) in files {
      self.files[path] = EditedFile(file, patience: patience[path] ?? FixSelection.greatestPatience)
    }
  }

  /// What is left for selections that are made from the files as they are then, by path.
  public var patience: [String: Int] { files.mapValues(\.patience) }

  /// Puts fixes in, each wholly or not at all: not over another one, not into files that may not be changed, and not
  /// where there would be more errors than before.
  ///
  /// Those of the syntax come first, where they leave fewer mistakes in it. They let more of the text be read, and the
  /// errors that are seen only then were there before: they do not count.
  public mutating func add(_ fixes: [FixCandidate]) {
    let ofSyntax = fixes.filter(\.isOfSyntax)
    if !addTogether(ofSyntax, where: { $0.leavesFewerMistakes(than: &$1, atLeast: $2) }) {
      for fix in ofSyntax { addAlone(ofSyntax: fix) }
    }
    let others = fixes.filter { !$0.isOfSyntax }
    if !addTogether(others, where: { $0.leavesNoNewErrors(than: &$1, $2) }) { addParted(others) }
  }

  /// The text of a file with the fixes in it; nil where there are none.
  public func text(_ path: String) -> [UInt8]? { files[path].flatMap { $0.isChanged ? $0.text : nil } }

  // MARK: All at once

  /// Puts all fixes in if a test holds then; gives whether it does.
  private mutating func addTogether(
    _ fixes: [FixCandidate], where isGood: (inout FixSelection, inout FixSelection, [FixCandidate]) -> Bool
  ) -> Bool {
    guard !fixes.isEmpty else { return true }
    var trial = self
    let put = fixes.filter { trial.put($0, .nothing) != nil }
    guard isGood(&trial, &self, put) else { return false }
    self = trial
    return true
  }

  /// Whether each of the fixes took a mistake in the syntax away.
  private mutating func leavesFewerMistakes(than other: inout FixSelection, atLeast fixes: [FixCandidate]) -> Bool {
    let paths = fixes.paths
    return syntaxErrors(in: paths) + fixes.count <= other.syntaxErrors(in: paths)
  }

  /// Whether every error among what the fixes are for is gone, and no other has come.
  private mutating func leavesNoNewErrors(than other: inout FixSelection, _ fixes: [FixCandidate]) -> Bool {
    let paths = fixes.paths
    let fixed = fixes.count { $0.finding.severity == .error }
    return syntaxErrors(in: paths) <= other.syntaxErrors(in: paths)
      && errors(in: paths) + fixed <= other.errors(in: paths)
  }

  // MARK: By chunk

  /// Puts in together, of each chunk one, the fixes of the chunks that have no more errors when they are in; then the
  /// same of the next ones of each chunk, and at last what is left.
  private mutating func addParted(_ fixes: [FixCandidate]) {
    var (waves, left) = waves(fixes)
    for wave in waves { left += addGoodChunks(wave) }
    addInHalves(left[...])
  }

  /// Fixes by how many of the same chunks come before each, and those behind very many: of several in one chunk, good
  /// ones would make up for what is wrong with others.
  private func waves(_ fixes: [FixCandidate]) -> (waves: [[FixCandidate]], others: [FixCandidate]) {
    var waves: [[FixCandidate]] = []
    var others: [FixCandidate] = []
    var counts: [ChunkBound: Int] = [:]
    for fix in fixes {
      let places = fix.fix.edits.flatMap { edit in
        let path = edit.path ?? fix.path
        let chunks = files[path]?.chunks(around: edit.range) ?? edit.range
        return [ChunkBound(path: path, bound: chunks.lowerBound), ChunkBound(path: path, bound: -chunks.upperBound)]
      }
      let wave = places.reduce(0) { max($0, counts[$1] ?? 0) }
      guard wave < FixSelection.mostWaves else {
        others.append(fix)
        continue
      }
      for place in places { counts[place] = wave + 1 }
      if waves.count == wave { waves.append([]) }
      waves[wave].append(fix)
    }
    return (waves, others)
  }

  private static let mostWaves = 4

  /// Puts in the fixes of the chunks that have no more errors when all are in, unless others have more then; gives those
  /// that were not put in.
  private mutating func addGoodChunks(_ fixes: [FixCandidate]) -> [FixCandidate] {
    var trial = self
    let isPut = fixes.map { trial.put($0, .nothing) != nil }
    var counts: [String: (before: ErrorCounts, after: ErrorCounts)] = [:]
    for path in fixes.paths {
      guard let before = files[path]?.errorCounts, let after = trial.files[path]?.errorCounts else { continue }
      counts[path] = (before, after)
    }
    let isGood = zip(fixes, isPut).map { fix, isPut in
      isPut
        && fix.fix.edits.allSatisfy { edit in
          let path = edit.path ?? fix.path
          guard let file = files[path], let edited = trial.files[path], let counts = counts[path] else { return false }
          let chunks = file.chunks(around: edit.range)
          return counts.after.count(in: edited.moved(chunks)) <= counts.before.count(in: file.moved(chunks))
        }
    }
    let good = zip(fixes, isGood).filter(\.1).map(\.0)
    guard addTogether(good, where: { $0.leavesNoChunkWorse(than: &$1, $2) }) else { return fixes }
    return zip(fixes, isGood).filter { !$0.1 }.map(\.0)
  }

  /// Whether no chunk has more errors than before.
  private mutating func leavesNoChunkWorse(than other: inout FixSelection, _ fixes: [FixCandidate]) -> Bool {
    guard syntaxErrors(in: fixes.paths) <= other.syntaxErrors(in: fixes.paths) else { return false }
    for path in fixes.paths {
      guard let before = other.files[path]?.errorCounts, let after = files[path]?.errorCounts,
        let file = other.files[path], let edited = files[path]
      else { return false }
      for chunk in file.chunks where after.count(in: edited.moved(chunk)) > before.count(in: file.moved(chunk)) {
        return false
      }
    }
    return true
  }

  // MARK: In halves

  /// Puts fixes in, all of them where that leaves no new errors, else each half by itself: where few are no good, that
  /// takes fewer looks at their forms than to try each.
  private mutating func addInHalves(_ fixes: ArraySlice<FixCandidate>) {
    guard fixes.count > 1 else {
      if let fix = fixes.first { addAlone(fix) }
      return
    }
    if addAtOnce(fixes) { return }
    let middle = (fixes.startIndex + fixes.endIndex) / 2
    addInHalves(fixes[..<middle])
    addInHalves(fixes[middle...])
  }

  /// Puts fixes in if that leaves no new errors; gives whether it does.
  private mutating func addAtOnce(_ fixes: ArraySlice<FixCandidate>) -> Bool {
    guard isAffordable(fixes) else { return false }
    let paths = Array(fixes).paths
    let looks = looks(in: paths)
    defer { payLooks(in: paths, since: looks) }
    let before = (syntax: syntaxErrors(in: paths), all: errors(in: paths))
    var put: [(fix: FixCandidate, made: Made)] = []
    for fix in fixes { if let made = self.put(fix, .analysis) { put.append((fix, made)) } }
    let fixed = put.count { $0.fix.finding.severity == .error }
    if syntaxErrors(in: paths) <= before.syntax, errors(in: paths) + fixed <= before.all { return true }
    for (_, made) in put.reversed() { takeBack(made, .analysis) }
    return false
  }

  // MARK: One by one

  /// Puts a fix of the syntax in if it leaves fewer mistakes in it.
  private mutating func addAlone(ofSyntax fix: FixCandidate) {
    guard isAffordable([fix]) else { return }
    let before = syntaxErrors(in: fix.paths)
    guard let made = put(fix, .document) else { return }
    if syntaxErrors(in: fix.paths) >= before { takeBack(made, .document) }
  }

  /// Puts a fix in unless there are more errors then.
  private mutating func addAlone(_ fix: FixCandidate) {
    guard isAffordable([fix]) else { return }
    let looks = looks(in: fix.paths)
    defer { payLooks(in: fix.paths, since: looks) }
    let before = (syntax: syntaxErrors(in: fix.paths), all: errors(in: fix.paths))
    guard let made = put(fix, .analysis) else { return }
    if syntaxErrors(in: fix.paths) > before.syntax || errors(in: fix.paths) > before.all { takeBack(made, .analysis) }
  }

  /// Whether what it costs to try fixes is left; then it is taken off. Each try looks at the forms once more.
  private mutating func isAffordable(_ fixes: ArraySlice<FixCandidate>) -> Bool {
    var costs: [String: Int] = [:]
    for path in Array(fixes).paths { costs[path] = files[path]?.costOfLook }
    for fix in fixes {
      for edit in fix.fix.edits {
        let path = edit.path ?? fix.path
        costs[path, default: 0] += files[path]?.cost(of: edit.range) ?? 0
      }
    }
    guard costs.allSatisfy({ path, cost in cost <= files[path]?.patience ?? 0 }) else { return false }
    for (path, cost) in costs { files[path]?.patience -= cost }
    return true
  }

  /// How many chunks of files were looked at so far.
  private func looks(in paths: Set<String>) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: paths.map { ($0, files[$0]?.looks ?? 0) })
  }

  /// Takes off what it cost to look at chunks, by path.
  private mutating func payLooks(in paths: Set<String>, since before: [String: Int]) {
    for path in paths {
      let looks = (files[path]?.looks ?? 0) - (before[path] ?? 0)
      files[path]?.patience -= FixSelection.costOfChunk * looks
    }
  }

  /// To look at a chunk is worth as many bytes.
  private static let costOfChunk = 256

  // MARK: Edits

  /// The edits of one fix that were made.
  private typealias Made = [(path: String, edit: EditedFile.Made)]

  /// Makes all edits of a fix; nil where one of them cannot be made, and none is.
  private mutating func put(_ fix: FixCandidate, _ follower: EditedFile.Follower) -> Made? {
    // What changes nothing mends nothing.
    if fix.fix.edits.allSatisfy({ files[$0.path ?? fix.path]?.holds($0) ?? false }) { return nil }
    var made: Made = []
    applied.append(fix)
    for edit in fix.fix.edits {
      let path = edit.path ?? fix.path
      guard let edited = files[path]?.apply(edit, follower) else {
        takeBack(made, follower)
        return nil
      }
      made.append((path, edited))
    }
    return made
  }

  /// Undoes the fix that was put in last.
  private mutating func takeBack(_ made: Made, _ follower: EditedFile.Follower) {
    for (path, edit) in made.reversed() { files[path]?.takeBack(edit, follower) }
    _ = applied.popLast()
  }

  private mutating func syntaxErrors(in paths: Set<String>) -> Int {
    paths.reduce(0) { $0 + (files[$1]?.syntaxErrors ?? 0) }
  }

  private mutating func errors(in paths: Set<String>) -> Int {
    paths.reduce(0) { $0 + (files[$1]?.errorCount ?? 0) }
  }
}

/// A bound of chunks of a file: where they begin, or as a negative number where they end.
private struct ChunkBound: Hashable {
  var path: String
  var bound: Int
}
