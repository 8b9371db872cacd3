import FieldLanguages
import FormModel
import UIKitCatalog

/// A form as it is generated: its controls with their names in Swift, and what all of its code has to know.
final class FormPlan: Sendable {
  /// The form with what it says and what settings say for it.
  let form: ResolvedForm
  /// What is asked for, beside the form.
  let options: GenerationOptions
  /// What is known of its patterns.
  let patterns: PatternCosts
  /// What of it matters for what rules mean.
  let environment: FieldEnvironment
  /// The classes that are generated in its file.
  let classes: GeneratedClasses
  /// Those that are views, in the order of the text.
  let controls: [ControlPlan]
  /// Those that take text.
  let fields: [ControlPlan]
  /// Those that have a value.
  let valued: [ControlPlan]
  /// Those whose values are stored.
  let stored: [ControlPlan]
  /// The functions of one's own that `custom` rules call, each once.
  let checkNames: [String]
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
  /// The first field of each name, as its place among them.
  private let places: [String: Int]

  /// Plans a form whose views have the tags of `tags`; comments name places by `lines`.
  init(
    _ form: ResolvedForm, _ tags: TagPlan, _ classes: GeneratedClasses, _ lines: SourceLines,
    _ options: GenerationOptions, _ patterns: PatternCosts
  ) {
    self.classes = classes
    self.form = form
    environment = FieldEnvironment(form.index)
    self.tags = tags
    self.options = options
    self.patterns = patterns
    self.lines = lines
    let all = form.controls
    controls = FormPlan.views(all).map { control in
      ControlPlan(
        control, form, tag: tags.number(of: control), line: lines.text(control.block.range, of: control.id))
    }
    fields = controls.filter(\.isTextInput)
    places = Dictionary(zip(fields.map(\.name), fields.indices)) { first, _ in first }
    valued = controls.filter { $0.valueType != nil }
    stored = valued.filter { $0.key != nil && !$0.isSecret }
    checkNames = FormPlan.checkNames(of: fields)
    name = SwiftName.type(form.name)
    formType = name + "Form"
    controllerType = name + "FormController"
    let web = all.filter { $0.kind == .webInput }.map { control in
      let place = lines.text(control.block.range, of: control.id)
      return "\(place): web input '\(control.block.name)' belongs to a web page: UIKit has no view for it"
    }
    let taken = controls.compactMap { control in
      FormPlan.objection(toValue: control.name).map { "\(control.line): \($0)" }
    }
    let keyed = controls.filter { $0.valueType == nil && $0.key != nil }.map { control in
      "\(control.line): \(control.kind.keyword) '\(control.name)' has no value that its key could store: take the key out"
    }
    refusals = web + taken + keyed
  }

  /// The field with a name; nil where there is none.
  func field(named name: String) -> ControlPlan? { places[name].map { fields[$0] } }

  /// Why no case of an enumeration can have a name; nil where one can.
  static func objection(toCase name: String) -> String? {
    name == "allCases" ? "Swift lists the cases of an enumeration as 'allCases': give it another name" : nil
  }

  /// Why no control can have a name; nil where one can.
  private static func objection(toValue name: String) -> String? {
    if name == "CodingKeys" {
      return "Swift takes 'CodingKeys' of the values for the names that they are stored by: give it another name"
    }
    return objection(toCase: name)
  }

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
    lines.text(range, origin, of: control.control)
  }

  /// Where a rule, handler or override stands.
  func line(of member: ResolvedMember, _ control: ControlPlan) -> String {
    line(member.member.range, member.origin, of: control)
  }

  /// Where a member of the form stands.
  func line(of member: FormMember) -> String { lines.text(member.member.range, of: member.chunk) }

  /// Where the form begins.
  var line: String { lines.text(form.index.head.range, of: form.id) }
}
