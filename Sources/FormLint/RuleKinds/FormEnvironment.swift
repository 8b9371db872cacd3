import FieldLanguages
import FormModel
import UIKitCatalog

/// What is around the controls of one form: one object for all of them, so that handing it on costs one count.
final class FormEnvironment: Sendable {
  /// The form with all that holds for it, found when it is asked.
  let resolved: ResolvedForm
  /// What of the form matters for how each control is judged.
  let traits: FormTraits
  /// The oldest iOS that the form runs on; nil where nobody says.
  let deploymentTarget: IOSVersion?
  /// By the number of each kind of control, what the form handles for those that handle nothing themselves.
  let handlers: [[ResolvedMember]]
  /// What it says of locales, calendar and time zone.
  let fields: FieldEnvironment
  /// The file.
  let file: FileModel
  /// The presets that the file sees.
  let scope: PresetScope
  /// What the file keeps of the form.
  let form: FormIndex

  /// What is around the controls of a form.
  ///
  /// - Parameter traits: what of the form matters for how each control is judged.
  init(_ resolved: ResolvedForm, _ traits: FormTraits) {
    self.resolved = resolved
    self.traits = traits
    file = resolved.file
    scope = resolved.scope
    let form = resolved.index
    self.form = form
    deploymentTarget = form.deploymentTarget
    fields = FieldEnvironment.shared(resolved)
    handlers =
      form.handlers.isEmpty ? [] : ControlKind.allCases.map { ResolvedControl.formHandlers(form.handlers, for: $0) }
  }

  /// What handles the messages and events of one of its controls, in the order of precedence.
  func handlers(of control: ResolvedControl, _ kind: ControlKind) -> [ResolvedMember] {
    if control.memberKinds.contains(MemberKinds(.event)) { return control.handlers }
    if handlers.isEmpty { return [] }
    return control.mayHaveDelegate ? handlers[Int(kind.rawValue)] : control.handlers
  }
}
