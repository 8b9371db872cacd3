import FormModel
import FormSyntax

/// An enumeration that tells views apart. Forms of a file whose tags have one name have it together.
struct TagPlan: Sendable {
  /// One case of it.
  struct Entry: Sendable {
    /// The case, before it is escaped as a name of Swift.
    var name: String
    /// The raw value: the tag of the view.
    var number: Int64
    /// Where the control stands that has it; nil for a case that the form writes.
    var line: String?
  }

  /// Its name.
  let type: String
  /// The forms that have it, by name.
  private(set) var forms: [String] = []
  /// Where it is said first; the form, where it is said nowhere.
  private(set) var line = ""
  /// Those that forms write, then those of controls that have none of them.
  private(set) var entries: [Entry] = []
  /// Where forms contradict each other, in words, each with its place.
  private(set) var refusals: [String] = []
  private var numbers: [ChunkID: Int64] = [:]
  private var names: [Int64: String] = [:]
  private var known: [String: Int64] = [:]
  private var taken = TakenNames()

  /// - Parameter forms: those whose enumeration it is, at least one.
  init(_ type: String, _ forms: [ResolvedForm], _ lines: SourceLines) {
    self.type = type
    self.forms = forms.map(\.name)
    line = forms.first.map { TagPlan.line(of: $0, lines) } ?? ""
    for form in forms { addCases(of: form, TagPlan.line(of: form, lines)) }
    let controls = forms.map { form in (form, FormPlan.views(form.controls)) }
    for (form, controls) in controls {
      for control in controls { numbers[control.id] = form.tag(of: control)?.number }
    }
    var free = 1 + max(0, (Array(names.keys) + numbers.values).filter { $0 < Int64(Int32.max) }.max() ?? 0)
    var given: [String: Int64] = [:]
    for (_, controls) in controls {
      for control in controls {
        let name = control.block.name
        let number = numbers[control.id] ?? given[name] ?? free
        if numbers[control.id] == nil {
          given[name] = number
          numbers[control.id] = number
          free = max(free, number + 1)
        }
        if names[number] == nil { add(name, number, lines.text(control.block.range, of: control.id)) }
      }
    }
  }

  /// The name of a form's enumeration.
  static func type(of form: ResolvedForm) -> String { writtenType(of: form) ?? SwiftName.type(form.name) + "Tag" }

  /// The name that a form gives its enumeration; nil where it is named after the form.
  static func writtenType(of form: ResolvedForm) -> String? {
    form.index.tags.first { !$0.block.nameRange.isEmpty }?.block.name
  }

  /// The number that a control's view has.
  func number(of control: ResolvedControl) -> Int64 { numbers[control.id] ?? 0 }

  /// The case of a number, as it stands behind a dot.
  func name(of number: Int64) -> String? { names[number].map(SwiftName.member) }

  private static func line(of form: ResolvedForm, _ lines: SourceLines) -> String {
    let tags = form.index.tags.first.map { lines.text($0.block.range, of: $0.chunk) }
    return tags ?? lines.text(form.index.head.range, of: form.id)
  }

  private mutating func addCases(of form: ResolvedForm, _ line: String) {
    let isFirst = entries.isEmpty
    for tagCase in form.tagCases {
      if let objection = FormPlan.objection(toCase: tagCase.name) { refusals.append("\(line): \(objection)") }
      guard let number = tagCase.value else { continue }
      let (name, other) = (tagCase.name, names[number])
      if known[name] == nil, other == nil {
        add(name, number, nil)
      } else if !isFirst, known[name] != number {
        let said = known[name].map { "'\(name)' is \($0)" } ?? "\(number) is '\(other ?? "")'"
        refusals.append("\(line): '\(name)' is \(number) here, and \(said) in other tags '\(type)' of this file")
      }
    }
  }

  /// A case; its name gets an ending where another has it.
  private mutating func add(_ name: String, _ number: Int64, _ line: String?) {
    let free = taken.take(name, ending: "View")
    known[free] = number
    names[number] = free
    entries.append(Entry(name: free, number: number, line: line))
  }
}
