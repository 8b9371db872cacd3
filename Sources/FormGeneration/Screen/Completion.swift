import FieldLanguages
import FormModel
import TextPatterns
import UIKitCatalog
import ValueFormatting

/// `on complete`: the text can grow no more.
extension ScreenPlan {
  /// Whether something happens where a text is complete.
  var completesAny: Bool { inputs.contains { $0.isTold && !$0.completions.isEmpty } }

  /// Writes what happens where a text is complete.
  func writeCompletion(_ writer: inout SwiftWriter) {
    let complete = inputs.filter { $0.isTold && !$0.completions.isEmpty }
    guard !complete.isEmpty else { return }
    writer.choice("field") { writer in
      for view in complete {
        writer.line("case \(view.field):")
        writer.nested { writeCompletion(of: view, &$0) }
      }
      if complete.count < inputs.count {
        writer.line("default:")
        writer.nested { $0.line("break") }
      }
    }
  }

  private func writeCompletion(of view: ViewPlan, _ writer: inout SwiftWriter) {
    let handlers = view.completions
    let places = handlers.map { line($0, view) }
    for place in places { writer.comment(place) }
    let statements = handlers.flatMap { self.statements($0, of: view, sender: view.name) }
    let ends = ends(of: view)
    guard !ends.conditions.isEmpty else { return writeNoEnd(of: view, isKnown: ends.isKnown, &writer) }
    writer.line("let text = texts[\(view.field)] ?? \"\"")
    writer.expression("\(type).normalized(text, of: \(view.field))", prefix: "let seen = ")
    for (name, items) in ends.tables { writer.list("let \(name) = ", items) }
    if ends.conditions.count == 1 {
      writer.line("let isFull = \(ends.conditions[0])")
    } else {
      writer.list("let isFull = ", ends.conditions)
    }
    writer.line("let problems = problems(of: \(view.field), at: .submit, in: texts)")
    let full = ends.conditions.count == 1 ? "isFull" : "isFull.contains(true)"
    writer.line("let isComplete = \(full) && !problems.contains { $0.severity == .error }")
    writer.comment("A blank behind the text, which the rules do not see, completes nothing again.")
    writer.line("let last = completed[\(view.field)]")
    writer.line("let isNew = last.map { !\(isSpelled("$0", like: "seen")) } ?? true")
    writer.line("completed[\(view.field)] = isComplete ? seen : nil")
    writer.block("if isComplete, isNew") { $0.lines(statements) }
  }

  /// Where no text is known that can grow no more. What the form handles for all fields may say nothing of one of them.
  private func writeNoEnd(of view: ViewPlan, isKnown: Bool, _ writer: inout SwiftWriter) {
    defer { writer.line("break") }
    if isKnown { return writer.comment("The text can always grow.") }
    for handler in view.completions {
      let place = line(handler, view)
      plan.patterns.noteOpenEnd(place)
      let reason = "it is not known how long the text can grow"
      if case .form = handler.origin {
        writer.comment("For '\(view.control.name)', \(reason).")
      } else {
        writer.refusal("\(place): \(reason)")
      }
    }
  }

  /// When a text can grow no more.
  private struct Ends {
    /// Conditions, of `text` and of `seen`, what `normalize` makes of it: where one holds and all rules do.
    var conditions: [String] = []
    /// What they are asked with, each with its name.
    var tables: [(name: String, items: [String])] = []
    /// Whether it is known that there is no such text, where there are no conditions.
    var isKnown = false
  }

  private func ends(of view: ViewPlan) -> Ends {
    var ends = Ends()
    var mask: String?
    if case .mask(let pattern) = view.control.format { mask = pattern }
    let limits = limits(of: view)
    switch plan.patterns.typingEnd(of: view.control, plan.environment) {
    case .never: ends.isKnown = true
    case .unknown: break
    case .texts(let full):
      // What rules of lengths say by themselves takes no table.
      let isOfLimit = mask == nil && limits.contains { $0.holdsAll(of: full) }
      if !isOfLimit, add(full, of: mask == nil ? "seen" : "text", to: &ends) { return ends }
    }
    if let mask {
      add("text.unicodeScalars.count == \(SwiftLiteral.integer(String(ScreenPlan.places(of: mask))))", to: &ends)
    }
    for unit: LengthWindow.Unit in [.characters, .utf16, .scalars] {
      guard let limit = limits.filter({ $0.unit == unit }).min(by: { $0.count < $1.count }) else { continue }
      add("seen.\(limit.view)count == \(SwiftLiteral.integer(String(limit.count)))", to: &ends)
    }
    return ends
  }

  private func add(_ condition: String, to ends: inout Ends) {
    if !ends.conditions.contains(condition) { ends.conditions.append(condition) }
  }

  /// Adds when a text is one of those that can grow no more; gives whether nothing else says that one is.
  private func add(_ full: FullTexts, of text: String, to ends: inout Ends) -> Bool {
    let isTyped = text == "text"
    if let length = full.length {
      let unit = full.isPlain ? "" : "unicodeScalars."
      add("\(text).\(unit)count == \(SwiftLiteral.integer(String(length)))", to: &ends)
      return isTyped || full.isPlain
    }
    if let texts = [full.language].allTexts(upTo: ScreenPlan.mostListed).value ?? nil {
      let list = SwiftLiteral.list(texts.map(SwiftLiteral.string))
      add("\(list).contains { \(isSpelled("$0", like: text)) }", to: &ends)
      return isTyped
    }
    guard let table = EndTable(full.automaton) else { return false }
    ends.tables = [
      ("starts: [UInt32]", table.starts), ("classes", table.classes), ("rows", table.rows),
    ]
    note(.endsFull)
    add("endsFull(\(text), starts, classes, rows, \(SwiftLiteral.list(table.full)))", to: &ends)
    return isTyped
  }

  /// So many texts that can grow no more are listed.
  private static let mostListed = 20

  /// What rules let no text be longer than.
  private func limits(of view: ViewPlan) -> [LengthLimit] {
    rules(view).filter { $0.kind == .length && $0.severity == EnumMember.RuleSeverity.error }.compactMap { rule in
      let argument = rule.member.argument()
      guard let upper = argument?.upper?.integer else { return nil }
      let unit: LengthWindow.Unit =
        switch rule.member.argument(.counting)?.enumMember {
        case EnumMember.LengthUnit.utf16: .utf16
        case EnumMember.LengthUnit.scalars: .scalars
        default: .characters
        }
      return LengthLimit(unit: unit, count: argument?.flags.contains(.isHalfOpen) == true ? upper - 1 : upper)
    }
  }

  /// How many characters fill a mask.
  private static func places(of pattern: String) -> Int {
    var count = 0
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      if isEscaped || scalar != "\\" && scalar != "[" && scalar != "]" { count += 1 }
      isEscaped = !isEscaped && scalar == "\\"
    }
    return count
  }

  /// Writes `endsFull`, where it is called.
  func writeEndsFull(to writer: inout SwiftWriter) {
    guard called.contains(.endsFull) else { return }
    writer.line()
    writer.doc(
      "Whether a text leads to one of some states. Scalars from each of `starts` on are of one class; in its row each state "
        + "has where a class leads: 0 leads nowhere.")
    writer.function(
      "private func endsFull",
      [
        "_ text: String", "_ starts: [UInt32]", "_ classes: [Int]", "_ rows: [[Int]]", "_ full: Set<Int>",
      ], " -> Bool"
    ) { writer in
      writer.line("var state = 1")
      writer.block("for scalar in text.unicodeScalars") { writer in
        writer.line("let place = starts.lastIndex { $0 <= scalar.value } ?? 0")
        writer.line("guard state != 0, classes[place] >= 0 else { return false }")
        writer.line("state = rows[state][classes[place]]")
      }
      writer.line("return full.contains(state)")
    }
    writer.line()
  }
}

/// A length that no text goes past.
private struct LengthLimit {
  let unit: LengthWindow.Unit
  let count: Int

  /// The view of a text that counts so: `utf16.` for example.
  var view: String {
    switch unit {
    case .characters: ""
    case .utf16: "utf16."
    case .scalars: "unicodeScalars."
    }
  }

  /// Whether it is certain that texts which can grow no more have this length.
  func holdsAll(of full: FullTexts) -> Bool {
    let others = TextLanguage(length: LengthWindow(min: count, max: count, unit: unit)).complement
    return [full.language, others].witness() == .decided(nil)
  }
}

/// An automaton as literals; state 1 is its start.
private struct EndTable {
  let starts, classes, rows, full: [String]

  /// So many numbers are written.
  private static let most = 1_000

  /// Nil for one that is large.
  init?(_ automaton: TextAutomaton) {
    guard automaton.start == 1, 2 * automaton.starts.count + automaton.table.count <= EndTable.most else { return nil }
    starts = automaton.starts.map { SwiftLiteral.integer(String($0)) }
    classes = automaton.classes.map { String($0 ?? -1) }
    let width = automaton.width
    rows = automaton.accepting.indices.map { state in
      SwiftLiteral.list(automaton.table[state * width..<(state + 1) * width].map { String($0) })
    }
    full = automaton.accepting.indices.filter { automaton.accepting[$0] }.map { String($0) }
  }
}

extension ViewPlan {
  /// What is to happen when its text can grow no more. What the form handles for all fields says nothing of those that
  /// always can.
  var completions: [ResolvedMember] {
    handlers.filter { handler in
      guard handler.member.controlEvent == .complete else { return false }
      if case .form = handler.origin { return mayHaveEnd }
      return true
    }
  }

  /// Whether its mask or a rule may say how long its text can grow.
  private var mayHaveEnd: Bool {
    if case .mask = control.format { return true }
    return control.rules.filter { $0.severity == EnumMember.RuleSeverity.error }.contains { rule in
      switch rule.kind {
      case .required, .characters, .custom: false
      case .length: rule.member.argument()?.upper != nil
      case .pattern, .range, .oneOf, .equal, .checksum: true
      }
    }
  }
}
