import FormModel
import UIKitCatalog
import ValueFormatting

/// What follows a change of a text.
extension ScreenPlan {
  /// Writes what follows a change of a text, as far as the form needs it: checks, rewriting, buttons and handlers.
  func writeChanges(to writer: inout SwiftWriter) {
    guard followsTexts else { return }
    if called.contains(.allows) { writeAllows(&writer) }
    if checksAny {
      writer.line()
      if hasChangeRules {
        writeRefuses(&writer)
        writer.line()
      }
      writeRecheck(&writer)
      writer.line()
    }
    if rewritesTexts {
      writeApply(&writer)
      writer.line()
    }
    if tellsChanges {
      writeDidChange(&writer)
      writer.line()
    }
    guard rewritesTexts else { return }
    writer.doc("Puts a text into a field as if it had been typed.")
    writer.block("private func replaceText(of field: \(type).Field, with text: String)") { writer in
      if inputs.contains(where: \.rewrites) {
        writer.line("let text = \(type).entered(text, in: field) ?? text")
      }
      if wheels.contains(where: { $0.isTold && !$0.completions.isEmpty }) {
        writer.comment("What is not typed completes nothing: a wheel can be turned further.")
        writer.line("completed[field] = \(type).normalized(text, of: field)")
      }
      writer.line("let selection = NSRange(location: text.utf16.count, length: 0)")
      writer.line("apply(\(type).Edit(text: text, selection: selection), to: field)")
    }
  }

  private func writeAllows(_ writer: inout SwiftWriter) {
    writer.doc("Whether UIKit makes a change; what masks and groups make of it is put into the field here.")
    writer.function(
      "private func allows", ["_ replacement: String", "at range: NSRange", "in field: \(type).Field"], " -> Bool"
    ) { writer in
      writer.comment("What an input method composes is checked when it is done.")
      writer.line("guard \(inputOf("field")).markedTextRange == nil else { return true }")
      writer.line("let text = texts[field] ?? \"\"")
      writer.line("let edit = \(type).\(changing)(")
      writer.nested { $0.line("text, in: field, range: range, replacement: replacement)") }
      writer.line("guard let edit else { return false }")
      if hasChangeRules {
        writer.line("if !replacement.isEmpty, refuses(edit.text, in: field) { return false }")
      }
      writer.line("let typed = (text as NSString).replacingCharacters(in: range, with: replacement)")
      writer.line("checked[field] = edit.text")
      writer.line("if \(isSpelled("edit.text", like: "typed")) { return true }")
      writer.line("apply(edit, to: field)")
      writer.line("return false")
    }
  }

  /// Whether rules are asked at changes.
  private var hasChangeRules: Bool {
    inputs.flatMap(rules).contains { $0.time == EnumMember.RuleTime.change }
  }

  /// The function that says what a change makes of a text, rules aside.
  private var changing: String { hasChangeRules ? "changed" : "edit" }

  private func writeRefuses(_ writer: inout SwiftWriter) {
    writer.doc("Whether a rule keeps a text out that a change makes; shows what the rules say of it.")
    writer.function("private func refuses", ["_ text: String", "in field: \(type).Field"], " -> Bool") { writer in
      let hasChecks = !plan.checkNames.isEmpty
      writer.line("let problems = \(type).\(hasChecks ? "problems" : "validate")(")
      writer.nested { writer in
        writer.line("\(hasChecks ? "in: " : "")text, as: field, at: .change, texts: texts,")
        writer.line("\(hasChecks ? "checks: checks, " : "")locale: locale, now: Date())")
      }
      writer.line("let refusals = problems.filter { $0.refuses }")
      writer.comment("While one types, rules without any words are silent.")
      writer.line(present("(refusals.isEmpty ? problems : refusals).filter { $0.hasWords }"))
      writer.line("return !refusals.isEmpty")
    }
  }

  private func writeRecheck(_ writer: inout SwiftWriter) {
    writer.doc("Checks a text that changed without being asked for, as AutoFill and suggestions do.")
    writer.block("private func recheck(_ field: \(type).Field)") { writer in
      writer.line("let text = texts[field] ?? \"\"")
      writer.line("if let last = checked[field], \(isSpelled("text", like: "last")) { return }")
      writer.line("let none = NSRange(location: 0, length: 0)")
      writer.line("let edit = \(type).\(changing)(\"\", in: field, range: none, replacement: text)")
      let isAllowed = hasChangeRules ? ", text.isEmpty || !refuses(edit.text, in: field)" : ""
      writer.line("if let edit\(isAllowed) {")
      writer.nested { writer in
        writer.line("checked[field] = edit.text")
        writer.line("if !\(isSpelled("edit.text", like: "text")) { apply(edit, to: field) }")
      }
      writer.line("} else {")
      writer.nested { $0.line("replaceText(of: field, with: checked[field] ?? \"\")") }
      writer.line("}")
    }
  }

  private func writeApply(_ writer: inout SwiftWriter) {
    writer.doc("Rewrites a text so that it can be undone: setting `text` would forget that.")
    writer.block("private func apply(_ edit: \(type).Edit, to field: \(type).Field)") { writer in
      writer.line("let input = \(inputOf("field"))")
      writer.line("let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)")
      writer.line("guard let whole else { return }")
      if checksAny { writer.line("checked[field] = edit.text") }
      if tellsChanges { writer.line("let before = changes") }
      writer.comment("Where the cursor goes over what a mask writes, nothing else changes.")
      writer.line("let isSame = \(isSpelled("texts[field] ?? \"\"", like: "edit.text"))")
      writer.block("if !isSame") { writer in
        writer.line("input.replace(whole, withText: edit.text)")
        writer.comment("A text that nobody edits may be left as it is.")
        writer.line("let written = texts[field] ?? \"\"")
        writer.line("if !\(isSpelled("written", like: "edit.text")) { setText(edit.text, of: field) }")
      }
      writer.line("let caret = input.position(")
      writer.nested { $0.line("from: input.beginningOfDocument, offset: edit.selection.location)") }
      writer.line("if let caret { input.selectedTextRange = input.textRange(from: caret, to: caret) }")
      guard tellsChanges else { return writeValidity(to: &writer) }
      writer.comment("Told once, whether or not the replacement told of itself.")
      writer.line("guard !isSame, changes == before else { return }")
      if textFields.contains(where: isFollowed) {
        writer.line("(input as? UIControl)?.sendActions(for: .editingChanged)")
      }
      let judgesViews = !validButtons.isEmpty && !textViews.isEmpty
      if judgesViews || textViews.contains(where: isFollowed) {
        writer.line("if input is UITextView { textDidChange(in: field) }")
      }
    }
  }

  private func writeDidChange(_ writer: inout SwiftWriter) {
    writer.doc("Follows a change of a text, by whatever means.")
    writer.block("private func textDidChange(in field: \(type).Field)") { writer in
      if rewritesTexts { writer.line("changes += 1") }
      guard checksAny || isFollowed else { return }
      writer.line("guard \(inputOf("field")).markedTextRange == nil else { return }")
      if checksAny, isFollowed { writer.line("let count = changes") }
      if checksAny { writer.line("recheck(field)") }
      if checksAny, isFollowed {
        writer.comment("What the check has rewritten was told again.")
        writer.line("guard changes == count else { return }")
      }
      writeValidity(to: &writer)
      writeCompletion(&writer)
    }
  }
}

extension ViewPlan {
  /// Whether a mask or grouping writes its text.
  fileprivate var rewrites: Bool {
    switch control.format {
    case .mask, .grouped: true
    default: false
    }
  }
}
