import FormModel
import FormSyntax

/// A file while fixes are put into it, kept up to date edit by edit.
struct EditedFile: Sendable {
  /// An edit that was made.
  struct Made: Sendable {
    /// In offsets of the text before all edits.
    let range: Range<Int>
    /// How much longer the edit made the text.
    let growth: Int
    /// What had been there.
    let old: [UInt8]
  }

  private var analysis: FileAnalysis
  /// The text where it is newer than the analysis.
  private var newer: Document?
  /// In the order of the text; none overlaps another.
  private var made: [Made] = []
  /// How much longer those before each made the text, and at the end all of them.
  private var shifts = [0]

  init(_ analysis: FileAnalysis) { self.analysis = analysis }

  var document: Document { newer ?? analysis.file.document }

  var isChanged: Bool { !made.isEmpty }

  /// The errors of the file by itself, those that comments silence too.
  var errorCount: Int {
    mutating get {
      if let newer { analysis = FileAnalysis(FileModel(newer), analysis.scope, sharing: analysis.known) }
      newer = nil
      return analysis.errorCount
    }
  }

  /// Makes an edit; nil, and nothing is changed, where it does not keep clear of the others.
  ///
  /// - Parameter analysing: whether the analysis follows at once: for one edit that is cheaper than to begin it again.
  mutating func apply(_ edit: LocatedEdit, analysing: Bool) -> Made? {
    let place = place(of: edit.range)
    guard place == 0 || EditedFile.areApart(made[place - 1].range, edit.range),
      place == made.count || EditedFile.areApart(edit.range, made[place].range)
    else { return nil }
    let start = edit.range.lowerBound + shifts[place]
    let range = start..<start + edit.range.count
    let text = Array(edit.newText.utf8)
    let change = Made(range: edit.range, growth: text.count - range.count, old: document.bytes(in: range))
    replace(range, text, analysing)
    made.insert(change, at: place)
    shifts.insert(shifts[place], at: place)
    shift(behind: place, by: change.growth)
    return change
  }

  /// Undoes an edit that was made.
  mutating func takeBack(_ change: Made, analysing: Bool) {
    let place = place(of: change.range)
    guard place < made.count, made[place].range == change.range else { return }
    let start = change.range.lowerBound + shifts[place]
    replace(start..<start + change.range.count + change.growth, change.old, analysing)
    made.remove(at: place)
    shifts.remove(at: place)
    shift(behind: place - 1, by: -change.growth)
  }

  private mutating func replace(_ range: Range<Int>, _ text: [UInt8], _ analysing: Bool) {
    if analysing, newer == nil {
      _ = analysis.replace(range, with: text)
    } else {
      var document = self.document
      newer = nil
      _ = document.replace(range, with: text)
      newer = document
    }
  }

  /// How many edits stand before a range.
  private func place(of range: Range<Int>) -> Int {
    var low = 0
    var high = made.count
    while low < high {
      let middle = (low + high) / 2
      if made[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Takes note that the edit at a place makes the text so much longer; fixes come in the order of the text, so that there is
  /// little behind one.
  private mutating func shift(behind place: Int, by growth: Int) {
    for index in shifts.indices.dropFirst(place + 1) { shifts[index] += growth }
  }

  /// Whether the first range ends before the second: what is put in at a place may not touch another edit, since nobody
  /// can say which comes first.
  private static func areApart(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.isEmpty || second.isEmpty ? first.upperBound < second.lowerBound : first.upperBound <= second.lowerBound
  }
}

extension FileAnalysis {
  fileprivate var errorCount: Int {
    formFindings.values.reduce(chunkFindings.measure[.error]) { $0 + $1.count { $0.finding.severity == .error } }
  }
}
