import FormModel
import FormSyntax
import UIKitCatalog

/// A value that a control gets from a preset.
struct PresetValue {
  /// The control's name.
  var name: String
  /// Whether the keyboard types into the control.
  var isTextInput: Bool
  /// The value that is set.
  var value: Value
  /// The name of the preset, where the control uses it.
  var place: ChunkPlace
}

extension FormContext {
  /// The values of a property that controls of the form get from presets, in the order of the text.
  func presetValues(of property: PropertyID) -> [PresetValue] {
    guard !form.presetUsers.isEmpty, presets.maySet(property) else { return [] }
    return form.presetUsers.sorted().compactMap { id in
      guard let entry = file.entry(id), !entry.block.properties.contains(property),
        let control = control(entry, form.handling), let set = control[property],
        set.isWellFormed, let value = set.value
      else { return nil }
      let range = control.ownRange(value.range, set.origin)
      return PresetValue(
        name: entry.block.name, isTextInput: entry.block.isTextInput, value: value,
        place: ChunkPlace(chunk: id, range: range))
    }
  }
}
