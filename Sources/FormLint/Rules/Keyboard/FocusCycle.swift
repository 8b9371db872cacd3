import FormModel
import FormSyntax
import UIKitCatalog

/// `focus-cycle`: Return keys that lead round in a circle.
enum FocusCycle: FormRule {
  static let info = LintRuleInfo(
    "focus-cycle", .information, group: .keyboard,
    summary: "The Return key leads from field to field in a circle.",
    reason: """
      Where no field ends the way, Return never puts the keyboard away and never submits: the user has to find another way \
      out.
      """,
    bad: """
      form Person {
          textField name { on textFieldShouldReturn(_:) { focus: email } }
          textField email { on textFieldShouldReturn(_:) { focus: name } }
      }
      """,
    good: """
      form Person {
          textField name { on textFieldShouldReturn(_:) { focus: email } }
          textField email { on textFieldShouldReturn(_:) { resign: true } }
      }
      """)

  static let formFilter = FormFilter.keyboard()

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    // A circle goes back somewhere, which a handler of the form for all fields does not.
    var starts = context.form.movingFocusBack
    if context.presets.moveFocus { starts.formUnion(context.form.presetUsers) }
    if starts.isEmpty { return }
    // Each field is gone on from once.
    var done: Set<ChunkID> = []
    let order = FocusNeighbours(context)
    for start in starts.sorted() where !done.contains(start) {
      guard let circle = circle(from: start, order, &done), let back = circle.last else { continue }
      report.add(
        Self.self, at: ChunkPlace(chunk: back.chunk, range: back.range), .circle(circle.map(\.name)),
        related: circle.dropLast().prefix(10).map {
          Related("'\($0.name)' goes on from here", ChunkPlace(chunk: $0.chunk, range: $0.range))
        })
    }
  }

  /// The steps of a circle that begins at a field or is reached from it, and was not met before.
  private static func circle(
    from start: ChunkID, _ order: FocusNeighbours, _ done: inout Set<ChunkID>
  ) -> [FocusStep]? {
    var path: [FocusStep] = []
    var places: [ChunkID: Int] = [:]
    var chunk = start
    defer { done.formUnion(places.keys) }
    while let step = FocusStep(from: chunk, order) {
      if let known = places[chunk] {
        let circle = Array(path[known...])
        // One field by itself is another mistake.
        guard circle.count > 1, let first = circle.indices.min(by: { circle[$0].chunk < circle[$1].chunk }) else {
          return nil
        }
        return Array(circle[first...] + circle[..<first])
      }
      if done.contains(chunk) { return nil }
      places[chunk] = path.count
      path.append(step)
      chunk = step.target
    }
    return nil
  }
}

/// Where Return goes from a field.
private struct FocusStep {
  var chunk: ChunkID
  var name: String
  /// What says so, in the field's chunk.
  var range: Range<Int>
  var target: ChunkID

  init?(from chunk: ChunkID, _ order: FocusNeighbours) {
    let context = order.context
    guard let entry = context.file.entry(chunk), entry.block.control?.isTextField == true,
      let control = context.control(entry, context.form.handling),
      control.canShowKeyboard,
      let handler = control.handlers.first(where: { $0.member.answersReturn && !$0.isUnclear }),
      handler.inner(.call) == nil, handler.inner(.submit) == nil, handler.inner(.resign) == nil,
      let focus = handler.inner(.focus), let target = FocusStep.target(focus, of: entry, order)
    else { return nil }
    self.chunk = chunk
    name = entry.block.name
    range = control.ownRange(focus.range, handler.origin)
    self.target = target
  }

  private static func target(_ focus: Value, of entry: ModelEntry, _ order: FocusNeighbours) -> ChunkID? {
    switch Catalog.word(named: focus.nameBytes, for: .focus) {
    case .next: order.neighbour(of: entry.id, by: 1)
    case .previous: order.neighbour(of: entry.id, by: -1)
    default: order.context.file.control(named: focus.nameBytes, in: order.context.form)?.id
    }
  }
}

/// The controls of a form that the focus reaches from others, each looked for once.
private final class FocusNeighbours {
  let context: FormContext
  /// For each direction and the position of a chunk in the file, where the nearest one stands; nil where there is none.
  private var known: [Int: [Int: Int?]] = [:]

  init(_ context: FormContext) { self.context = context }

  /// The nearest control before one (-1) or behind it (1) that the focus reaches.
  func neighbour(of id: ChunkID, by step: Int) -> ChunkID? {
    guard var index = context.file.document.index(of: id) else { return nil }
    let chunks = context.file.chunks(of: context.form)
    var passed: [Int] = []
    var found: Int?
    while true {
      if let reached = known[step, default: [:]][index] {
        found = reached
        break
      }
      passed.append(index)
      index += step
      guard chunks.contains(index) else { break }
      if isReached(context.file.entries[index]) {
        found = index
        break
      }
    }
    for index in passed { known[step, default: [:]][index] = .some(found) }
    return found.map { context.file.entries[$0].id }
  }

  private func isReached(_ entry: ModelEntry) -> Bool {
    guard entry.block.isTextInput, let control = context.control(entry) else {
      return false
    }
    return control.canFocus
  }
}

extension Finding.Message {
  fileprivate static func circle(_ names: [String]) -> Self {
    let shown = names.count > 6 ? names.prefix(5) + ["…"] : names[...]
    return Finding.Message(
      "Return leads round in a circle: \((shown + names.prefix(1)).joined(separator: " → "))")
  }
}
