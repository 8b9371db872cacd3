import FormSyntax
import UIKitCatalog

/// Where typing ends in a form.
extension FileModel {
  /// What of a form matters for the judgement of each of its controls, with where the focus goes last.
  public func traits(of form: FormIndex, _ scope: PresetScope) -> FormTraits {
    var traits = form.traits
    if !traits.maySubmit, !form.usedPresets.isEmpty {
      traits.maySubmit = scope.maySubmit(byPresets: Array(form.usedPresets.keys), in: self)
    }
    for id in form.inputs.reversed() {
      guard let entry = entry(id), let control = ResolvedControl(entry, formEvents: [], in: self, scope),
        control.boolean(.isEditable) != false
      else { continue }
      if traits.lastInput == nil { traits.lastInput = entry.id }
      if control.canFocus {
        traits.lastFocus = entry.id
        return traits
      }
    }
    return traits
  }
}
