import FormEditing
import FormModel
import FormPicture
import FormWorkspace
import SystemIO
import UIKitCatalog

/// `formdef preview`: the texts of a form as its users see them.
enum PreviewCommand: Command {
  static let specification = CommandSpecification(
    name: "preview",
    summary: "Show texts as each locale's users see them, or draw the form.",
    operands: "FILE [FORM[.FIELD]]", operandCount: 1...2, pathCount: 1,
    discussion: """
      Each text is written by the field's formatter in the locales of the form. Texts by '.localized' come from \
      'NAME.xcstrings' and 'LOCALE.lproj/NAME.strings' beside the file. iOS may differ: it has a CLDR of its own, and the \
      user's settings. FILE may be a pipe; '-' is standard input.

      With '--output' the forms are drawn as an iPhone shows them. A page needs no network and nothing beside it: fields \
      can be typed into, and what the delegate is told is listed. PNG and PDF are made by an installed Chromium.

      Exit status: 0 done, \(ExitStatus.notRunWords).
      """,
    options: [
      OptionSpecification(
        "--format", .choice(["text", "json", "csv", "markdown"]), help: "How it is written (default: text)."),
      OptionSpecification(
        "--now", .text("DATE"),
        help: "The day or moment of 'today' and 'now': 2010-11-15, 2010-11-15T09:41:00Z (default: the present one)."),
      OptionSpecification(
        "--locale", .text("ID"), help: "A locale in place of the form's; may be given several times."),
    ] + SettingsOptions.sources + PictureOptionSet.specifications,
    examples: [
      ("formdef preview Person.formdef", "the texts of all forms of a file"),
      ("formdef preview Person.formdef Person.born --now 2026-11-20 --locale ar_EG", "one field, on a day, in Egypt"),
      ("formdef preview Person.formdef --output person.html --watch", "a page that follows the file"),
      (
        "formdef preview --compare old/Person.formdef Person.formdef --output diff.html", "what a change does to a form"
      ),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    let clock = arguments.text("--now").flatMap { PreviewClock($0) }
    if let now = arguments.text("--now"), clock == nil {
      let absence = WrittenMoment.absence(in: now).map { "'--now' cannot be '\(now)': \($0)" }
      throw UsageError(
        absence ?? "'--now' needs a day or a moment: 2010-11-15, 2010-11-15T09:41:00Z", command: "preview")
    }
    let locales = arguments.texts("--locale")
    if let locale = locales.first(where: { !isLocale($0) }) {
      throw UsageError("there is no locale '\(locale)'", command: "preview")
    }
    if arguments.has("--compare"), arguments.operands.count != 2 {
      throw UsageError("'--compare' needs two files: the old version and the new one", command: "preview")
    }
    if !arguments.has("--compare"), arguments.operands.count > 1, arguments.operands[1].hasSuffix(".formdef") {
      throw UsageError(
        "'preview' takes one file and the name of a form or field; '--compare' takes two files", command: "preview")
    }
    if arguments.has("--watch"), let words = streamWords(arguments.operands[0]) {
      throw UsageError("'--watch' cannot watch \(words)", command: "preview")
    }
    let selection = arguments.operands.count > 1 ? FieldSelection(arguments.operands[1]) : .all
    let path = arguments.operands[0]
    let lookup = try SettingsOptions.lookup(arguments, "preview")
    if let output = try PictureOptionSet.output(arguments) {
      return draw(output, arguments, selection, clock, lookup)
    }
    return FieldCommand.run([path], lookup) { files throws(FieldSelection.Unknown) in
      guard let file = files.first else { return .notRun }
      let translations = AppStrings.translations(beside: file.path)
      StringsWarning.write(of: translations)
      let rows = try file.controls(selection).flatMap { form, controls in
        let preview = FormPreview(form, clock ?? file.clock, translations, locales: locales)
        return controls.flatMap { preview.rows(of: $0) }
      }
      write(rows, arguments.text("--format"))
      return .success
    }
  }

  /// What an operand is that can be read once only, in words; nil where it is a file.
  private static func streamWords(_ operand: String) -> String? {
    if operand == NamedText.standardInput { return "standard input" }
    guard case .success(let status) = FileStatus.of(operand), status.kind == .pipe else { return nil }
    return "'\(operand)': it is a pipe"
  }

  private static func isLocale(_ name: String) -> Bool {
    !name.isEmpty && LocaleIdentifier(name).map { $0.unknownPart == nil } ?? false
  }

  private static func draw(
    _ output: String, _ arguments: ParsedArguments, _ selection: FieldSelection, _ clock: PreviewClock?,
    _ lookup: SettingsLookup
  ) -> ExitStatus {
    let options = PictureOptionSet.options(arguments)
    if arguments.has("--compare") {
      return ComparedPictureRun(
        paths: arguments.operands, output: output, clock: clock, options: options, lookup: lookup
      ).run()
    }
    let run = PictureRun(
      path: arguments.operands[0], selection: selection, output: output, marksFindings: arguments.has("--findings"),
      clock: clock, options: options, lookup: lookup)
    return arguments.has("--watch") ? run.watch() : run.run()
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
