import FormSyntax
import UIKitCatalog

extension ResolvedForm {
  /// What of the form matters for the judgement of each of its controls.
  ///
  /// - Parameter presets: what is known of the presets of this version of the file.
  public func traits(_ presets: ActingPresets) -> FormTraits {
    var traits = index.traits
    traits.dispatchesByTags = dispatch == EnumMember.Dispatch.tags
    traits.hasDelegate = index.hasDelegate
    if !traits.maySubmit || !traits.mayCall || !traits.followsRules, !index.usedPresets.isEmpty {
      let actions = presets.actions(of: index.usedPresets.keys, in: file, scope)
      traits.maySubmit = traits.maySubmit || actions.contains(.submit)
      traits.mayCall = traits.mayCall || actions.contains(.call)
      traits.followsRules = traits.followsRules || actions.contains(.follow)
    }
    // What cannot be read may be the last, and call code.
    if index.hasUnread {
      traits.mayCall = true
      return traits
    }
    for id in index.inputs.reversed() {
      guard let entry = file.entry(id), let control = control(in: entry),
        control.boolean(.isEditable) != false
      else { continue }
      // One of which nobody knows whether it takes the focus may be the last, or the one before it is.
      if control.takesFocus == nil { return traits }
      // Code may bring up the others.
      if traits.lastInput == nil, traits.mayCall || !control.staysWithoutFocus { traits.lastInput = entry.id }
      if control.canFocus {
        traits.lastFocus = entry.id
        return traits
      }
    }
    return traits
  }
}
