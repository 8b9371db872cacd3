import FormModel
import FormSyntax
import UIKitCatalog

/// A step of `normalize`.
enum NormalizationStep: Hashable {
  /// Steps without an argument, named as in the language.
  case trim, removeSpaces, uppercase, lowercase, asciiDigits
  /// Takes these characters out of the text.
  case removeCharacters(ExactText)

  /// The steps of a field; without a word of its own, blanks at the ends go, except where the entry is secure.
  static func steps(of control: ResolvedControl) -> [NormalizationStep] {
    guard let set = control[.normalize], set.isWellFormed, let value = set.value else {
      return control.boolean(.isSecureTextEntry) == true ? [] : [.trim]
    }
    let values = value.kind == .array ? Array(value.children) : [value]
    return values.compactMap { value in
      if value.function != nil { return value.argument()?.string.map { .removeCharacters(ExactText($0)) } }
      return switch value.enumMember {
      case EnumMember.Normalization.trim: .trim
      case EnumMember.Normalization.removeSpaces: .removeSpaces
      case EnumMember.Normalization.uppercase: .uppercase
      case EnumMember.Normalization.lowercase: .lowercase
      case EnumMember.Normalization.asciiDigits: .asciiDigits
      default: nil
      }
    }
  }

  /// The step, applied to a text.
  func applied(to text: String) -> String {
    switch self {
    case .trim: "trimmed(\(text))"
    case .removeSpaces: "removing(\(text)) { $0.properties.isWhitespace }"
    case .removeCharacters(let characters):
      "removing(\(text)) { \(SwiftLiteral.string(characters.text)).unicodeScalars.contains($0) }"
    case .uppercase: "mapping(\(text)) { $0.properties.uppercaseMapping }"
    case .lowercase: "mapping(\(text)) { $0.properties.lowercaseMapping }"
    case .asciiDigits: "mapping(\(text), asciiDigit)"
    }
  }
}

/// What `normalize` makes of texts.
extension FormPlan {
  /// Writes the function that normalizes the text of a field.
  func writeNormalization(_ needs: ModelNeeds, to writer: inout SwiftWriter) {
    writer.doc("A text as the rules, the formatter and the store see it.")
    writer.block("\(access)static func normalized(_ text: String, of field: Field) -> String") { writer in
      let usual = fields.indices.filter { needs.normalizations[$0] == [.trim] }
      if usual.count == fields.count { return writer.line(fields.isEmpty ? "text" : "trimmed(text)") }
      writer.choice("field") { writer in
        for (field, steps) in zip(fields, needs.normalizations) where steps != [.trim] {
          writeSteps(steps, of: field, &writer)
        }
        if !usual.isEmpty { writer.line("default: return trimmed(text)") }
      }
    }
    writeSteps(Set(needs.normalizations.flatMap { $0 }), &writer)
  }

  private func writeSteps(_ steps: [NormalizationStep], of field: ControlPlan, _ writer: inout SwiftWriter) {
    guard steps.count > 1 else {
      writer.line("case .\(field.memberName): return \(steps.first?.applied(to: "text") ?? "text")")
      return
    }
    writer.line("case .\(field.memberName):")
    writer.nested { writer in
      var name = "text"
      for (index, step) in steps.enumerated() {
        let isLast = index == steps.count - 1
        writer.line((isLast ? "return " : "let text\(index + 1) = ") + step.applied(to: name))
        name = "text\(index + 1)"
      }
    }
  }

  /// The functions that the steps call.
  private func writeSteps(_ steps: Set<NormalizationStep>, _ writer: inout SwiftWriter) {
    if steps.contains(.trim) {
      writer.line()
      writer.doc("Without the white space at its ends.")
      writer.block("private static func trimmed(_ text: String) -> String") { writer in
        writer.line("let tail = text.unicodeScalars.drop { $0.properties.isWhitespace }")
        writer.line("let kept = tail.reversed().drop { $0.properties.isWhitespace }.reversed()")
        writer.line("return String(String.UnicodeScalarView(kept))")
      }
    }
    let removes = steps.contains { if case .removeCharacters = $0 { true } else { $0 == .removeSpaces } }
    if removes {
      writer.line()
      writer.function(
        "private static func removing", ["_ text: String", "_ isRemoved: (Unicode.Scalar) -> Bool"], " -> String"
      ) { $0.line("String(String.UnicodeScalarView(text.unicodeScalars.filter { !isRemoved($0) }))") }
    }
    if !steps.isDisjoint(with: [.uppercase, .lowercase, .asciiDigits]) {
      writer.line()
      writer.function(
        "private static func mapping", ["_ text: String", "_ map: (Unicode.Scalar) -> String"], " -> String"
      ) { $0.line("text.unicodeScalars.map(map).joined()") }
    }
    if steps.contains(.asciiDigits) {
      writer.line()
      writer.doc("0 to 9 for the decimal digits of every script.")
      writer.block("private static func asciiDigit(_ scalar: Unicode.Scalar) -> String") { writer in
        writer.line("guard scalar.properties.numericType == .decimal else { return String(scalar) }")
        writer.line("return scalar.properties.numericValue.map { String(Int($0)) } ?? String(scalar)")
      }
    }
  }
}
