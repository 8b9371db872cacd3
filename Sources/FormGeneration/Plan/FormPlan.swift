import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// A form as it is generated: its controls with their names in Swift, and what all of its code has to know.
struct FormPlan: Sendable {
  let form: ResolvedForm
  let options: GenerationOptions
  let patterns: PatternCosts
  /// Those that are views, in the order of the text.
  let controls: [ControlPlan]
  /// What cannot be generated, in words, each with its place.
  let refusals: [String]
  private let lines: SourceLines

  init(_ form: ResolvedForm, _ scope: PresetScope, _ options: GenerationOptions, _ patterns: PatternCosts) {
    self.form = form
    self.options = options
    self.patterns = patterns
    lines = SourceLines(form.file, scope, options)
    let all = form.controls
    let lines = lines
    let usable = all.filter { $0.kind != .webInput && !$0.block.nameRange.isEmpty }
    let tags = TagNumbers(form, usable)
    controls = usable.map { control in
      ControlPlan(
        control, form, tag: tags.number(of: control), line: lines.text(form.place(control.block.range, of: control.id)))
    }
    refusals = all.filter { $0.kind == .webInput }.map { control in
      let place = lines.text(form.place(control.block.range, of: control.id))
      return "\(place): web input '\(control.block.name)' belongs to a web page: UIKit has no view for it"
    }
  }

  var access: String { options.access.modifier }

  /// The form's name as a type's.
  var name: String { SwiftName.type(form.name) }
  var formType: String { name + "Form" }
  var controllerType: String { name + "FormController" }
  var actionsType: String { name + "FormActions" }
  var checksType: String { name + "FormChecks" }

  /// The enumeration of the tags.
  var tagsType: String {
    let written = form.index.tags.first { !$0.block.nameRange.isEmpty }.map { $0.block.name } ?? ""
    return written.isEmpty ? name + "Tag" : written
  }

  /// Those that take text.
  var fields: [ControlPlan] { controls.filter(\.isTextInput) }

  /// Where a range of a control stands, for a comment: `Person.formdef:12`.
  func line(_ range: Range<Int>, _ origin: Origin, of control: ControlPlan) -> String {
    lines.text(form.place(range, origin, of: control.control))
  }

  /// Where a rule, handler or override stands.
  func line(of member: ResolvedMember, _ control: ControlPlan) -> String {
    line(member.member.range, member.origin, of: control)
  }

  /// Where a member of the form stands.
  func line(of member: FormMember) -> String { lines.text(form.place(member.member.range, of: member.chunk)) }

  /// Where the tags are; the form, where they are nowhere.
  var tagsLine: String {
    form.index.tags.first.map { lines.text(form.place($0.block.range, of: $0.chunk)) } ?? line
  }

  /// Where the form begins.
  var line: String { lines.text(form.place(form.index.head.range, of: form.id)) }

  /// Names that the style of Swift has something against: with letters beyond ASCII, say.
  var unusualNames: Set<String> {
    let handlers = controls.flatMap { form.handlers(of: $0.control).compactMap { $0.inner(.call)?.name } }
    let names = [
      form.name.prefix(1).lowercased() + form.name.dropFirst(), tagsType.prefix(1).lowercased() + tagsType.dropFirst(),
    ]
    return Set((names + controls.map(\.name) + handlers + form.tagCases.map(\.name)).filter { !SwiftName.isPlain($0) })
  }
}

/// Places as comments name them.
private struct SourceLines: Sendable {
  let file: FileModel
  let scope: PresetScope
  let options: GenerationOptions

  init(_ file: FileModel, _ scope: PresetScope, _ options: GenerationOptions) {
    self.file = file
    self.scope = scope
    self.options = options
  }

  func text(_ place: SourcePlace?) -> String {
    guard let place else { return options.fileName }
    guard let path = place.path else {
      return "\(options.fileName):\(file.document.line(at: place.range.lowerBound) + 1)"
    }
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let other = scope.file(path) else { return String(name) }
    return "\(name):\(other.document.line(at: place.range.lowerBound) + 1)"
  }
}

/// The tags of a form's controls: those that it gives, and free numbers for the others, so that every view is told apart.
private struct TagNumbers {
  private var numbers: [ChunkID: Int64] = [:]

  init(_ form: ResolvedForm, _ controls: [ResolvedControl]) {
    var next: Int64 = 1
    for known in form.tagCases.compactMap(\.value) where known < Int64(Int32.max) { next = max(next, known + 1) }
    for control in controls {
      guard let tag = form.tag(of: control) else { continue }
      numbers[control.id] = tag.number
      if tag.number < Int64(Int32.max) { next = max(next, tag.number + 1) }
    }
    for control in controls where numbers[control.id] == nil {
      numbers[control.id] = next
      next += 1
    }
  }

  func number(of control: ResolvedControl) -> Int64 { numbers[control.id] ?? 0 }
}
