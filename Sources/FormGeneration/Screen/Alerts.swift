import FormModel
import UIKitCatalog

/// What the user is told.
extension ScreenPlan {
  /// Writes the function that shows the messages of broken rules in an alert.
  func writeAlerts(to writer: inout SwiftWriter) {
    if called.contains(.present) { writePresent(&writer) }
    if !called.isDisjoint(with: [.present, .isLeaving]) {
      writer.line()
      writer.doc("The view controller that the views are in.")
      writer.block("private var presenter: UIViewController?") { writer in
        writer.line("let responders = Swift.sequence(first: view as UIResponder) { $0.next }")
        writer.line("return responders.lazy.compactMap { $0 as? UIViewController }.first")
      }
    }
    if called.contains(.isLeaving) {
      writer.line()
      writeIsLeaving(&writer)
    }
  }

  private func writePresent(_ writer: inout SwiftWriter) {
    writer.doc("Shows the messages of broken rules, if there are any, unless an alert is shown.")
    writer.block("private func present(_ problems: [\(type).Problem])") { writer in
      writer.line("guard let last = problems.last, shownAlert == nil, let presenter else { return }")
      writer.line("let messages = problems.compactMap { message(of: $0) }")
      writer.line("let alert = UIAlertController(")
      writer.nested { writer in
        writer.line("title: last.title,")
        writer.line("message: messages.isEmpty ? nil : messages.joined(separator: \"\\n\"),")
        writer.line("preferredStyle: .alert)")
      }
      writer.comment("While the alert comes up, UIKit asks once more whether editing may end.")
      writer.line("shownAlert = alert")
      writer.block("for button in last.buttons") { writer in
        writer.line("alert.addAction(")
        writer.nested { writer in
          writer.line("UIAlertAction(title: button, style: .default) { [weak self] _ in")
          writer.nested { writer in
            writer.line("self?.shownAlert = nil")
            let clears = "self?.replaceText(of: last.field, with: \"\")"
            switch clearTitles.count {
            case 0: break
            case 1 where clearTitles[0].hasPrefix("\""): writer.line("if button == \(clearTitles[0]) { \(clears) }")
            default: writer.line("if Self.clearTitles.contains(button) { \(clears) }")
            }
          }
          writer.line("})")
        }
      }
      writer.line("presenter.present(alert, animated: true)")
    }
    writer.line()
    writer.doc("What is said of a broken rule; of one without any words, which field it is about.")
    writer.block("private func message(of problem: \(type).Problem) -> String?") { writer in
      writer.line("guard problem.title == nil, problem.message == nil else { return problem.message }")
      writer.line("let name = \(inputOf("problem.field")).accessibilityLabel ?? problem.field.rawValue")
      writer.line("return problem.rule == \"required\" ? \"\\(name) is missing\" : \"\\(name) is not valid\"")
    }
    if clearTitles.contains(where: { !$0.hasPrefix("\"") }) {
      writer.line()
      writer.doc("The titles of buttons that clear a field.")
      writer.block("private static var clearTitles: [String]") { writer in
        writer.line("[")
        writer.nested { $0.items(clearTitles) }
        writer.line("]")
      }
    }
  }

  private func writeIsLeaving(_ writer: inout SwiftWriter) {
    writer.doc("Whether the screen goes away, which no field may hold up.")
    writer.block("private var isLeaving: Bool") { writer in
      writer.line("guard view.window != nil else { return true }")
      writer.line("guard let presenter else { return false }")
      writer.comment("What goes may be a controller around the one that the views are in.")
      writer.line("return Swift.sequence(first: presenter) { $0.parent }.contains {")
      writer.nested { $0.line("$0.isBeingDismissed || $0.isMovingFromParent") }
      writer.line("}")
    }
  }
}

extension ScreenPlan {
  /// The titles of buttons that clear the field, as expressions, each once: what reads "Clear" in the form itself,
  /// whatever the app's strings make of it.
  static func clearTitles(_ plan: FormPlan, _ inputs: [ViewPlan]) -> [String] {
    var titles: [String] = []
    for button in inputs.flatMap({ $0.control.rules.flatMap(\.buttons) }) {
      guard button.clearsField else { continue }
      let title = plan.expression(button, for: "\(plan.form.name), button that clears a field")
      if !titles.contains(title) { titles.append(title) }
    }
    return titles
  }
}
