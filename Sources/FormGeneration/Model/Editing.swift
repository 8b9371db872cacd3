import FormModel
import UIKitCatalog
import ValueFormatting

/// What a change makes of a text: masks and groups, and rules that refuse keystrokes.
extension FormPlan {
  /// Writes the function that applies a change to a text: the mask or grouping, and the rules that refuse keystrokes.
  func writeEditing(_ needs: ModelNeeds, to writer: inout SwiftWriter) {
    writer.doc(
      "What becomes of a text by a change, with the cursor behind it; nil where it is refused. Deleting is never refused."
    )
    writer.function(
      "\(access)static func edit",
      ["_ text: String", "in field: Field", "range: NSRange", "replacement: String"], " -> Edit?"
    ) { writer in
      writer.line("let length = text.utf16.count")
      writer.line("guard 0...length ~= range.location, 0...length - range.location ~= range.length")
      writer.line("else { return nil }")
      writer.line("let head = (text as NSString).substring(to: range.location)")
      writer.line("let tail = (text as NSString).substring(from: range.location + range.length)")
      writeEdited(needs, &writer)
      if needs.checksChanges { writeRefusal(&writer) }
      writer.line("return edited")
    }
    if !needs.masks.isEmpty || !needs.groups.isEmpty {
      writer.line()
      writeEntered(needs, &writer)
    }
  }

  private func writeEdited(_ needs: ModelNeeds, _ writer: inout SwiftWriter) {
    let plain = "Edit(text: head + replacement + tail, caret: head + replacement)"
    guard !needs.masks.isEmpty || !needs.groups.isEmpty else { return writer.line("let edited = \(plain)") }
    writer.line("let edited: Edit?")
    writer.choice("field") { writer in
      for field in needs.masks {
        writer.line("case .\(field.memberName):")
        writer.nested { $0.line("edited = \(field.stem)Mask.edit(head, replacement, tail, of: text)") }
      }
      for field in needs.groups {
        writer.line("case .\(field.memberName):")
        writer.nested { writer in
          let arguments = groupArguments(field)
          writer.line("edited = Edit(")
          writer.nested { writer in
            writer.line("text: grouped(head + replacement + tail, \(arguments)),")
            writer.line("caret: grouped(head + replacement, \(arguments)))")
          }
        }
      }
      if needs.masks.count + needs.groups.count < fields.count {
        writer.line("default:")
        writer.nested { $0.line("edited = \(plain)") }
      }
    }
    writer.line("guard let edited else { return nil }")
  }

  /// The sizes and the separator of a field's groups.
  private func groupArguments(_ field: ControlPlan) -> String {
    guard case .grouped(let sizes, let separator) = field.format else { return "" }
    return "[\(sizes.map(String.init).joined(separator: ", "))], \(SwiftLiteral.string(separator))"
  }

  private func writeRefusal(_ writer: inout SwiftWriter) {
    writer.line("if replacement.isEmpty { return edited }")
    let checks = checkNames.isEmpty ? [] : ["checks: nil"]
    let arguments = ["as: field", "at: .change", "texts: [:]"] + checks + ["locale: .current", "now: Date()"]
    writer.call(
      "let problems = \(checkNames.isEmpty ? "validate" : "problems")",
      [checkNames.isEmpty ? "edited.text" : "in: edited.text"] + arguments)
    writer.line("if problems.contains(where: { $0.effect == .refuse && $0.severity == .error }) { return nil }")
  }

  private func writeEntered(_ needs: ModelNeeds, _ writer: inout SwiftWriter) {
    writer.doc(
      "What is in a field after a text was typed, with what masks and groups write themselves; nil where it does not fit."
    )
    writer.block("\(access)static func entered(_ text: String, in field: Field) -> String?") { writer in
      writer.choice("field") { writer in
        for field in needs.masks { writer.line("case .\(field.memberName): \(field.stem)Mask.entered(text)") }
        for field in needs.groups { writer.line("case .\(field.memberName): grouped(text, \(groupArguments(field)))") }
        if needs.masks.count + needs.groups.count < fields.count { writer.line("default: text") }
      }
    }
  }
}
