import FormModel
import UIKitCatalog

/// How views and fields find each other.
extension ScreenPlan {
  /// Writes the functions that find the field of a view, the view of a field or tag, and the texts of all fields.
  func writeLookup(to writer: inout SwiftWriter) {
    if called.contains(.field) { writeField(&writer) }
    if called.contains(.input) {
      writer.line()
      writeInput(&writer)
    }
    if !inputs.isEmpty {
      writer.line()
      writeTexts(&writer)
      writer.line()
    }
    if !inputs.isEmpty || !validButtons.isEmpty { writeJudging(&writer) }
    if called.contains(.isSpelled) {
      writer.line()
      writer.doc("Whether two texts are one, scalar by scalar: `==` takes other spellings of a letter for the same.")
      writer.block("private func isSpelled(_ text: String, like other: String) -> Bool") { writer in
        writer.line("text.unicodeScalars.elementsEqual(other.unicodeScalars)")
      }
      writer.line()
    }
    writeEndsFull(to: &writer)
    if !views.isEmpty {
      writer.line()
      writer.doc("The view with a tag; one that is nowhere to be seen, where the screen has none.")
      writer.function(
        "private static func found<Found: UIView>", ["_ tag: \(plan.tagsType)", "in root: UIView"], " -> Found"
      ) { writer in
        writer.line("if let view = root.viewWithTag(tag.rawValue) as? Found { return view }")
        writer.line("Swift.assertionFailure(\"no \\(Found.self) with the tag \\(tag)\")")
        writer.line("return Found()")
      }
      writer.line()
      writer.doc("What a view is in: the view of its view controller, or, before it has one, all that is around it.")
      writer.block("private static func root(of view: UIView) -> UIView") { writer in
        writer.line("let around = Swift.sequence(first: view) { $0.superview }")
        writer.line("return around.first { $0.next is UIViewController } ?? around.reduce(view) { $1 }")
      }
    }
  }

  /// The field of a view that sends a message: by its tag or by comparing it, as the form says.
  private func writeField(_ writer: inout SwiftWriter) {
    writer.doc("The field that a view is of.")
    writer.block("private func field(of view: UIView) -> \(type).Field?") { writer in
      if form.dispatch == EnumMember.Dispatch.tags {
        writer.choice("\(plan.tagsType)(rawValue: view.tag)") { writer in
          for input in inputs {
            // The tags are an optional's, which has cases of its own.
            let name = plan.tagCase(of: input.control) ?? ""
            let matched = SwiftName.isOptionalCase(name) ? name + "?" : name
            writer.line("case .\(matched): \(input.optionalField)")
          }
          writer.line("default: nil")
        }
      } else {
        writer.choice("view") { writer in
          for input in inputs { writer.line("case \(input.name): \(input.optionalField)") }
          writer.line("default: nil")
        }
      }
    }
  }

  private func writeInput(_ writer: inout SwiftWriter) {
    writer.doc("The view of a field.")
    writer.block("private func input(of field: \(type).Field) -> any UIView & UITextInput") { writer in
      writer.choice("field") { writer in
        for input in inputs { writer.line("case \(input.field): \(input.name)") }
      }
    }
  }

  private func writeTexts(_ writer: inout SwiftWriter) {
    writer.doc("What stands in the fields.")
    writer.block("private var texts: [\(type).Field: String]") { writer in
      writer.line("[")
      writer.nested { writer in
        writer.items(inputs.map { "\($0.field): \($0.name).text ?? \"\"" })
      }
      writer.line("]")
    }
    writer.line()
    writer.doc("Puts a text into a field that the app has, not the user.")
    writer.block("private func setText(_ text: String, of field: \(type).Field)") { writer in
      if checksAny { writer.line("checked[field] = text") }
      writer.choice("field") { writer in
        for input in inputs { writer.line("case \(input.field): \(input.name).text = text") }
      }
    }
  }

  /// The rules that fields break.
  private func writeJudging(_ writer: inout SwiftWriter) {
    writer.doc("Whether all fields meet their rules.")
    writer.block("\(access)var isValid: Bool") { writer in
      guard inputs.contains(where: isJudged) else { return writer.line("true") }
      writer.line("let texts = texts")
      writer.block("return \(type).Field.allCases.allSatisfy") { writer in
        writer.line("!\(problems("$0", ".submit")).contains { $0.severity == .error }")
      }
    }
    guard called.contains(.problems) else { return }
    writer.line()
    writer.doc("The rules that the text of a field breaks, beside those of all others.")
    writer.function(
      "private func problems",
      ["of field: \(type).Field", "at moment: \(type).Moment", "in texts: [\(type).Field: String]"],
      " -> [\(type).Problem]"
    ) { writer in
      let hasChecks = !plan.checkNames.isEmpty
      writer.call(
        "return \(type).\(hasChecks ? "problems" : "validate")",
        [hasChecks ? "in: texts[field] ?? \"\"" : "texts[field] ?? \"\"", "as: field", "at: moment", "texts: texts"]
          + (hasChecks ? ["checks: checks"] : []) + ["locale: locale", "now: Date()"])
    }
  }
}
