import FormWorkspace
import SystemIO

/// What the subcommands about fields have in common: they read files, and name fields in them.
enum FieldCommand {
  /// Reads what operands name and does something with it; gives the status, 2 where a file or name is not there.
  ///
  /// - Parameter areVersions: whether the operands are versions of one file. One from a stream stands for the others then:
  ///   what it imports is beside them, and their settings hold for it.
  static func run(
    _ operands: [String], _ lookup: SettingsLookup, areVersions: Bool = false,
    _ body: ([DefinedFields]) throws(FieldSelection.Unknown) -> ExitStatus
  ) -> ExitStatus {
    var files: [DefinedFields] = []
    let paths = operands.map { $0 == NamedText.standardInput ? NamedText.standardInputName : $0 }
    if paths.count(where: { $0 == NamedText.standardInputName }) > 1 {
      StandardError.complain("read", NamedText.standardInputName, FileError("it can be read once only"))
      return .notRun
    }
    let place = areVersions ? operands.first { !NamedText.isWithoutPlace($0) }.map(NamedText.path(of:)) : nil
    for (operand, path) in zip(operands, paths) {
      do throws(FileError) {
        let fields = try DefinedFields(operand, lookup, at: NamedText.isWithoutPlace(operand) ? place : nil)
        for problem in fields.settingsProblems { StandardError.write("error: \(DisplayText.shown(problem))\n") }
        if !fields.settingsProblems.isEmpty { return .notRun }
        let name = DisplayText.shown(path)
        if fields.hasSyntaxErrors {
          StandardError.write("warning: '\(name)' has syntax errors; 'formdef lint' shows them\n")
        }
        if let mistake = fields.missingImport {
          let shown = DisplayText.shown(mistake)
          StandardError.write("warning: \(shown); what '\(name)' uses of it is not known\n")
        }
        files.append(fields)
      } catch {
        StandardError.complain("read", path, error)
        return .notRun
      }
    }
    do throws(FieldSelection.Unknown) {
      return try body(files)
    } catch {
      StandardError.write("error: \(DisplayText.shown(error.message(paths[0])))\n")
      return .notRun
    }
  }
}
