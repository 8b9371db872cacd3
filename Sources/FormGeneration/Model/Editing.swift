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
      if needs.checksChanges { writeRefusal(&writer) } else { writeChange(needs, &writer) }
    }
    if needs.checksChanges {
      writer.line()
      writer.doc("The same before any rule is asked; nil where the mask has no room for it, or there is no such range.")
      writer.function(
        "static func changed",
        ["_ text: String", "in field: Field", "range: NSRange", "replacement: String"], " -> Edit?"
      ) { writeChange(needs, &$0) }
    }
    if !needs.masks.isEmpty || !needs.groups.isEmpty {
      writer.line()
      writeEntered(needs, &writer)
    }
  }

  /// What a change makes of `text`.
  private func writeChange(_ needs: ModelNeeds, _ writer: inout SwiftWriter) {
    writer.line("let units = text.utf16")
    writer.line("guard 0...units.count ~= range.location,")
    writer.nested { $0.line("0...units.count - range.location ~= range.length") }
    writer.line("else { return nil }")
    writer.line("let start = units.index(units.startIndex, offsetBy: range.location)")
    writer.line("let end = units.index(start, offsetBy: range.length)")
    writer.comment("A range that parts a character of two units is none.")
    writer.line("guard let head = String(units[..<start]), let tail = String(units[end...])")
    writer.line("else { return nil }")
    writeEdited(needs, &writer)
  }

  private func writeEdited(_ needs: ModelNeeds, _ writer: inout SwiftWriter) {
    let plain = "Edit(text: head + replacement + tail, caret: head + replacement)"
    guard !needs.masks.isEmpty || !needs.groups.isEmpty else { return writer.line("return \(plain)") }
    writer.choice("field") { writer in
      for field in needs.masks {
        writer.line("case .\(field.memberName):")
        writer.nested { $0.line("return \(field.stem)Mask.edit(head, replacement, tail, of: text)") }
      }
      for field in needs.groups {
        writer.line("case .\(field.memberName):")
        writer.nested { $0.line("return \(field.stem)Groups.edit(head, replacement, tail, of: text)") }
      }
      if needs.masks.count + needs.groups.count < fields.count {
        writer.line("default:")
        writer.nested { $0.line("return \(plain)") }
      }
    }
  }

  private func writeRefusal(_ writer: inout SwiftWriter) {
    writer.line("let edited = changed(text, in: field, range: range, replacement: replacement)")
    writer.line("guard let edited, !replacement.isEmpty else { return edited }")
    let checks = checkNames.isEmpty ? [] : ["checks: nil"]
    let arguments = ["as: field", "at: .change", "texts: [:]"] + checks + ["locale: .current", "now: Date()"]
    writer.call(
      "let problems = \(checkNames.isEmpty ? "validate" : "problems")",
      [checkNames.isEmpty ? "edited.text" : "in: edited.text"] + arguments)
    writer.line("return problems.contains { $0.refuses } ? nil : edited")
  }

  private func writeEntered(_ needs: ModelNeeds, _ writer: inout SwiftWriter) {
    writer.doc(
      "What is in a field after a text was typed, with what masks and groups write themselves; nil where it does not fit."
    )
    writer.block("\(access)static func entered(_ text: String, in field: Field) -> String?") { writer in
      writer.choice("field") { writer in
        for field in needs.masks { writer.line("case .\(field.memberName): \(field.stem)Mask.entered(text)") }
        for field in needs.groups { writer.line("case .\(field.memberName): \(field.stem)Groups.entered(text)") }
        if needs.masks.count + needs.groups.count < fields.count { writer.line("default: text") }
      }
    }
  }
}
