import FormModel
import UIKitCatalog

/// The types of a form: its fields, moments, problems and edits.
extension FormPlan {
  /// Writes the enumeration that is named after the form, with the types of its fields, moments, problems and edits.
  func writeTypes(to writer: inout SwiftWriter) {
    writer.doc("The form `\(form.name)` (\(line)): its fields, what they hold, and the rules for that.")
    writer.block("\(access)enum \(formType)") { writer in
      if usesLocalizedTexts {
        writer.doc("Where the texts come from that the app translates.")
        writer.line("nonisolated(unsafe) \(access)static var bundle = Bundle.main")
        writer.line()
      }
      writeFieldType(&writer)
      writer.line()
      writeMoment(&writer)
      writer.line()
      writeValuesType(&writer)
      writer.line()
      writeProblem(&writer)
      writer.line()
      writeEdit(&writer)
    }
    writer.line()
    writer.block("extension \(formType).Edit") { writer in
      writer.doc("A text with the cursor behind its first part.")
      writer.block("fileprivate init(text: String, caret head: String)") { writer in
        writer.comment("Behind the character that it would part.")
        writer.line("let ends = text.indices.lazy.map { $0.utf16Offset(in: text) }")
        writer.line("let location = ends.first { $0 >= head.utf16.count } ?? text.utf16.count")
        writer.line("self.init(text: text, selection: NSRange(location: location, length: 0))")
      }
    }
  }

  /// Whether a text of the form comes from the app's strings.
  var usesLocalizedTexts: Bool { !form.localizedTexts.isEmpty }

  private func writeFieldType(_ writer: inout SwiftWriter) {
    writer.doc("What can be typed into.")
    if fields.isEmpty {
      writer.comment("No enumeration: the compiler takes what is told of one without cases for what is never run.")
      writer.block("\(access)struct Field: Hashable, CaseIterable, Sendable") { writer in
        writer.line("\(access)static var allCases: [Field] { [] }")
        writer.line("private init() {}")
      }
      return
    }
    writer.block("\(access)enum Field: String, CaseIterable, Sendable") { writer in
      for field in fields { writer.line("case \(field.declaredName)", at: field.line) }
    }
  }

  private func writeMoment(_ writer: inout SwiftWriter) {
    writer.doc("When a text is checked. A submission is checked by the rules of all moments.")
    writer.block("\(access)enum Moment: Sendable") { $0.lines(["case change, endEditing, `return`, submit"]) }
    writer.line()
    writer.doc("Whether the form can be submitted though the rule is broken: only with a warning.")
    writer.block("\(access)enum Severity: Sendable") { $0.line("case error, warning") }
    writer.line()
    writer.doc("Whether the field lets go, or keeps the focus; at a change, whether the change is made.")
    writer.block("\(access)enum Effect: Sendable") { $0.line("case report, refuse") }
  }

  private func writeProblem(_ writer: inout SwiftWriter) {
    writer.doc("A broken rule.")
    writer.block("\(access)struct Problem: Sendable") { writer in
      writer.line("\(access)var field: Field")
      writer.doc("The keyword of the rule; `formatter` where the text is no value.")
      writer.line("\(access)var rule: String")
      writer.line("\(access)var severity: Severity")
      writer.line("\(access)var effect: Effect")
      writer.line("\(access)var title: String?")
      writer.line("\(access)var message: String?")
      writer.line("\(access)var buttons: [String]")
      let times = Set(fields.flatMap(\.rules).map(\.time))
      guard times.contains(where: { $0 != EnumMember.RuleTime.submit }) else { return }
      writer.line()
      writer.doc("Whether the field keeps the focus for it, or the change is not made.")
      writer.line("var refuses: Bool { effect == .refuse && severity == .error }")
      guard times.contains(EnumMember.RuleTime.change) else { return }
      writer.doc("Whether the form says something of it.")
      writer.line("var hasWords: Bool { title != nil || message != nil }")
    }
  }

  private func writeEdit(_ writer: inout SwiftWriter) {
    writer.doc("A text after a change, with the selection, in UTF-16 units.")
    writer.block("\(access)struct Edit: Equatable, Sendable") { writer in
      writer.line("\(access)var text: String")
      writer.line("\(access)var selection: NSRange")
      guard !access.isEmpty else { return }
      writer.line()
      writer.block("\(access)init(text: String, selection: NSRange)") {
        $0.lines(["self.text = text", "self.selection = selection"])
      }
    }
  }
}
