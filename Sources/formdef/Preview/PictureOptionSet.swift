import FormEditing
import FormPicture
import SystemIO
import UIKitCatalog

/// The options of `formdef preview` that are about pictures.
enum PictureOptionSet {
  /// The options, for the subcommand to enter in its own.
  static let specifications = [
    OptionSpecification(
      "--output", .text("FILE"),
      help: "Draw the forms: a page that can be typed into (.html), or a picture (.png, .pdf)."),
    OptionSpecification(
      "--appearance", .choice(["light", "dark"]), help: "Light or dark (default: as whoever looks has it)."),
    OptionSpecification("--text-size", .choice(sizes), help: "The size of text that the user chose (default: large)."),
    OptionSpecification("--device", .choice(["iphone", "ipad"]), help: "What it is drawn on (default: iphone)."),
    OptionSpecification("--focus", .text("FIELD"), help: "The field that is being edited, by its name alone."),
    OptionSpecification("--findings", help: "Mark the controls that findings are about."),
    OptionSpecification(
      "--watch", help: "Write the page again whenever the form changes; an open page follows. Ctrl-C ends it."),
    OptionSpecification("--compare", help: "Draw two versions side by side: formdef preview --compare OLD NEW."),
  ]

  /// The cases of `UIContentSizeCategory`.
  private static let sizes = EnumID.contentSizeCategory.members
    .filter { $0 != EnumMember.ContentSizeCategory.unspecified }.map(\.name.string)

  /// Those that need `--output`.
  private static let dependent = [
    "--appearance", "--text-size", "--device", "--focus", "--findings", "--watch", "--compare",
  ]

  /// What the arguments come to; nil where no picture is wanted.
  static func output(_ arguments: ParsedArguments) throws(UsageError) -> String? {
    guard let output = arguments.text("--output") else {
      if let option = dependent.first(where: arguments.has) {
        throw UsageError("'\(option)' is about a picture: say '--output FILE'", command: "preview")
      }
      return nil
    }
    guard [".html", ".png", ".pdf"].contains(where: output.lowercased().hasSuffix) else {
      throw UsageError("'--output' needs a name that ends in .html, .png or .pdf: '\(output)'", command: "preview")
    }
    if arguments.has("--format") {
      throw UsageError("'--format' and '--output' exclude each other", command: "preview")
    }
    if arguments.has("--watch"), !output.lowercased().hasSuffix(".html") || arguments.has("--compare") {
      throw UsageError("'--watch' needs a page of one file: '--output FILE.html'", command: "preview")
    }
    return output
  }

  /// What a page shows first, as the arguments say; the clock is that of the file.
  static func options(_ arguments: ParsedArguments) -> PictureOptions {
    var options = PictureOptions(clock: .moment(ProcessClock.now))
    options.appearance = arguments.text("--appearance")
    options.textSize = arguments.text("--text-size") ?? options.textSize
    options.device = arguments.text("--device") ?? options.device
    options.focus = arguments.text("--focus")
    options.locales = arguments.texts("--locale")
    options.isWatched = arguments.has("--watch")
    return options
  }
}
