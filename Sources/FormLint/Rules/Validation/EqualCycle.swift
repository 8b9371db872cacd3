import FormModel
import FormSyntax
import UIKitCatalog

/// `equal-cycle`: fields that must be equal to each other in a circle.
enum EqualCycle: FormRule {
  static let info = LintRuleInfo(
    "equal-cycle", .error, group: .validation,
    summary: "Fields must be equal to each other in a circle, or one to itself.",
    reason: """
      One of them is where the text comes from, the other repeats it. Where each waits for the other, which of them is \
      wrong cannot be said, and both show a message.
      """,
    bad: """
      form Account {
          textField mail { rule equal(to: repeated) }
          textField repeated { rule equal(to: mail) }
          button save { title: "Save"; submit: true }
      }
      """,
    good: """
      form Account {
          textField mail { label: "E-mail" }
          textField repeated { rule equal(to: mail) }
          button save { title: "Save"; submit: true }
      }
      """)

  static let formFilter = FormFilter(rules: [.equal])

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    var starts = context.form.equalCircleStarts
    if context.presets.have(.equal) { starts.formUnion(context.form.presetUsers) }
    var done: Set<ChunkID> = []
    for start in starts.sorted() where !done.contains(start) {
      guard let cycle = cycle(from: start, context, &done),
        let last = cycle.last.flatMap({ EqualLink(of: $0, context) })
      else { continue }
      let others = cycle.dropLast().prefix(10).compactMap { EqualLink(of: $0, context) }
      report.add(
        Self.self, at: last.place, .cycle((others + [last]).map(\.name), count: cycle.count),
        related: others.map { Related("'\($0.name)' must be equal to '\($0.targetName)' here", $0.place) })
    }
  }

  /// The controls of a circle that can be reached from a control and was not met before, the first one first.
  private static func cycle(
    from start: ChunkID, _ context: FormContext, _ done: inout Set<ChunkID>
  ) -> [ChunkID]? {
    var path: [ChunkID] = []
    var places: [ChunkID: Int] = [:]
    var chunk = start
    defer { done.formUnion(path) }
    // Each control has its first rule followed: a second one would be a conflict of another kind.
    while let target = EqualLink.target(of: chunk, context) {
      if let known = places[chunk] {
        let circle = path[known...]
        let least = circle.indices.min { circle[$0] < circle[$1] } ?? known
        return Array(circle[least...] + circle[..<least])
      }
      if done.contains(chunk) { break }
      places[chunk] = path.count
      path.append(chunk)
      chunk = target
    }
    return nil
  }
}

/// That a control must be equal to another one.
private struct EqualLink {
  var name: String
  var target: ChunkID
  var targetName: String
  var place: ChunkPlace

  /// Where the link of a control goes: out of the form's facts where these tell it, since controls may be many.
  static func target(of chunk: ChunkID, _ context: FormContext) -> ChunkID? {
    if !context.form.presetUsers.contains(chunk), let target = context.form.equalTarget(of: chunk) { return target }
    return EqualLink(of: chunk, context)?.target
  }

  /// What the first `equal` rule of a control says whose field exists.
  init?(of chunk: ChunkID, _ context: FormContext) {
    guard let entry = context.file.entry(chunk) else { return nil }
    guard context.form.presetUsers.contains(chunk) else {
      let rules = entry.block.topMembers.lazy.filter { $0.member.rule == .equal }
      self.init(
        rules.map { ResolvedMember(block: entry.block, index: $0.index, origin: .own) }, of: entry, nil, context)
      return
    }
    guard let control = ResolvedControl(entry, formEvents: [], context.presets) else { return nil }
    self.init(control.rules, of: entry, control, context)
  }

  private init?(
    _ rules: some Sequence<ResolvedMember>, of entry: ModelEntry, _ control: ResolvedControl?, _ context: FormContext
  ) {
    for rule in rules {
      guard rule.member.rule == .equal, rule.isWellFormed, let value = rule.argument(.to),
        let target = context.file.control(named: value.nameBytes, in: context.form)
      else { continue }
      name = entry.block.name
      self.target = target.id
      targetName = target.block.name
      place = ChunkPlace(chunk: entry.id, range: control?.ownRange(value.range, rule.origin) ?? value.range)
      return
    }
    return nil
  }
}

extension Finding.Message {
  /// - Parameter names: the first ones of so many.
  fileprivate static func cycle(_ names: [String], count: Int) -> Self {
    guard let first = names.first, count > 1 else { return Finding.Message("a field is always equal to itself") }
    let shown = count > 6 ? names.prefix(5) + ["…"] : names[...]
    return Finding.Message(
      "these fields must be equal to each other in a circle: \((shown + [first]).joined(separator: " → "))")
  }
}
