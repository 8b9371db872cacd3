import Testing
import TestSupport

/// Arguments, and what is said of wrong ones.
struct UsageTests {
  /// Numbers and paths that make no sense are told, and nothing is done.
  @Test(arguments: [
    ("format --indent 0 a.formdef", "'--indent' cannot be '0': expected a whole number from 1 to 16"),
    ("format --indent 17 a.formdef", "'--indent' cannot be '17': expected a whole number from 1 to 16"),
    ("format --line-width 19 a.formdef", "'--line-width' cannot be '19': expected a whole number from 20 to 1000"),
    ("lint --budget 99999999999999999999", "'--budget' cannot be '99999999999999999999': it is too large"),
    ("lint --budget 9x", "'--budget' cannot be '9x': expected a whole number from 0"),
    ("lint --now 2026-02-31", "'--now' cannot be '2026-02-31': there is no such day"),
    ("lint --now today", "'--now' cannot be 'today': expected a day, as '2026-01-31'"),
    ("preview --compare a.formdef --output b.html", "'--compare' needs two files: the old version and the new one"),
    ("preview a.formdef b.formdef", "'preview' takes one file and the name of a form or field; "),
    ("lint ''", "an empty path names no file: formdef lint [PATH…]"),
    ("lint a.formdef ''", "an empty path names no file: formdef lint [PATH…]"),
    ("format --check ''", "an empty path names no file: formdef format [PATH…]"),
    ("generate --output . ''", "an empty path names no file: formdef generate [PATH…]"),
    ("preview ''", "an empty path names no file: formdef preview FILE [FORM[.FIELD]]"),
    ("samples ''", "an empty path names no file: formdef samples FILE [FORM[.FIELD]]"),
    ("try '' A.a ''", "an empty path names no file: formdef try FILE FORM.FIELD TEXT…"),
    ("diff a.formdef ''", "an empty path names no file: formdef diff OLD NEW"),
    ("settings ''", "an empty path names no file: formdef settings [FILE]"),
    ("lsp --log none/a.log", "cannot write 'none/a.log': there is no such folder"),
  ])
  func refusesWhatMakesNoSense(_ arguments: String, _ message: String) throws {
    let folder = try TemporaryFolder(["a.formdef": Samples.clean])
    let run = try BuiltProgram.shell("\"$formdef\" \(arguments)", in: folder)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.hasPrefix("error: \(message)"), "\(run)")
    #expect(try folder.names() == ["a.formdef"])
  }

  /// The help of the program leads to that of each subcommand, in both ways, and to the page of the language.
  @Test func theHelpLeadsOn() throws {
    let help = try BuiltProgram.run("--help", in: TemporaryFolder()).output.split { $0.isWhitespace }
    let text = help.joined(separator: " ")
    for word in ["SUBCOMMAND --help'", "'formdef help SUBCOMMAND'", "Sources/Language.md"] {
      #expect(text.contains(word))
    }
  }

  @Test(arguments: [
    ("lnt", "error: there is no subcommand 'lnt'; did you mean 'lint'?\nTry 'formdef --help'.\n"),
    ("--verson", "error: there is no option '--verson'; did you mean '--version'?\nTry 'formdef --help'.\n"),
    ("lint --fxi", "error: there is no option '--fxi'; did you mean '--fix'?\nTry 'formdef lint --help'.\n"),
    (
      "lint --unsafe",
      "error: there is no option '--unsafe'; did you mean '--unsafe-fixes'?\nTry 'formdef lint --help'.\n"
    ),
    ("lint -x", "error: there is no option '-x'\nTry 'formdef lint --help'.\n"),
    (
      "lint --format jsn",
      "error: '--format' cannot be 'jsn': expected one of 'text', 'concise', 'json', 'json-lines', 'sarif', 'github', "
        + "'gitlab', 'checkstyle', 'junit', 'markdown'; did you mean 'json'?\n"
        + "Try 'formdef lint --help'.\n"
    ),
    (
      "lint --format",
      "error: '--format' needs a value: text|concise|json|json-lines|sarif|github|gitlab|checkstyle|junit|markdown\nTry 'formdef lint --help'.\n"
    ),
    ("lint --fix=yes", "error: '--fix' takes no value\nTry 'formdef lint --help'.\n"),
    (
      "lint --max-warnings -1",
      "error: '--max-warnings' cannot be '-1': expected a whole number from 0\nTry 'formdef lint --help'.\n"
    ),
    ("rules more", "error: unexpected argument 'more'\nTry 'formdef rules --help'.\n"),
    ("explain", "error: missing arguments: formdef explain CODE…\nTry 'formdef explain --help'.\n"),
    (
      "explain duplicate-tags",
      "error: there is no finding 'duplicate-tags'; did you mean 'duplicate-tag'?\nTry 'formdef rules'.\n"
    ),
    (
      "explain keyboard",
      "error: 'keyboard' is a group of findings; expected the code of one\nTry 'formdef rules'.\n"
    ),
  ])
  func refusesWhatItDoesNotKnow(_ arguments: String, _ message: String) throws {
    let run = try BuiltProgram.shell("\"$formdef\" \(arguments)", in: TemporaryFolder())
    #expect(run == BuiltProgram.Run(status: 2, output: "", errors: message))
  }

  @Test func everySubcommandHasHelp() throws {
    let overview = try BuiltProgram.run("--help", in: TemporaryFolder())
    let names = overview.output.split(separator: "\n").drop { $0 != "Subcommands:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.count >= 5)
    for name in names {
      let help = try BuiltProgram.run(name, "--help", in: TemporaryFolder())
      #expect(help.output.contains("Usage: formdef \(name) "))
      #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
      #expect(help.status == 0 && help.errors.isEmpty)
      #expect(try BuiltProgram.run("help", name, in: TemporaryFolder()) == help)
    }
  }

  @Test func tellsItsVersion() throws {
    let run = try BuiltProgram.run("--version", in: TemporaryFolder())
    #expect(run.output.wholeMatch(of: /formdef [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test func withoutSubcommandShowsHelpOnStandardError() throws {
    let run = try BuiltProgram.run(in: TemporaryFolder())
    #expect(run.output.isEmpty && run.errors.contains("Usage:") && run.status == 2)
  }

  @Test func takesEverythingBehindTwoDashesAsPaths() throws {
    let folder = try TemporaryFolder(["--fix.formdef": Samples.misspelt])
    let run = try BuiltProgram.run("lint", "--format=concise", "--", "--fix.formdef", in: folder)
    #expect(run.output.hasPrefix("--fix.formdef:2:5: error"))
  }
}
