import FormEditing
import FormModel
import FormPicture
import FormSyntax
import FormWorkspace
import SystemIO

/// `formdef preview --output`: draws forms into a file.
struct PictureRun {
  /// The path of the form definition.
  let path: String
  /// The forms that are drawn; a field of them is the one that is being edited at first.
  let selection: FieldSelection
  /// The file that is written.
  let output: String
  /// Whether controls are marked that have findings.
  let marksFindings: Bool
  /// The day or moment of `today` and `now`; nil: the file's own.
  let clock: PreviewClock?
  /// What the page shows first.
  var options: PictureOptions
  /// Where settings come from.
  let lookup: SettingsLookup

  /// Draws once.
  func run() -> ExitStatus {
    FieldCommand.run([path], lookup) { files throws(FieldSelection.Unknown) in
      guard let file = files.first else { return .notRun }
      StringsWarning.write(of: AppStrings.translations(beside: file.path))
      return PictureFile(output).write(try page(of: file))
    }
  }

  /// Draws again whenever a file changes. Never comes back: SIGINT ends the process with 130, as shells have it.
  func watch() -> ExitStatus {
    let status = run()
    if status != .success { return status }
    ThisProcess.endOnInterrupt()
    var before = stamps()
    StandardError.write("Watching '\(DisplayText.shown(path))'; Ctrl-C ends it.\n")
    while true {
      ProcessClock.sleep(milliseconds: PictureRun.interval)
      let now = stamps()
      if now == before { continue }
      before = now
      // What cannot be read just now is written presently: the page that is there stays.
      guard let file = try? DefinedFields(path, lookup), let page = try? page(of: file) else { continue }
      _ = PictureFile(output).write(page)
    }
  }

  /// Milliseconds between two looks at the files.
  private static let interval = 200

  /// What the system says of the files that the picture depends on.
  private func stamps() -> [String: FileStamp] {
    let paths = ((try? DefinedFields(path, lookup))?.paths ?? [path]) + AppStrings.paths(beside: path)
    return paths.reduce(into: [:]) { $0[$1] = FileStamp(path: $1) }
  }

  private func page(of file: DefinedFields) throws(FieldSelection.Unknown) -> [UInt8] {
    let forms = try file.forms(selection)
    var options = options
    options.clock = clock ?? file.clock
    options.translations = AppStrings.translations(beside: file.path)
    if let focus = options.focus,
      !forms.contains(where: { $0.control(named: Array(focus.utf8))?.block.isTextInput ?? false })
    {
      throw FieldSelection.Unknown(form: selection.form, field: focus, meant: nil)
    }
    options.focus = options.focus ?? selection.field
    if marksFindings { options.findings = file.pictureFindings(in: forms) }
    return FormPicture(forms, options, file.cache).page
  }
}

/// Two versions side by side.
struct ComparedPictureRun {
  /// The old version and the new one.
  let paths: [String]
  /// The file that is written.
  let output: String
  /// The day or moment of `today` and `now`; nil: the file's own.
  let clock: PreviewClock?
  /// What the page shows first.
  var options: PictureOptions
  /// Where settings come from.
  let lookup: SettingsLookup

  /// Draws once.
  func run() -> ExitStatus {
    FieldCommand.run(paths, lookup) { files throws(FieldSelection.Unknown) in
      guard files.count == 2 else { return .notRun }
      var options = options
      options.clock = clock ?? files[1].clock
      options.translations = AppStrings.translations(beside: files[1].path)
      let page = ComparedPicture(old: try files[0].forms(.all), new: try files[1].forms(.all), options).page
      return PictureFile(output).write(page)
    }
  }
}

/// The file that a picture goes to: its name says what it becomes.
private struct PictureFile {
  let path: String

  init(_ path: String) { self.path = path }

  func write(_ page: [UInt8]) -> ExitStatus {
    do throws(Chromium.Failure) {
      if let error = FilePlacement.write(try bytes(of: page), to: path) {
        StandardError.complain("write", path, error)
        return .notRun
      }
      return .success
    } catch {
      StandardError.write("error: \(DisplayText.shown(error.message))\n")
      return .notRun
    }
  }

  private func bytes(of page: [UInt8]) throws(Chromium.Failure) -> [UInt8] {
    if path.lowercased().hasSuffix(".html") { return page }
    let browser = try Chromium()
    defer { browser.remove() }
    return path.lowercased().hasSuffix(".png") ? try browser.png(of: page) : try browser.pdf(of: page)
  }
}
