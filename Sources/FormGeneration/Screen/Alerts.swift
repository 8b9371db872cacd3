import FormModel
import UIKitCatalog

/// What the user is told.
extension ScreenPlan {
  func writeAlerts(to writer: inout SwiftWriter) {
    writer.doc("Shows the messages of broken rules, if there are any and none is shown.")
    writer.block("private func present(_ problems: [\(type).Problem])") { writer in
      writer.line("let told = problems.filter { $0.message != nil || $0.title != nil }")
      writer.line("guard let last = told.last, !isAlerting, let presenter else { return }")
      writer.comment("While the alert comes up, UIKit asks once more whether editing may end.")
      writer.line("isAlerting = true")
      writer.line("let alert = UIAlertController(")
      writer.nested { writer in
        writer.line("title: last.title, message: told.compactMap(\\.message).joined(separator: \"\\n\"),")
        writer.line("preferredStyle: .alert)")
      }
      writer.block("for button in last.buttons") { writer in
        writer.line("alert.addAction(")
        writer.nested { writer in
          writer.line("UIAlertAction(title: button, style: .default) { [weak self] _ in")
          writer.nested { writer in
            writer.line("self?.isAlerting = false")
            if !inputs.isEmpty {
              writer.line("if button == \"Clear\" { self?.replaceText(of: last.field, with: \"\") }")
            }
          }
          writer.line("})")
        }
      }
      writer.line("presenter.present(alert, animated: true)")
    }
    writer.line()
    writer.doc("The view controller that the views are in.")
    writer.block("private var presenter: UIViewController?") { writer in
      writer.line("let responders = sequence(first: view as UIResponder) { $0.next }")
      writer.line("return responders.lazy.compactMap { $0 as? UIViewController }.first")
    }
    guard !inputs.isEmpty else { return }
    writer.line()
    writer.doc("Whether the screen goes away, which no field may hold up.")
    writer.block("private var isLeaving: Bool") { writer in
      writer.line("guard view.window != nil else { return true }")
      writer.line("return presenter.map { $0.isBeingDismissed || $0.isMovingFromParent } ?? false")
    }
  }
}
