import FormSyntax
import UIKitCatalog

extension Keyword {
  /// The kind of control that it declares.
  var controlKind: ControlKind? { isControl ? ControlKind.named(Array(text.utf8)) : nil }

  /// The class of UIKit that it declares.
  var className: String? { controlKind?.className.description }

  /// Whether something stands between it and its block.
  var takesHead: Bool { self != .attributes }

  /// How far down it is suggested.
  var rank: Int {
    switch self {
    case .rule: 0
    case .use: 1
    case .form, .preset, .textField: 2
    case .import, .textView: 3
    case .on: 50
    case .section: 100
    case .tags: 101
    case .observe: 102
    case .override, .attributes: 103
    default: 4 + Int(rawValue)
    }
  }

  /// What it begins, in a sentence.
  var summary: String {
    switch self {
    case .import: "Lets this file use the presets of another."
    case .form: "A form: its fields, how they are told apart, and what their delegate does."
    case .preset: "Properties, rules and events that several controls share."
    case .tags: "The numbers by which a delegate tells fields apart: a case for each field."
    case .section: "Controls that belong together, under a title."
    case .use: "Takes over what presets say; what the control says itself counts more."
    case .rule: "What the text of a field must meet, when that is checked, and what is said where it does not."
    case .on: "What is done when the delegate is asked or told something, or an event comes."
    case .observe: "What is done when a notification comes."
    case .override: "A rectangle method that a subclass overrides."
    case .attributes: "What a subclass has beyond the properties of UIKit."
    default: controlKind?.summary.description ?? ""
    }
  }

  /// The keyword with places for what follows it, up to its block.
  var head: [SnippetPart] {
    switch self {
    case .import: [.text("import \""), .end, .text("\"")]
    case .form, .preset: [.text("\(text) "), .field("Name")]
    case .tags: [.text("tags "), .field("Tag")]
    case .section: [.text("section \""), .field("Title"), .text("\"")]
    case .attributes: [.text("attributes")]
    case .use, .rule, .on, .observe, .override: [.text("\(text) "), .end]
    default: [.text("\(text) "), .field("name")]
    }
  }

  /// Its block, empty, with the cursor in it; nothing for a keyword whose block comes with what it takes.
  var body: [SnippetPart] {
    switch self {
    case .import, .use, .rule, .on, .observe, .override: []
    case .tags: [.text(" { "), .end, .text(" }")]
    default: [.text(" {\n    "), .end, .text("\n}")]
    }
  }

  /// The same without places.
  var plainText: String { head.plainText + (body.isEmpty ? "" : " { }") }
}
