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

  /// Runs them for some forms.
  mutating func check(forms: Set<ChunkID>) {
    uncheckedForms = forms.union(uncheckedForms).sorted(by: >)
    checkNextForms()
  }

  /// Runs them for the next forms that are unchecked.
  ///
  /// - Parameter waits: whether somebody waits for that, so that forms which take long are left to `analyseNext`.
  mutating func checkNextForms(waits: Bool = true) {
    guard !uncheckedForms.isEmpty else { return }
    let presets = filePass.usedPresets
    var left = isDeferred ? FileAnalysis.controlsOfPiece : .max
    while left > 0, let id = uncheckedForms.last, !(waits && isLong(form: id)) {
      uncheckedForms.removeLast()
      guard let form = file.formIndex(of: id).map({ file.forms[$0] }) else { continue }
      left -= 1 + form.controlCount + FileAnalysis.weightOfUser * form.presetUsers.count
      if let before = traits[id], before != knownTraits.traits(of: resolved(form)) {
        analyseAgain(form: id)
      } else {
        checkForm(form, presets)
      }
    }
  }

  /// Of an analysis in pieces, about so many controls of forms are looked at before anything else is done.
  private static let controlsOfPiece = 4_000

  /// A control that uses presets, which may lead to many, counts as so many.
  private static let weightOfUser = 16

  /// Whether the next forms take long, so that they are no piece of work that others can wait for.
  var areNextFormsLong: Bool {
    if let next = uncheckedForms.last { return isLong(form: next) }
    return waitingForms.keys.contains { isLong(form: $0) }
  }

  /// Whether the rules about a form take long in an analysis in pieces: some look at each control that uses presets.
  private func isLong(form id: ChunkID) -> Bool {
    guard isDeferred, let form = file.formIndex(of: id) else { return false }
    return file.forms[form].presetUsers.count > FileAnalysis.mostPresetUsers
  }

  private static let mostPresetUsers = 1_000

  /// Runs them for the forms that edits changed.
  ///
  /// - Parameter waits: whether somebody waits for that, so that they are left to `analyseNext` where it takes long.
  mutating func checkWaitingForms(waits: Bool = true) {
    guard !waitingForms.isEmpty, !(waits && waitingForms.keys.contains { isLong(form: $0) }) else { return }
    let presets = filePass.usedPresets
    for (id, change) in waitingForms {
      guard let form = file.formIndex(of: id).map({ file.forms[$0] }) else { continue }
      checkForm(form, presets, after: change)
    }
    waitingForms = [:]
  }

  /// - Parameter change: what edits changed since they ran; nil: they all run.
  mutating func checkForm(_ form: FormIndex, _ presets: UsedPresets, after change: ControlChange? = nil) {
    let resolved = resolved(form)
    let traits = knownTraits.traits(of: resolved)
    if change == nil { self.traits[form.id] = traits }
    var found = formFindings.isEmpty ? FormFindings() : formFindings.removeValue(forKey: form.id) ?? FormFindings()
    found.update(rules.formRules, FormContext(resolved: resolved, presets: presets, traits: traits), after: change)
    if !found.isEmpty { formFindings[form.id] = found }
    if change == nil, !waitingForms.isEmpty { waitingForms[form.id] = nil }
  }
}
