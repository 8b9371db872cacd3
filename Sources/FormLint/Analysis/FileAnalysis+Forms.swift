import FormModel
import FormSyntax

/// The rules about forms.
extension FileAnalysis {
  /// Runs them for all forms; of an analysis in pieces as many as others can wait for, and leaves the rest to
  /// `analyseNext`.
  mutating func checkForms() {
    formFindings = [:]
    waitingForms = [:]
    traits = [:]
    uncheckedForms = file.forms.reversed().map(\.id)
    checkNextForms()
  }

  /// Runs them for the forms that use presets, which changed.
  mutating func checkUsingForms() {
    let users = file.forms.lazy.filter { !$0.presetUsers.isEmpty }.map(\.id)
    uncheckedForms = Set(uncheckedForms).union(users).sorted(by: >)
    checkNextForms()
  }

  /// Runs them for the next forms that are unchecked.
  mutating func checkNextForms() {
    guard !uncheckedForms.isEmpty else { return }
    let presets = filePass.usedPresets
    var left = isDeferred ? FileAnalysis.controlsOfPiece : .max
    while left > 0, let id = uncheckedForms.popLast() {
      guard let form = file.formIndex(of: id).map({ file.forms[$0] }) else { continue }
      left -= 1 + form.controlCount
      if let before = traits[id], before != knownTraits.traits(of: ResolvedForm(form, in: file, scope)) {
        analyseAgain(form: id)
      } else {
        checkForm(form, presets)
      }
    }
  }

  /// Of an analysis in pieces, about so many controls of forms are looked at before anything else is done.
  private static let controlsOfPiece = 4_000

  /// Runs them for the forms that edits changed which others followed.
  mutating func checkWaitingForms() {
    guard !waitingForms.isEmpty else { return }
    let presets = filePass.usedPresets
    for (id, change) in waitingForms {
      guard let form = file.formIndex(of: id).map({ file.forms[$0] }) else { continue }
      checkForm(form, presets, after: change)
    }
    waitingForms = [:]
  }

  /// - Parameter change: what edits changed since they ran; nil: they all run.
  mutating func checkForm(_ form: FormIndex, _ presets: UsedPresets, after change: ControlChange? = nil) {
    let resolved = ResolvedForm(form, in: file, scope)
    let traits = knownTraits.traits(of: resolved)
    if change == nil { self.traits[form.id] = traits }
    var found = formFindings.removeValue(forKey: form.id) ?? FormFindings()
    found.update(rules.formRules, FormContext(resolved: resolved, presets: presets, traits: traits), after: change)
    if !found.isEmpty { formFindings[form.id] = found }
    if change == nil { waitingForms[form.id] = nil }
  }
}
