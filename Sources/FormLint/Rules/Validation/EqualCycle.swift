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
    if !context.form.presetUsers.isEmpty, context.presets.have(.equal) { starts.formUnion(context.form.presetUsers) }
    if starts.isEmpty { return }
    let links = EqualLinks(context)
    var done: Set<ChunkID> = []
    for start in starts.sorted() where !done.contains(start) {
      guard let cycle = cycle(from: start, links, &done), let last = cycle.last.flatMap(links.link) else { continue }
      let others = cycle.dropLast().prefix(10).compactMap(links.link)
      report.add(
        Self.self, at: last.place, .cycle((others + [last]).map(\.name), count: cycle.count),
        related: others.map { Related("'\($0.name)' must be equal to '\($0.targetName)' here", $0.place) })
    }
  }

  /// The controls of a circle that can be reached from a control and was not met before, the first one first.
  private static func cycle(from start: ChunkID, _ links: EqualLinks, _ done: inout Set<ChunkID>) -> [ChunkID]? {
    var path: [ChunkID] = []
    var places: [ChunkID: Int] = [:]
    var chunk = start
    defer { done.formUnion(path) }
    // Each control has its first rule followed: a second one would be a conflict of another kind.
    while let target = links.target(of: chunk) {
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
}

/// Which controls of a form must be equal to which.
private final class EqualLinks {
  private let context: FormContext
  /// What is known of presets: each may have very many users.
  private var ofPresets: [ObjectIdentifier: Goal?] = [:]

  /// What the first `equal` rule of a block names whose field exists, and where.
  private struct Goal {
    var control: ModelEntry
    var range: Range<Int>
  }

  /// Nothing is known yet.
  init(_ context: FormContext) { self.context = context }

  /// Where the link of a control goes: out of the form's facts where these tell it, since controls may be many.
  func target(of chunk: ChunkID) -> ChunkID? {
    if !context.form.presetUsers.contains(chunk), let target = context.form.equalTarget(of: chunk) { return target }
    return link(of: chunk)?.target
  }

  /// What the first `equal` rule of a control says whose field exists, its own rules before those of its presets.
  func link(of chunk: ChunkID) -> EqualLink? {
    guard let entry = context.file.entry(chunk) else { return nil }
    if let goal = goal(of: entry.block) { return link(entry, goal, at: goal.range) }
    guard context.form.presetUsers.contains(chunk),
      let control = ResolvedControl(entry, .none, context.presets)
    else { return nil }
    for preset in control.presets {
      guard let goal = goal(ofPreset: preset.block) else { continue }
      return link(entry, goal, at: control.ownRange(goal.range, .preset(preset)))
    }
    return nil
  }

  private func link(_ entry: ModelEntry, _ goal: Goal, at range: Range<Int>) -> EqualLink {
    EqualLink(
      name: entry.block.name, target: goal.control.id, targetName: goal.control.block.name,
      place: ChunkPlace(chunk: entry.id, range: range))
  }

  private func goal(ofPreset block: BlockModel) -> Goal? {
    guard block.memberKinds.contains(MemberKinds(.rule)) else { return nil }
    if let known = ofPresets[ObjectIdentifier(block)] { return known }
    let goal = goal(of: block)
    ofPresets[ObjectIdentifier(block)] = .some(goal)
    return goal
  }

  private func goal(of block: BlockModel) -> Goal? {
    for (index, member) in block.topMembers where member.rule == .equal {
      let rule = ResolvedMember(block: block, index: index, origin: .own)
      guard rule.isWellFormed, let value = rule.argument(.to),
        let control = context.file.control(named: value.nameBytes, in: context.form)
      else { continue }
      return Goal(control: control, range: value.range)
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
