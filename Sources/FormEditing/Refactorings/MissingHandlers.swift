import FormFormatter
import FormLint
import FormModel
import FormSyntax
import UIKitCatalog

extension Selection {
  /// The handler that a field's Return key needs: on the form where several fields need one, else on the field.
  var missingHandler: QuickFix? {
    guard let form, [.formHead, .control].contains(block.kind), touchesMember,
      block.kind == .formHead || keyWithoutHandler(file.entries[place.index]) != nil
    else { return nil }
    let needing = fieldsThatNeedReturn(form)
    guard !needing.isEmpty, block.kind == .formHead || needing.contains(where: { $0.id == place.chunk.id }) else {
      return nil
    }
    if needing.count > 1 {
      guard let head = document.index(of: form.id) else { return nil }
      let text = "on textFieldShouldReturn(_:) { focus: next }"
      return insertion(ofMember: text, intoBlockOf: head, at: .end).flatMap { handler([$0]) }
    }
    guard let only = needing.first, let index = document.index(of: only.id) else { return nil }
    let text = "on textFieldShouldReturn(_:) { \(only.movesOn ? "focus: next" : "resign: true") }"
    return insertion(ofMember: text, intoChunk: index, at: .end).flatMap { handler([$0]) }
  }

  private func handler(_ edits: [SourceEdit]) -> QuickFix? {
    refactoring("Add the handler that the Return key needs", .rewrite, edits)
  }

  /// The fields of a form whose Return key promises something that nothing answers.
  private func fieldsThatNeedReturn(_ form: FormIndex) -> [(id: ChunkID, movesOn: Bool)] {
    var found: [(id: ChunkID, movesOn: Bool)] = []
    file.forEachEntry(in: file.chunks(of: form)) { entry in
      if let key = keyWithoutHandler(entry) { found.append((entry.id, key == EnumMember.ReturnKey.next)) }
    }
    return found
  }

  /// The Return key of a field that promises something that nothing answers; nil where there is none.
  private func keyWithoutHandler(_ entry: ModelEntry) -> EnumMember? {
    guard entry.block.control?.isTextField ?? false, !entry.block.hasSyntaxErrors,
      let control = ResolvedControl(entry, in: file, snapshot.scope), control.isComplete,
      let key = control[.returnKeyType]?.value?.enumMember, key != EnumMember.ReturnKey.default,
      control[.delegate] == nil, control.mayHaveDelegate, control[.class] == nil,
      !control.handlers.contains(where: \.member.answersReturn)
    else { return nil }
    return key
  }
}
