import FormModel
import FormSyntax
import UIKitCatalog

/// `zero-tag`: a control whose tag is 0, which is what every view has that nobody gave a tag.
enum ZeroTag: FormRule {
  static let info = LintRuleInfo(
    "zero-tag", .warning,
    summary: "A control's tag is 0, the tag of every view that nobody gave one.",
    reason: """
      A delegate that switches on the tag cannot tell this field from one without a tag, and viewWithTag(0) finds the view \
      that it is asked of. Where every other input has a tag, this is only a hint.
      """,
    bad: """
      form Person {
          textField name { tag: 0 }
          textField email { key: EmailKey }
      }
      """,
    good: """
      form Person {
          textField name { tag: 1 }
          textField email { tag: 2 }
      }
      """,
    fix: "Gives the control the smallest number that is free.")

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    var free = FreeTags(context.form)
    for chunk in context.form.tagValues[factKey(0)] {
      guard let block = context.file.entry(chunk)?.block, block.isTextInput, let tag = context.form.tag(of: block),
        tag.value == 0
      else { continue }
      let written = block.member(of: .tag).flatMap { block.value(of: $0) }
      let place = ChunkPlace(chunk: chunk, range: written?.range ?? block.nameRange)
      report.add(
        Self.self, at: place, .zero(tag.source), severity: context.traits.hasUntagged ? .warning : .hint,
        fixes: fixes(context, tag.source, place, &free))
    }
  }

  private static func fixes(
    _ context: FormContext, _ source: TagSource, _ place: ChunkPlace, _ free: inout FreeTags
  ) -> [Fix] {
    if source == .number {
      guard let free = free.next(above: 0) else { return [] }
      return [Fix("Use the free tag \(free)", .unsafe, [Fix.Edit(place, String(free))])]
    }
    // The first case without a value is 0: it gets 1, and those behind it count on from there.
    for block in context.form.tags {
      guard let first = block.cases.first, first.value == 0,
        !block.block.member(first.memberIndex).flags.contains(.hasValue)
      else { continue }
      let behind = ChunkPlace(chunk: block.chunk, range: first.nameRange.upperBound..<first.nameRange.upperBound)
      return [Fix("Let the tags begin with 1", .unsafe, [Fix.Edit(behind, " = 1")])]
    }
    return []
  }
}

extension Finding.Message {
  fileprivate static func zero(_ source: TagSource) -> Self {
    source == .number
      ? "the tag 0 is that of every view without a tag"
      : "this case has the value 0, which is the tag of every view without one"
  }
}
