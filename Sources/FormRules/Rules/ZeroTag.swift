import FormModel
import FormSyntax
import UIKitCatalog

/// `zero-tag`: a control whose tag is 0, which is what every view has that nobody gave a tag.
enum ZeroTag: ControlRule {
  static let info = RuleInfo(
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

  static let interest = Interest(.textInputs)

  static func check(_ context: ControlContext, _ report: inout Reporter) {
    guard let tag = context.form.tag(of: context.block), tag.value == 0 else { return }
    let written = context.block.member(of: .tag).flatMap { context.block.value(of: $0) }
    let range = written?.range ?? context.block.nameRange
    report.add(
      Self.self, at: range, .zero(tag.source), severity: context.traits.hasUntagged ? .warning : .hint,
      fixes: fixes(context, tag.source, range))
  }

  private static func fixes(_ context: ControlContext, _ source: TagSource, _ range: Range<Int>) -> [Fix] {
    if source == .number {
      let free = (1...Int64(context.form.controlCount + 1)).first { context.form.tagValues[factKey($0)].isEmpty } ?? 1
      return [Fix("Use the free tag \(free)", .unsafe, [Fix.Edit(context.place(range), String(free))])]
    }
    // The first case without a value is 0: it gets 1, and those behind it count on from there.
    for block in context.form.tags {
      guard let first = block.cases.first, first.value == 0,
        !block.block.member(first.memberIndex).flags.contains(.hasValue)
      else { continue }
      let place = ChunkPlace(chunk: block.chunk, range: first.nameRange.upperBound..<first.nameRange.upperBound)
      return [Fix("Let the tags begin with 1", .unsafe, [Fix.Edit(place, " = 1")])]
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
