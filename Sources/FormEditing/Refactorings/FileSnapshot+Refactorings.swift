import FormFormatter
import FormLint
import FormModel
import FormSyntax

extension FileSnapshot {
  /// Changes that keep what the file means, or add what it lacks, as far as they make sense for a range and bring no
  /// findings. Where a chunk of the file cannot be read to its end, nobody knows where blocks end: only spellings are
  /// offered there, after which more may be found.
  public func refactorings(in range: Range<Int>) -> [QuickFix] {
    let range = range.clamped(to: 0..<document.byteCount)
    guard let place = place(range.lowerBound), document.chunks.measure.errors == 0 else {
      return swiftSpellings.map { [$0] } ?? []
    }
    let selection = Selection(snapshot: self, range: range, place: place)
    let inPlace = [
      selection.wrappedSection, selection.sortedMembers, selection.numberedTags, selection.tagsOfIntegers,
      selection.missingHandler, selection.handlersOfRules, selection.fittingFormatter,
    ].compactMap { $0 }
    let spellings = [swiftSpellings].compactMap { $0 }
    if suppressesRegions { return (inPlace.filter { !bringsFindings($0) } + spellings).map(laidOut) }
    let ofPresets = [selection.extractedPreset, selection.inlinedPreset].compactMap { $0 }
    let changes =
      (ofPresets + inPlace).filter { !bringsFindings($0) } + spellings
      + selection.movesToSections.filter { !bringsFindings($0) }
    return changes.map(laidOut)
  }

  /// Whether a change brings findings of which nobody would say that they were there before.
  func bringsFindings(_ change: QuickFix) -> Bool { trial?.bringFindings(change.edits) ?? false }

  /// Whether comments suppress findings from one place of the file to another: what goes elsewhere would leave that, or
  /// take an end of it along.
  private var suppressesRegions: Bool {
    guard document.chunks.measure.hasDirectives else { return false }
    return document.chunks.contains { chunk in
      SuppressionComment.comments(in: chunk).contains { $0.reach == .region || $0.reach == .end }
    }
  }
}

/// A stretch of a file that somebody wants changed.
struct Selection {
  /// The version of the file that is to be changed.
  let snapshot: FileSnapshot
  /// Counted from the start of the file.
  let range: Range<Int>
  /// Where it begins.
  let place: ChunkOffset

  /// The text and trees of the file.
  var document: Document { snapshot.document }
  /// The file's model.
  var file: FileModel { snapshot.file }
  /// What the chunk says that the selection begins in.
  var block: BlockModel { place.block }
  /// The form around that chunk; nil outside of forms.
  var form: FormIndex? { snapshot.form(around: place.chunk) }

  /// The selection, counted from the start of the chunk that it begins in.
  var inChunk: Range<Int> { range.lowerBound - place.start..<range.upperBound - place.start }

  /// Whether the place is in the chunk's member, or at one of its ends.
  var touchesMember: Bool {
    block.range.lowerBound <= place.offset && place.offset <= block.range.upperBound
  }

  /// A change without a finding; nil where nothing changes or edits overlap.
  func refactoring(_ title: String, _ kind: QuickFix.Kind, _ edits: [SourceEdit]) -> QuickFix? {
    guard !edits.isEmpty, !edits.overlap else { return nil }
    return QuickFix(title: title, kind: kind, finding: nil, edits: edits, isPreferred: false)
  }

  /// An edit whose range counts from the start of the chunk that the selection begins in.
  func edit(_ range: Range<Int>, _ text: String) -> SourceEdit {
    SourceEdit(path: nil, range: range.moved(place.start), newText: text)
  }

  /// Puts a member into a form or section, named by the chunk of its head, or into the file where `head` is nil.
  func insertion(ofMember text: String, intoBlockOf head: Int?, at place: MemberPlace) -> SourceEdit? {
    document.insertion(ofMember: text, intoBlockOf: head, at: place, options: snapshot.formatOptions)
      .map { SourceEdit($0) }
  }

  /// Puts a member into the block of a chunk.
  func insertion(ofMember text: String, intoChunk index: Int, at place: MemberPlace) -> SourceEdit? {
    snapshot.insertion(ofMember: text, intoChunk: index, at: place)
  }
}

extension [SourceEdit] {
  /// Whether two of them change the same bytes, or one stands inside of what another takes away.
  var overlap: Bool {
    let sorted = self.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    return zip(sorted, sorted.dropFirst()).contains { $0.range.upperBound > $1.range.lowerBound }
  }
}
