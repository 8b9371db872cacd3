import FormModel
import FormSyntax
import UIKitCatalog

/// `unresolved-reference`: a name of a field, preset or tag case that is declared nowhere.
enum UnresolvedReference: BlockRule, ControlRule {
  static let info = LintRuleInfo(
    "unresolved-reference", .error, group: .names,
    summary: "A field, an example, a preset or a tag case is used and declared nowhere.",
    reason: """
      What a missing preset would set is not set, a focus that goes to no field goes nowhere, a tag without a case has \
      no value, and '\\(example)' of a field without 'example' shows nothing. Where a field uses more presets than are followed, \
      64 with 256 members together, it is told here, since what the others set is not set either.
      """,
    bad: """
      form Person {
          tags PersonTag { name = 1 }
          textField name { }
          textField email { tag: .email }
      }
      """,
    good: """
      form Person {
          tags PersonTag { name = 1, email }
          textField name { }
          textField email { tag: .email }
      }
      """,
    fix: "Replaces the name with the one that is close to it, or adds the tag case.")

  static let controlFilter = RuleFilter()

  static let blockFilter = BlockFilter(members: [.use], kinds: [.event])

  /// Presets, wherever they are used; the fields that events of the form go to.
  static func check(_ context: BlockContext, _ report: inout Reporter) {
    if context.block.kind == .event, let form = context.form {
      for member in context.block.members where member.property == .focus {
        guard let value = goal(of: member, context.block) else { continue }
        report.checkControl(value, context.id, context.file, form, context.environment.names, isFocus: true)
      }
    }
    guard context.block.memberKinds.contains(MemberKinds(.use)), context.scope.isComplete else { return }
    for value in context.block.usedPresetValues
    where !context.block.isOfUseSlip(value) && context.scope.preset(named: value.nameBytes, in: context.file) == nil
      && !context.scope.mayDeclare(value.nameBytes, in: context.file)
    {
      let meant = closestMatch(to: value.name, among: context.presets.names.likely(for: value.name))
        .flatMap { ClosestMatch.areNumbered(value.name, $0) ? nil : $0 }
      report.add(
        Self.self, at: value.range, .noPreset(value.name, meant), fixes: context.replacement(value.range, meant))
    }
    if context.block.control != nil, let limit = context.presets.limit(of: context.block),
      let first = context.block.usedPresetValues.first
    {
      report.add(Self.self, at: first.range, .tooMuch(limit))
    }
  }

  /// Tag cases and fields, those that presets name too: the form of each user says what they are.
  static func check(_ context: ControlContext, _ report: inout Reporter) {
    let control = context.control
    if let tag = control[.tag], tag.isWellFormed, let value = tag.value, value.kind == .member,
      context.form.tag(ofCase: value.nameBytes) == nil
    {
      report.noCase(value, tag.origin, context)
    }
    report.checkExample(context)
    if let facts = context.block.facts, !facts.references.isEmpty {
      for member in context.block.members {
        for name in names(in: member, of: context.block) {
          if member.rule == .equal { report.checkText(name, context) }
          report.checkControl(
            name, context.control.id, context.file, context.form, context.notes.names,
            isFocus: member.property == .focus)
        }
      }
    }
    guard [MemberKinds(.rule), MemberKinds(.event)].contains(where: control.memberKinds.contains) else { return }
    let unresolved = control.presets.map { context.unresolvedNames(in: $0.block) }
    if unresolved.allSatisfy({ $0.isEmpty }) { return }
    for used in context.events where !used.origin.isOwn {
      for name in context.unresolvedNames(in: used.block)[used.index] ?? [] {
        report.noControl(name, used.origin, context)
      }
    }
    let uses = context.block.usedPresetValues
    for (preset, names) in zip(control.presets, unresolved) where !names.isEmpty {
      if uses.count == 1, report.isFull(info, uses[0].range) { return }
      for index in names.keys.sorted() where preset.block.member(index).kind == .rule {
        for name in names[index] ?? [] { report.noControl(name, .preset(preset), context) }
      }
    }
  }

  /// The fields that a member of a block names.
  fileprivate static func names(in member: Member, of block: BlockModel) -> [Value] {
    if member.property == .focus { return goal(of: member, block).map { [$0] } ?? [] }
    guard member.rule == .equal, member.flags.isDisjoint(with: [.broken, .valueProblem]) else { return [] }
    return member.values.map(block.view).filter { $0.kind == .reference }
  }

  /// The name of the field that `focus:` goes to; nil where it names none, as `next` and `previous` do.
  private static func goal(of member: Member, _ block: BlockModel) -> Value? {
    guard member.flags.isDisjoint(with: [.broken, .valueProblem]), let value = block.value(of: member) else {
      return nil
    }
    return Catalog.word(named: value.nameBytes, for: .focus) == nil ? value : nil
  }
}

extension ControlContext {
  /// By the index of each rule and handler of a preset, the names in it of controls that the form does not have, or, in a
  /// rule, of those that have no text.
  fileprivate func unresolvedNames(in preset: BlockModel) -> [Int: [Value]] {
    let all = notes.presets.controlNames(in: preset) {
      var all: [Int: [Value]] = [:]
      for (index, member) in preset.topMembers where member.kind == .rule || member.kind == .event {
        let members = [member] + preset.innerMembers(of: index).map(\.member)
        let names = members.flatMap { UnresolvedReference.names(in: $0, of: preset) }
        if !names.isEmpty { all[index] = names }
      }
      return all
    }
    if all.isEmpty { return [:] }
    return notes.unresolvedNames(in: preset) {
      var unresolved: [Int: [Value]] = [:]
      for (index, names) in all {
        let isRule = preset.member(index).kind == .rule
        let missing = names.filter { name in
          guard let control = file.control(named: name.nameBytes, in: form) else { return true }
          return isRule && control.block.kindWithoutText != nil
        }
        if !missing.isEmpty { unresolved[index] = missing }
      }
      return unresolved
    }
  }
}

extension BlockModel {
  /// What the control is, where that has no text; nil of others.
  fileprivate var kindWithoutText: ControlKind? { control.flatMap { $0.takesText ? nil : $0 } }
}

extension FormIndex {
  /// The case of its tags that a name is meant for which no case has.
  func meantCase(for name: String) -> String? {
    closestMatch(to: name, among: tags.flatMap { $0.names.likely(for: name) })
      .flatMap { ClosestMatch.areNumbered(name, $0) ? nil : $0 }
  }
}

extension Reporter {
  fileprivate mutating func noCase(_ value: Value, _ origin: Origin, _ context: ControlContext) {
    let tags = context.form.tags
    let meant = context.form.meantCase(for: value.name)
    // A case that cannot be read may be the one.
    let isSlip = meant.map { ClosestMatch.isOneEdit(value.name.utf8, from: $0.utf8) } ?? false
    if !isSlip, tags.contains(where: \.block.hasSyntaxErrors) { return }
    var fixes: [Fix] = []
    if let meant, origin.isOwn {
      fixes.append(Fix(replacing: ".\(value.name)", with: ".\(meant)", at: context.place(value.range)))
    }
    if let fix = context.form.addingCase(value.name, in: context.file) { fixes.append(fix) }
    let hasCases = tags.contains { !$0.cases.isEmpty }
    add(
      UnresolvedReference.self, at: context.ownRange(value.range, origin),
      .noCase(value.name, hasTags: hasCases, meant),
      related: origin.isOwn ? [] : [Related("the preset names it here", context.place(value.range, origin))],
      fixes: fixes)
  }

  /// That a field whose placeholder shows its example has one.
  fileprivate mutating func checkExample(_ context: ControlContext) {
    guard let set = context.control[.placeholder], set.isWellFormed, let text = set.value?.shownText,
      text.flags.contains(.hasInterpolations), context.control.isComplete, !context.control.sets(.example)
    else { return }
    for part in text.children where part.kind == .interpolation {
      guard let value = part.children.first(where: { _ in true }), value.kind == .reference,
        !value.flags.contains(.hasArguments), value.isNamed(.example)
      else { continue }
      add(
        UnresolvedReference.self, at: context.ownRange(value.range, set.origin), .noExample,
        related: set.origin.isOwn ? [] : [Related("it is shown here", context.place(value.range, set.origin))],
        cause: nil)
    }
  }

  /// That the control which a text must be equal to has a text.
  fileprivate mutating func checkText(_ name: Value, _ context: ControlContext) {
    guard let kind = context.file.control(named: name.nameBytes, in: context.form)?.block.kindWithoutText else {
      return
    }
    add(UnresolvedReference.self, at: name.range, .noText(name.name, kind.phrase))
  }

  /// A name that a preset says, of a control that the form does not have, or of one without a text where that is asked for.
  fileprivate mutating func noControl(_ name: Value, _ origin: Origin, _ context: ControlContext) {
    let control = context.file.control(named: name.nameBytes, in: context.form)
    if control == nil, context.form.mayHaveControl(named: name.nameBytes) { return }
    let message = control?.block.kindWithoutText.map { Finding.Message.noText(name.name, $0.phrase) }
    add(
      UnresolvedReference.self, at: context.ownRange(name.range, origin), message ?? .noControl(name.name, nil),
      related: [Related("the preset names it here", context.place(name.range, origin))])
  }

  fileprivate mutating func checkControl(
    _ value: Value, _ chunk: ChunkID, _ file: FileModel, _ form: FormIndex, _ names: NearbyNames, isFocus: Bool
  ) {
    guard file.control(named: value.nameBytes, in: form) == nil else { return }
    let index = file.document.index(of: chunk) ?? 0
    let range = file.neighbours(of: index..<index + 1).clamped(to: file.chunks(of: form))
    // As code says it, with what it is a part of: `self.email`.
    let own = value.name.split(separator: ".").last.map(String.init) ?? value.name
    // A field names itself only by mistake.
    let others = names.names(in: range, of: file, but: index)
    let words = isFocus ? ValueType.focus.functions.filter(\.isWord).map(\.name.string) : []
    let close = closestMatch(to: own, amongBytes: others).map { String(decoding: others[$0], as: UTF8.self) }
    let meant = (close ?? closestMatch(to: own, among: words))
      .flatMap { ClosestMatch.areNumbered(own, $0) ? nil : $0 }
    // One whose name cannot be read may be the control.
    let isSlip = meant.map { ClosestMatch.isOneEdit(own.utf8, from: $0.utf8) } ?? false
    if !isSlip, form.mayHaveControl(named: own.utf8) { return }
    let place = ChunkPlace(chunk: chunk, range: value.range)
    add(
      UnresolvedReference.self, at: value.range, .noControl(value.name, meant),
      fixes: meant.map { [Fix(replacing: value.name, with: $0, at: place)] } ?? [])
  }
}

extension Finding.Message {
  fileprivate static func noPreset(_ name: String, _ meant: String?) -> Self {
    Finding.Message("there is no preset '\(name)'\(didYouMean(meant))")
  }

  fileprivate static func tooMuch(_ limit: PresetLimit) -> Self {
    switch limit {
    case .presets:
      "more than \(limit.count) presets come together here, and what the others set is not set; use fewer"
    case .members:
      "presets with more than \(limit.count) members come together here, and what the others set is not set; use fewer"
    case .bytes:
      "presets with more than \(limit.count) bytes come together here, and what the others set is not set; use shorter ones"
    }
  }

  fileprivate static func noCase(_ name: String, hasTags: Bool, _ meant: String?) -> Self {
    Finding.Message(
      hasTags
        ? "the form's tags have no case '\(name)'\(didYouMean(meant))"
        : "the form has no tags, so there is no case '\(name)'")
  }

  fileprivate static var noExample: Self { "the field has no 'example' that its placeholder could show" }

  fileprivate static func noText(_ name: String, _ kind: String) -> Self {
    Finding.Message("'\(name)' is \(kind), and has no text that another one could be equal to")
  }

  fileprivate static func noControl(_ name: String, _ meant: String?) -> Self {
    Finding.Message("the form has no control '\(name)'\(didYouMean(meant))")
  }
}
