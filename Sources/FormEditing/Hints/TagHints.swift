import FormModel
import FormSyntax

/// Values of tags that nobody wrote.
extension HintFinder {
  /// `email` counts on from the case before: `= 2`.
  var tagValues: [InlineHint] {
    guard let tags = form?.tags.first(where: { $0.chunk == entry.id }) else { return [] }
    return tags.cases.compactMap { tag in
      guard let value = tag.value, !block.member(tag.memberIndex).flags.contains(.hasValue) else { return nil }
      return InlineHint(
        at: start + tag.nameRange.upperBound, "= \(value)", writing: " = \(value)",
        Prose("Cases count up from the one before, from 0 at first."))
    }
  }

  /// A control that is called like a case has its tag.
  var tagByName: InlineHint? {
    guard let form, let tag = snapshot.file.tag(of: entry, in: form, snapshot.scope, control), tag.source == .byName
    else { return nil }
    let name = block.name
    return InlineHint(
      at: start + block.nameRange.upperBound, "tag \(tag.value)",
      Prose("The tag of the case \(code: name), since the control is called like it."))
  }
}
