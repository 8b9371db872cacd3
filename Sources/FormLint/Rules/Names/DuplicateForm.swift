import FormModel
import FormSyntax
import UIKitCatalog

/// `duplicate-form`: two forms of one name.
enum DuplicateForm: ProjectRule {
  static let info = LintRuleInfo(
    "duplicate-form", .error, group: .names,
    summary: "Two forms that a file sees have the same name.",
    reason: """
      Each form becomes a type of its name: two of one name, here or in imported files, do not compile.
      """,
    bad: """
      form Person { }
      form Person { }
      """,
    good: """
      form Person { }
      form Company { }
      """)

  static func check(_ context: ProjectContext, _ report: inout FormReporter) {
    report.addClashes(Self.self, in: context.file.formNames, context.file) { "there is a form '\($0)' already" }
    report.addClashes(Self.self, .form, context, "form")
  }
}
