import FormModel
import FormSyntax
import UIKitCatalog

/// `zero-tag`: a control whose tag is 0, which is what every view has that nobody gave a tag.
enum ZeroTag: FormRule {
  static let info = LintRuleInfo(
    "zero-tag", .warning, group: .tags,
    summary: "A control's tag is 0, the tag of every view that nobody gave one.",
    reason: """
      A delegate that switches on the tag cannot tell this field from one without a tag, and viewWithTag(0) finds the view \
      that it is asked of. Where every other input has a tag, this is only a hint. Where several controls have the tag 0, \
      'duplicate-tag' tells of the others.
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
    fix: "Gives the control the case of its name or the smallest number that is free, or lets the tags begin with 1.")

  static let formFilter = FormFilter([.tag, .delegate])

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    let ofPresets = context.presetValues(of: .tag)
    let holders = holders(context, ofPresets)
    // Those behind the first have a tag that is taken, which is told of them.
    guard let first = holders.min(by: { $0.chunk < $1.chunk }), first.isTextInput else { return }
    let dispatch = UntaggedInputs(context)
    let severity: Severity =
      holders.contains { $0.isTextInput && dispatch.areAskedBesides($0.chunk) } ? .warning : .hint
    guard let place = first.number else { return reportCase(context, severity, &report) }
    var tags = FreeTags(context.form, besides: ofPresets)
    let free = first.isOwn ? tags.next(for: first.name, above: 0) : nil
    report.add(
      Self.self, at: place, .zeroNumber, severity: severity, fixes: free.map { [$0.fix(at: place)] } ?? [])
  }

  /// The controls whose tag is 0, be it their own or that of a preset.
  private static func holders(_ context: FormContext, _ ofPresets: [PresetValue]) -> [ZeroTagged] {
    let elsewhere = Set(ofPresets.map(\.place.chunk))
    var holders: [ZeroTagged] = []
    for chunk in context.form.tagValues[factKey(0)] where !elsewhere.contains(chunk) {
      guard let entry = context.file.entry(chunk), let tag = context.tag(of: entry), tag.value == 0 else { continue }
      let written = entry.block.member(of: .tag).flatMap { entry.block.value(of: $0) }
      if tag.source == .number, written == nil { continue }
      let number = tag.source == .number ? written.map { ChunkPlace(chunk: chunk, range: $0.range) } : nil
      holders.append(
        ZeroTagged(
          chunk: chunk, name: entry.block.name, isTextInput: entry.block.isTextInput, number: number, isOwn: true))
    }
    for set in ofPresets {
      let isCase = set.value.kind == .member && context.form.tag(ofCase: set.value.nameBytes)?.value == 0
      guard isCase || set.value.integer == 0 else { continue }
      holders.append(
        ZeroTagged(
          chunk: set.place.chunk, name: set.name, isTextInput: set.isTextInput, number: isCase ? nil : set.place,
          isOwn: false))
    }
    return holders
  }

  /// Whether the cases that count on from the first one can all have the next number: the last of them gets one that
  /// nothing else has.
  private static func hasRoom(behind block: TagBlock, _ context: FormContext) -> Bool {
    let counted = block.cases.prefix { block.block.value(of: block.block.member($0.memberIndex)) == nil }
    guard let last = counted.last?.value.map({ $0 &+ 1 }) else { return false }
    let names = Dictionary(counted.map { ($0.memberIndex, $0.name) }) { first, _ in first }
    let others = context.form.tags.flatMap(\.cases).filter { names[$0.memberIndex] != $0.name }
    return !others.contains { $0.value == last } && context.form.tagValues[factKey(last)].isEmpty
  }

  /// Points at the first case whose value is 0, be it written or counted.
  private static func reportCase(_ context: FormContext, _ severity: Severity, _ report: inout FormReporter) {
    for block in context.form.tags {
      for tagCase in block.cases where tagCase.value == 0 {
        let written = block.block.value(of: block.block.member(tagCase.memberIndex))
        let place = ChunkPlace(chunk: block.chunk, range: written?.range ?? tagCase.nameRange)
        var fixes: [Fix] = []
        if written == nil, tagCase.memberIndex == block.cases.first?.memberIndex, hasRoom(behind: block, context) {
          // It gets 1, and those behind it count on from there.
          let behind = ChunkPlace(
            chunk: block.chunk, range: tagCase.nameRange.upperBound..<tagCase.nameRange.upperBound)
          fixes = [Fix("Begin the tags with 1", .unsafe, [Fix.Edit(behind, " = 1")])]
        }
        return report.add(Self.self, at: place, .zeroCase(tagCase.name), severity: severity, fixes: fixes)
      }
    }
  }
}

/// A control whose tag is 0.
private struct ZeroTagged {
  var chunk: ChunkID
  var name: String
  var isTextInput: Bool
  /// Where the number is said; nil where a case of the form's tags gives it.
  var number: ChunkPlace?
  /// Whether the control says it itself.
  var isOwn: Bool
}

/// The delegates of a form's text inputs, and which of them serve inputs that nobody gave a tag.
private struct UntaggedInputs {
  /// The name of each one's delegate; empty where nobody names one.
  private var delegates: [ChunkID: ExactText] = [:]
  private var ofUntagged: Set<ExactText> = []

  init(_ context: FormContext) {
    for control in context.inputs where control.mayHaveDelegate {
      let delegate = ExactText(context.resolved.delegate(of: control)?.value.name ?? "")
      delegates[control.id] = delegate
      if !control.sets(.tag), context.form.tag(of: control.block) == nil { ofUntagged.insert(delegate) }
    }
  }

  /// Whether the delegate of an input serves one without a tag, too.
  func areAskedBesides(_ input: ChunkID) -> Bool { delegates[input].map(ofUntagged.contains) ?? false }
}

extension Finding.Message {
  fileprivate static var zeroNumber: Self { "the tag 0 is that of every view without a tag" }

  fileprivate static func zeroCase(_ name: String) -> Self {
    "the case '\(name)' has the value 0, the tag of every view without one"
  }
}
