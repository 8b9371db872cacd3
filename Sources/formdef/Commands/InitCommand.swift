import FormWorkspace
import SystemIO

/// `formdef init`: a first form definition, and settings.
enum InitCommand: Command {
  static let specification = CommandSpecification(
    name: "init",
    summary: "Write a first form definition with comments, and settings.",
    operands: "", operandWords: .nothing, operandCount: 0...0,
    discussion: """
      They go into the current directory. Files that exist stay as they are.

      Exit status: 0 done, 1 something existed and was left alone, 2 it could not write.
      """,
    options: [
      OptionSpecification(
        "--example", .choice(FormExample.allCases.map(\.rawValue)), help: "The form that is written (default: person).")
    ],
    examples: [("formdef init --example signup", "begin with a form for new accounts")])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    let example: FormExample = arguments.choice("--example", default: .person)
    var status = write(example.fileName, example.text)
    if let settings = settingsAbove {
      StandardOutput.write("the settings of '\(DisplayText.shown(settings))' hold here\n")
    } else {
      status = max(status, write(SettingsLookup.fileName, FormExample.settings))
    }
    guard status < .notRun else { return status }
    let preview = "preview \(example.fileName) --output form.html"
    let width = preview.count
    func line(_ command: String, _ help: String) -> String {
      "  formdef \(command)" + String(repeating: " ", count: max(0, width - command.count) + 3) + help + "\n"
    }
    StandardOutput.write(
      """

      What to do next:
      \(line("lint", "check all form definitions in this folder"))\
      \(line(preview, "draw it, in a page that can be typed into"))\
      \(line("samples \(example.fileName)", "test data for its fields"))\
      \(line("generate --output Generated", "write its Swift code"))\
      \(line("format --write", "lay the files out"))\
      \(line("explain CODE", "what a finding means"))\
      An editor that speaks the Language Server Protocol starts 'formdef lsp'.

      """)
    return status
  }

  /// The settings file of a folder above, which holds for what is in this one; nil where there is none, or one is here.
  private static var settingsAbove: String? {
    let place = CurrentPlace()
    var folder = place.absolute("")[...]
    if case .success = FileStatus.ofLink(SettingsLookup.fileName) { return nil }
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let path = "\(folder)/\(SettingsLookup.fileName)"
      if case .success(let status) = FileStatus.of(path), status.kind == .file { return place.relative(path) }
    }
    return nil
  }

  private static func write(_ name: String, _ text: String) -> ExitStatus {
    if case .success = FileStatus.ofLink(name) {
      StandardOutput.write("'\(name)' exists and stays as it is\n")
      return .failure
    }
    if let error = OutputFile.createNew(name, Array(text.utf8)) {
      StandardError.complain("write", name, error)
      return .notRun
    }
    StandardOutput.write("wrote '\(name)'\n")
    return .success
  }
}
