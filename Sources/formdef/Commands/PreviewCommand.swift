import FormEditing
import FormModel
import FormWorkspace
import SystemIO
import UIKitCatalog

/// `formdef preview`: the texts of a form as its users see them.
enum PreviewCommand: Command {
  static let specification = CommandSpecification(
    name: "preview",
    summary: "Show placeholders, examples, values and ranges as each locale's users see them.",
    operands: "FILE [FORM[.FIELD]]", operandCount: 1...2,
    discussion: """
      Each text is written by the field's formatter in the locales of the form. Texts by '.localized' come from \
      'NAME.xcstrings' and 'LOCALE.lproj/NAME.strings' beside the file. iOS may differ: it has a CLDR of its own, and the \
      user's settings.

      Exit status: 0 done, 2 it could not run.
      """,
    options: [
      OptionSpecification(
        "--format", .choice(["text", "json", "csv", "markdown"]), help: "How it is written (default: text)."),
      OptionSpecification(
        "--now", .text("DATE"),
        help: "The day or moment of 'today' and 'now': 2010-11-15, 2010-11-15T09:41:00Z (default: the present one)."),
      OptionSpecification(
        "--locale", .text("ID"), help: "A locale in place of the form's; may be given several times."),
    ],
    examples: [
      ("formdef preview Person.formdef", "the texts of all forms of a file"),
      ("formdef preview Person.formdef Person.born --now 2026-11-20 --locale ar_EG", "one field, on a day, in Egypt"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    guard let clock = arguments.text("--now").map({ PreviewClock($0) }) ?? .moment(ProcessClock.now) else {
      throw UsageError("'--now' needs a day or a moment: 2010-11-15, 2010-11-15T09:41:00Z", command: "preview")
    }
    let locales = arguments.texts("--locale")
    for locale in locales where LocaleIdentifier(locale)?.unknownPart != nil || LocaleIdentifier(locale) == nil {
      throw UsageError("there is no locale '\(locale)'", command: "preview")
    }
    let selection = arguments.operands.count > 1 ? FieldSelection(arguments.operands[1]) : .all
    let path = arguments.operands[0]
    return FieldCommand.run([path]) { files throws(FieldSelection.Unknown) in
      guard let file = files.first else { return .notRun }
      let translations = AppStrings.translations(beside: path)
      let rows = try file.controls(selection).flatMap { form, controls in
        let preview = FormPreview(form, clock, translations, locales: locales)
        return controls.flatMap { preview.rows(of: $0) }
      }
      write(rows, arguments.text("--format"))
      return .success
    }
  }

  private static func write(_ rows: [PreviewRow], _ format: String?) {
    switch format {
    case "json": StandardOutput.write(PreviewReport.json(rows))
    case "csv": StandardOutput.write(PreviewReport.csv(rows))
    case "markdown": StandardOutput.write(PreviewReport.markdown(rows))
    default: StandardOutput.write(PreviewReport.text(rows, width: StandardStream.output.columns))
    }
  }
}
