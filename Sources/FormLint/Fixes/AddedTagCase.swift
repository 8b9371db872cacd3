import FormModel
import FormSyntax

extension FormIndex {
  /// The fix that adds a case to the form's tags, behind that with the greatest value: it counts on from there, as those do
  /// that other fixes add, and nothing else gets another value. Nil where there is no such case.
  func addingCase(_ name: String, in file: FileModel) -> Fix? {
    let greatest = tags.compactMap { block in block.greatest.flatMap { one in one.value.map { (block, one, $0) } } }
    guard let (block, last, value) = greatest.max(by: { $0.2 < $1.2 }), !block.block.hasSyntaxErrors,
      value < .max - FormIndex.room
    else { return nil }
    let isShared = file.mayShareTags(block)
    let member = block.block.member(last.memberIndex).range
    func fix(_ range: Range<Int>, _ text: String) -> Fix {
      Fix(
        "Add the case '\(name)' to the tags", isShared ? .display : .unsafe,
        [Fix.Edit(ChunkPlace(chunk: block.chunk, range: range), text)])
    }
    let isFree = value >= 0 && (1...FormIndex.room).allSatisfy { tagValues.first(factKey(value + $0)) == nil }
    if isFree { return fix(member.upperBound..<member.upperBound, ", \(name)") }
    // One at a time: the case before is written again, which no other fix may do then. Those that count from 0 may be made
    // to count from 1.
    var free = FreeTags(self, besides: [])
    let startsAtZero = tags.contains { $0.cases.first?.value == 0 }
    return free.next(above: max(value, 0) + (startsAtZero ? 1 : 0)).map {
      fix(member, "\(block.block.source.text(member)), \(name) = \($0)")
    }
  }

  /// So many cases may be added at once.
  private static let room: Int64 = 64
}

extension FileModel {
  /// Whether another form of the file may have tags of the same name: the cases of both count on, so that somebody should
  /// look.
  fileprivate func mayShareTags(_ tags: TagBlock) -> Bool {
    guard !tags.block.nameRange.isEmpty, forms.count > 1 else { return false }
    return forms.count > FileModel.mostForms
      || forms.contains { form in
        form.tags.contains { $0.chunk != tags.chunk && $0.block.hasName(tags.block.nameBytes) }
      }
  }

  /// So many forms are looked through for each case that is missing.
  private static let mostForms = 100
}
