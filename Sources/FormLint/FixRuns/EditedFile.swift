import FormModel
import FormSyntax

/// A file while fixes are put into it.
struct EditedFile: Sendable {
  /// An edit that was made.
  struct Made: Sendable {
    /// In offsets of the text before all edits.
    let range: Range<Int>
    /// What is there since.
    let newText: [UInt8]
    /// What had been there.
    let old: [UInt8]

    /// How much longer the edit made the text.
    var growth: Int { newText.count - range.count }

    /// Whether it adds an element to a list: of several at one place it does not matter which comes first.
    fileprivate var isElement: Bool { range.isEmpty && newText.starts(with: EditedFile.comma) }
  }

  private static let comma = Array(", ".utf8)

  /// What follows an edit at once; what does not is made anew when somebody asks for it.
  enum Follower {
    /// The text alone.
    case nothing
    /// The tree: for one edit that is cheaper than to read the whole text again.
    case document
    /// The tree and the findings.
    case analysis
  }

  /// The text before all edits.
  private let original: Document
  private var analysis: FileAnalysis
  /// The text where it is newer than the analysis.
  private var newer: Document?
  /// Whether edits were made that neither has.
  private var isBehind = false
  /// In the order of the text; none overlaps another.
  private var made: [Made] = []
  /// How much longer those before each made the text, and at the end all of them.
  private var shifts = [0]
  /// The elements that were added to lists, by place.
  private var elements: [Int: Set<[UInt8]>] = [:]
  /// How many chunks analyses looked at that were given up for newer ones.
  private var earlierLooks = 0
  /// What may still be spent on fixes that are tried a few at a time.
  var patience: Int

  /// A file that nothing was put into yet.
  init(_ analysis: FileAnalysis, patience: Int) {
    self.analysis = analysis
    self.patience = patience
    original = analysis.file.document
  }

  /// Whether an edit was made.
  var isChanged: Bool { !made.isEmpty }

  /// The text with all edits in it.
  var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(original.byteCount + made.reduce(0) { $0 + $1.newText.count })
    var done = 0
    for edit in made {
      text += original.bytes(in: done..<edit.range.lowerBound)
      text += edit.newText
      done = edit.range.upperBound
    }
    return text + original.bytes(in: done..<original.byteCount)
  }

  /// Mistakes in the syntax of the text as it is.
  var syntaxErrors: Int {
    mutating get {
      catchUp()
      return (newer ?? analysis.file.document).chunks.measure.errors
    }
  }

  /// The errors of the file by itself, those that comments suppress too.
  var errorCount: Int {
    mutating get {
      analyse()
      return analysis.errorCount
    }
  }

  /// The errors of the file as it is, where they are.
  var errorCounts: ErrorCounts {
    mutating get {
      analyse()
      return analysis.errorCounts
    }
  }

  private mutating func analyse() {
    catchUp()
    if let newer {
      let file = FileModel(newer, source: analysis.file.source, settings: analysis.file.settings)
      earlierLooks += analysis.looks
      // Errors are counted with what the fields could cost before.
      analysis = FileAnalysis(file, analysis.scope, sharing: analysis.known, within: analysis.narrowedBudget)
    }
    newer = nil
    analysis.catchUp(waits: false)
  }

  /// How many chunks were looked at so far.
  var looks: Int { earlierLooks + analysis.looks }

  /// What it costs to look at the forms again, as if so many bytes were read.
  var costOfLook: Int { original.chunks.count * 8 }

  /// The chunks that a range of the text before all edits touches.
  func chunks(around range: Range<Int>) -> Range<Int> {
    guard original.chunks.count > 0 else { return range }
    let first = original.chunkIndex(at: range.lowerBound)
    let last = original.chunkIndex(at: range.upperBound)
    return first.start..<last.start + Int(original.chunks[last.index].byteCount)
  }

  /// The chunks of the text before all edits, in its order.
  var chunks: [Range<Int>] {
    var start = 0
    return original.chunks.leaves.joined().map { chunk in
      defer { start += Int(chunk.byteCount) }
      return start..<start + Int(chunk.byteCount)
    }
  }

  /// Where a range of chunks is now.
  func moved(_ range: Range<Int>) -> Range<Int> {
    let lower = range.lowerBound + shifts[place(of: range.lowerBound..<range.lowerBound)]
    return lower..<max(lower, range.upperBound + shifts[place(of: range.upperBound..<range.upperBound)])
  }

  /// Bytes of the chunks that an edit touches: to read them again is what it costs, however long their line is.
  func cost(of range: Range<Int>) -> Int {
    original.chunks.count > 0 ? max(1, chunks(around: range).count) : 0
  }

  /// Whether what an edit would put in stands there already.
  func holds(_ edit: SourceEdit) -> Bool {
    original.bytes(in: edit.range).elementsEqual(edit.edit.replacement)
  }

  /// Makes an edit; nil, and nothing is changed, where it does not keep clear of the others, or is none of this text.
  mutating func apply(_ edit: SourceEdit, _ follower: Follower) -> Made? {
    let first = place(of: edit.range)
    let place = edit.range.isEmpty ? self.place(behindInsertionsAt: edit.range.lowerBound) : first
    guard edit.range.upperBound <= original.byteCount else { return nil }
    let change = Made(range: edit.range, newText: edit.edit.replacement, old: original.bytes(in: edit.range))
    guard
      place == 0 || EditedFile.areApart(made[place - 1].range, edit.range)
        || first < place && isNewElement(change, among: place - first),
      place == made.count || EditedFile.areApart(edit.range, made[place].range)
    else { return nil }
    if follower == .nothing {
      isBehind = true
    } else {
      let start = edit.range.lowerBound + shifts[place]
      replace(start..<start + edit.range.count, change.newText, follower)
    }
    made.insert(change, at: place)
    shifts.insert(shifts[place], at: place)
    shift(behind: place, by: change.growth)
    if change.isElement { elements[change.range.lowerBound, default: []].insert(change.newText) }
    return change
  }

  /// Undoes an edit that was made.
  mutating func takeBack(_ change: Made, _ follower: Follower) {
    let first = place(of: change.range)
    guard
      let place = made[first...].firstIndex(where: { $0.range == change.range && $0.newText == change.newText })
    else { return }
    if follower == .nothing {
      isBehind = true
    } else {
      let start = change.range.lowerBound + shifts[place]
      replace(start..<start + change.newText.count, change.old, follower)
    }
    made.remove(at: place)
    shifts.remove(at: place)
    shift(behind: place - 1, by: -change.growth)
    if change.isElement { elements[change.range.lowerBound]?.remove(change.newText) }
  }

  private mutating func replace(_ range: Range<Int>, _ text: [UInt8], _ follower: Follower) {
    catchUp()
    if follower == .analysis, newer == nil {
      _ = analysis.replace(range, with: text, isFollowed: true)
    } else {
      var document = newer ?? analysis.file.document
      newer = nil
      _ = document.replace(range, with: text)
      newer = document
    }
  }

  /// Reads the text with the edits that were only noted.
  private mutating func catchUp() {
    guard isBehind else { return }
    newer = Document(bytes: text)
    isBehind = false
  }

  /// How many edits stand before a range.
  private func place(of range: Range<Int>) -> Int {
    (0..<made.count).partitioningIndex { made[$0].range.lowerBound >= range.lowerBound }
  }

  /// How many edits stand before a place, with those that put something in there.
  private func place(behindInsertionsAt place: Int) -> Int {
    (0..<made.count).partitioningIndex { made[$0].range.lowerBound > place || made[$0].range.upperBound > place }
  }

  /// Whether an edit adds an element to a list to which all of the edits at its place do, each another one.
  private func isNewElement(_ change: Made, among count: Int) -> Bool {
    guard change.isElement, let known = elements[change.range.lowerBound] else { return false }
    return known.count == count && !known.contains(change.newText)
  }

  /// Takes note that the edit at a place makes the text so much longer; fixes come in the order of the text, so that
  /// there is little behind one.
  private mutating func shift(behind place: Int, by growth: Int) {
    for index in shifts.indices.dropFirst(place + 1) { shifts[index] += growth }
  }

  /// Whether the first range ends before the second: what is put in at a place may not touch another edit, since nobody
  /// can say which comes first. (Elements of lists may.)
  private static func areApart(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.isEmpty || second.isEmpty ? first.upperBound < second.lowerBound : first.upperBound <= second.lowerBound
  }
}

extension FileAnalysis {
  fileprivate var errorCount: Int {
    formFindings.values.reduce(chunkFindings.measure[.error]) { $0 + $1.all.count { $0.finding.severity == .error } }
  }
}
