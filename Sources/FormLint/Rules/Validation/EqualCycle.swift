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
    let links = EqualLinks(context.form, context.presets)
    var done: Set<ChunkID> = []
    for start in starts.sorted() where !done.contains(start) {
      guard let cycle = cycle(from: start, links, &done), let last = cycle.last.flatMap(links.link) else { continue }
      let others = cycle.dropLast().prefix(10).compactMap(links.link)
      report.add(
        Self.self, at: place(of: last), .cycle((others + [last]).map(\.control.block.name), count: cycle.count),
        related: others.map { link in
          Related(
            "'\(link.control.block.name)' must be equal to '\(link.target.block.name)' here", place(of: link))
        })
    }
  }

  /// Where a control has its rule, or names the preset that has it.
  private static func place(of link: EqualLink) -> ChunkPlace {
    ChunkPlace(chunk: link.control.id, range: link.control.block.ownRange(link.range, link.origin))
  }

  /// The controls of a circle that can be reached from a control and was not met before, the first one first.
  private static func cycle(from start: ChunkID, _ links: EqualLinks, _ done: inout Set<ChunkID>) -> [ChunkID]? {
    var path: [ChunkID] = []
    var places: [ChunkID: Int] = [:]
    var chunk = start
    defer { done.formUnion(path) }
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

extension Finding.Message {
  /// - Parameter names: the first ones of so many.
  fileprivate static func cycle(_ names: [String], count: Int) -> Self {
    guard let first = names.first, count > 1 else { return Finding.Message("a field is always equal to itself") }
    let shown = count > 6 ? names.prefix(5) + ["…"] : names[...]
    return Finding.Message(
      "these fields must be equal to each other in a circle: \((shown + [first]).joined(separator: " → "))")
  }
}
