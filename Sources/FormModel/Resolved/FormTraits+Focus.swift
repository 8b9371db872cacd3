import FormSyntax
import UIKitCatalog

/// Where typing ends in a form.
extension FileModel {
  /// How many chunks are looked at from the end of a form: one with more of them behind its last input is not known.
  private static let chunksLookedAt = 256

  /// What of a form has a say in the judgement of each of its controls, with where the focus goes last.
  public func traits(of form: FormIndex, _ scope: PresetScope) -> FormTraits {
    var traits = form.traits
    guard form.inputCount > 0 else { return traits }
    for index in chunks(of: form).reversed().prefix(FileModel.chunksLookedAt) {
      let entry = entries[index]
      guard entry.block.isTextInput, let control = ResolvedControl(entry, formEvents: [], in: self, scope),
        control.boolean(.isEditable) != false
      else { continue }
      if traits.lastInput == nil { traits.lastInput = entry.id }
      if control.boolean(.isEnabled) != false, control.boolean(.isHidden) != true {
        traits.lastFocus = entry.id
        return traits
      }
    }
    return traits
  }
}
