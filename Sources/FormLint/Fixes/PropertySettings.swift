import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

/// A property with the value that a fix gives it, as it is written.
typealias PropertySetting = (property: PropertyID, value: String)

/// Fixes that set several properties at once, since one by itself would be the next mistake.
extension ControlContext {
  /// The fix that sets properties: each where it stands, or behind another one.
  ///
  /// - Parameter title: nil: what the fix of the first one alone is called, with the names of the others.
  func setting(_ settings: [PropertySetting], after other: ResolvedProperty, title: String? = nil) -> [Fix] {
    if let only = settings.first, settings.count == 1, title == nil {
      return setting(only.property, to: only.value, after: other)
    }
    let parts = settings.flatMap { setting($0.property, to: $0.value, after: other) }
    guard parts.count == settings.count, let first = parts.first else { return [] }
    let others = settings.dropFirst().map { "'\($0.property.name)'" }
    return [
      Fix(
        title ?? (others.isEmpty ? first.title : "\(first.title), and set \(enumerated(others))"), .unsafe,
        Fix.joined(parts.flatMap(\.edits)))
    ]
  }

  /// Whether a property is true or false, as a word says, be it set or not.
  func says(_ property: PropertyID, _ word: String) -> Bool {
    Bool(word).map { control.boolean(property) == $0 } ?? false
  }
}

extension FieldContext {
  /// The fix that sets properties, as `setting` sets one.
  func setting(_ settings: [PropertySetting], _ title: String, beside rule: ValidationRule? = nil) -> [Fix] {
    let parts = settings.compactMap { setting($0.property, to: $0.value, title, beside: rule) }
    guard parts.count == settings.count, let first = parts.first else { return [] }
    let others = settings.dropFirst().map { "'\($0.property.name)'" }
    return [
      Fix(
        others.isEmpty ? first.title : "\(first.title), and set \(enumerated(others))", .unsafe,
        Fix.joined(parts.flatMap(\.edits)))
    ]
  }
}

extension Fix {
  /// Edits with those that insert at one place made one.
  static func joined(_ edits: [Edit]) -> [Edit] {
    edits.reduce(into: []) { joined, edit in
      if case .replace(let place, let text) = edit, place.range.isEmpty,
        let index = joined.firstIndex(where: { if case .replace(place, _) = $0 { true } else { false } }),
        case .replace(_, let before) = joined[index]
      {
        joined[index] = .replace(place, before + text)
      } else {
        joined.append(edit)
      }
    }
  }
}
