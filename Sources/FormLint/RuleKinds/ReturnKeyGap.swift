import FormModel
import UIKitCatalog

/// What comes up where a field is edited on an iPhone and has no Return key; a hardware keyboard has one all the same.
enum ReturnKeyGap {
  /// A digit pad.
  case pad(EnumMember)
  /// A wheel or a date picker in the place of the keyboard.
  case picker

  /// The property that says so.
  var property: PropertyID {
    switch self {
    case .pad: .keyboardType
    case .picker: .inputView
    }
  }
}

extension ResolvedControl {
  /// What comes up without a Return key; nil where there is one, or may be: a view of the app's own may be a keyboard.
  var returnKeyGap: ReturnKeyGap? {
    guard !has(.inputView) else {
      guard let set = self[.inputView], set.isWellFormed, let function = set.value?.function else { return nil }
      return function == .picker || function == .datePicker ? .picker : nil
    }
    guard let keyboard = enumMember(.keyboardType), Catalog.keyboard(keyboard)?.hasReturnKey == false else {
      return nil
    }
    return .pad(keyboard)
  }
}
