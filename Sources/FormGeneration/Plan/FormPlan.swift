import FieldLanguages
import FormModel
import UIKitCatalog

/// A form as it is generated: its controls with their names in Swift, and what all of its code has to know.
struct FormPlan: Sendable {
  /// The form with what it says and what settings say for it.
  let form: ResolvedForm
  /// What is asked for, beside the form.
  let options: GenerationOptions
  /// What is known of its patterns.
  let patterns: PatternCosts
  /// Those that are views, in the order of the text.
  let controls: [ControlPlan]
  /// Those that take text.
  let fields: [ControlPlan]
  /// The form's name as that of a type.
  let name: String
  /// The name of the enumeration with the fields, rules and values.
  let formType: String
  /// The name of the view controller's class.
  let controllerType: String
  /// The cases of the tags, and the number of each control.
  let tags: TagPlan
  /// What cannot be generated, in words, each with its place.
  let refusals: [String]
  private let lines: SourceLines

  /// Plans a form whose views have the tags of `tags`; comments name places by `lines`.
  init(
    _ form: ResolvedForm, _ tags: TagPlan, _ lines: SourceLines, _ options: GenerationOptions, _ patterns: PatternCosts
  ) {
    self.form = form
    self.tags = tags
    self.options = options
    self.patterns = patterns
    self.lines = lines
    let all = form.controls
    controls = FormPlan.views(all).map { control in
      ControlPlan(
        control, form, tag: tags.number(of: control), line: lines.text(form.place(control.block.range, of: control.id)))
    }
    fields = controls.filter(\.isTextInput)
    name = SwiftName.type(form.name)
    formType = name + "Form"
    controllerType = name + "FormController"
    let web = all.filter { $0.kind == .webInput }.map { control in
      let place = lines.text(form.place(control.block.range, of: control.id))
      return "\(place): web input '\(control.block.name)' belongs to a web page: UIKit has no view for it"
    }
    let taken = controls.filter { $0.name == FormPlan.takenName }.map { "\($0.line): \(FormPlan.takenReason)" }
    refusals = web + taken
  }

  /// A name that no case of an enumeration can have.
  static let takenName = "allCases"
  /// Why.
  static let takenReason = "Swift lists the cases of an enumeration as 'allCases': give it another name"

  /// The access modifier with a space behind it; empty for `internal`.
  var access: String { options.access.modifier }

  /// The name of the protocol with the functions that the form leaves to the app.
  var actionsType: String { name + "FormActions" }
  /// The name of the protocol with the rules that the app checks itself.
  var checksType: String { name + "FormChecks" }

  /// The enumeration of the tags.
  var tagsType: String { tags.type }

  /// The case that a control's view has.
  func tagCase(of control: ControlPlan) -> String? { tags.name(of: control.tag) }

  /// The controls that are views.
  static func views(_ controls: [ResolvedControl]) -> [ResolvedControl] {
    controls.filter { $0.kind != .webInput && !$0.block.nameRange.isEmpty }
  }

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
