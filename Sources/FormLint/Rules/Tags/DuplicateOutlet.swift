import FormModel
import FormSyntax
import UIKitCatalog

/// `duplicate-outlet`: two controls of one outlet.
enum DuplicateOutlet: FormRule {
  static let info = LintRuleInfo(
    "duplicate-outlet", .error, group: .tags,
    summary: "Two controls of a form are connected to the same outlet.",
    reason: """
      An outlet holds one view: the control that is connected last takes the place of the other, which nobody can reach then.
      """,
    bad: """
      form Person {
          textField name { outlet: nameField }
          textField email { outlet: nameField }
      }
      """,
    good: """
      form Person {
          textField name { outlet: nameField }
          textField email { outlet: emailField }
      }
      """)

  static let formFilter = FormFilter([.outlet])

  static func check(_ context: FormContext, _ report: inout FormReporter) {
    for clash in Clash.all(of: .outlet, in: context.form.outlets, context) {
      report.add(together: clash, at: \.place) { items, report in
        guard let first = items.first, let last = items.last else { return }
        report.add(
          Self.self, at: last.place, "the outlet '\(last.text)' is also that of '\(first.name)'",
          related: items.dropLast().prefix(10).map { Related("'\($0.name)' is connected to it here", $0.place) })
      }
    }
  }
}
