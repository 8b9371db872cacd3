import FormGeneration
import SystemIO

/// A generated file beside the one that is on disk.
struct GeneratedOutput {
  private let settings: GenerationSettings
  private let path: String
  private let text: [UInt8]

  init(_ settings: GenerationSettings, _ file: GeneratedFile) {
    self.settings = settings
    path = settings.output.hasSuffix("/") ? settings.output + file.name : settings.output + "/" + file.name
    text = file.text
  }

  /// Writes it, names it or shows what would change, as is asked; gives the status.
  func finish() -> ExitStatus {
    guard case .success = FileStatus.ofLink(path) else { return finish(nil) }
    switch FileContents.read(path) {
    case .failure(let error): return complain("read", error)
    case .success(let old) where !old.starts(with: GeneratedFile.mark.utf8):
      return complain("write", FileError("was not generated: it does not begin with '\(GeneratedFile.mark)…'"))
    case .success(let old): return finish(old)
    }
  }

  /// - Parameter old: the text on disk; nil where there is none.
  private func finish(_ old: [UInt8]?) -> ExitStatus {
    if old == text { return .success }
    switch settings.mode {
    case .write:
      let error =
        old.map { FileReplacement.replace(path, expecting: $0, with: text) } ?? OutputFile.createNew(path, text)
      return error.map { complain("write", $0) } ?? .success
    case .check:
      StandardOutput.write(DisplayText.shown(path: path) + "\n")
      return .failure
    case .diff:
      StandardOutput.write(UnifiedDiff.bytes(path, old ?? [], text, hasColours: settings.hasColours))
      return .failure
    }
  }

  private func complain(_ what: String, _ error: FileError) -> ExitStatus {
    StandardError.complain(what, path, error)
    return .notRun
  }
}
