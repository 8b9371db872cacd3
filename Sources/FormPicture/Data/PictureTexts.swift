import FormEditing
import FormModel
import FormSyntax
import JSONText
import UIKitCatalog

/// Texts that are shown, in the locales of the page: one text where it is the same in all of them, else a list.
extension PictureWriter {
  /// What a value shows in each locale; nil where it is no text, or has values in it.
  func shown(_ value: Value?) -> [String?]? {
    guard let value, !value.isBroken else { return nil }
    if value.kind == .string { return value.string.map { Array(repeating: $0, count: locales.count) } }
    guard value.function == .localized, let key = value.argument()?.string else { return nil }
    // An empty default is none.
    let fallback = value.argument(.default)?.string.flatMap { $0.isEmpty ? nil : $0 }
    return locales.map { options.translations.text(ExactText(key), in: $0) ?? fallback ?? key }
  }

  /// Writes nothing where there is no text.
  func texts(of value: Value?, key: StaticString, _ json: inout JSONWriter) {
    guard let texts = shown(value) else { return }
    json.key(key)
    write(texts, &json)
  }

  /// Writes a text for each locale of the page, or one where all are equal; nil is `null`.
  func write(_ texts: [String?], _ json: inout JSONWriter) {
    if let first = texts.first, texts.allSatisfy({ $0 == first }) {
      json.textOrNull(first)
    } else {
      json.array { for text in texts { $0.textOrNull(text) } }
    }
  }
}

extension JSONWriter {
  /// Writes a string, or `null`.
  mutating func textOrNull(_ text: String?) {
    if let text { string(text) } else { null() }
  }
}

/// Values of properties as JSON: names of members, numbers, texts, lists; a call is an object with its arguments.
extension PictureWriter {
  /// Writes the value of a property; what the page cannot use is `null`.
  func write(_ value: Value, _ json: inout JSONWriter) {
    if let texts = shown(value) { return write(texts, &json) }
    switch value.kind {
    case .integer, .decimal: json.number(value.numberText.flatMap(Double.init) ?? 0)
    case .boolean: json.bool(value.boolean ?? false)
    case .array: json.array { for child in value.children { write(child, &$0) } }
    case .member, .reference: call(value, &json)
    default: json.null()
    }
  }

  private func call(_ value: Value, _ json: inout JSONWriter) {
    guard let function = value.function else {
      if let member = value.enumMember { json.name(member.name) } else { json.string(value.name) }
      return
    }
    json.object { object in
      object.member("call", function.name.string)
      let arguments = value.children.filter { $0.kind == .argument }
      object.key("values")
      object.array { list in
        for argument in arguments where argument.node.textLength == 0 {
          if let inner = argument.children.first(where: { _ in true }) { write(inner, &list) }
        }
      }
      for argument in arguments where argument.node.textLength > 0 {
        guard let inner = argument.children.first(where: { _ in true }) else { continue }
        object.key(named: argument.name)
        write(inner, &object)
      }
    }
  }
}
