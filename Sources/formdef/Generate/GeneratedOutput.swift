import FormGeneration
import SystemIO

/// A generated file beside the one that is on disk: written, or only compared, as is asked.
struct GeneratedOutput: Sendable {
  private enum Outcome: Sendable {
    /// It is as it should be.
    case current
    /// The text on disk, which is nil where there is none, and the one that should be there.
    case outOfDate([UInt8]?, [UInt8])
    /// What could not be done, and why.
    case failed(String, FileError)
  }

  private let path: String
  private let outcome: Outcome

  /// Compares a generated file with the one in the output folder, and writes it where that is asked for.
  init(_ settings: GenerationSettings, _ file: GeneratedFile) {
    path = settings.output.hasSuffix("/") ? settings.output + file.name : settings.output + "/" + file.name
    outcome = GeneratedOutput.outcome(path, file.text, settings.mode)
  }

  private static func outcome(_ path: String, _ text: [UInt8], _ mode: GenerationSettings.Mode) -> Outcome {
    guard case .success = FileStatus.ofLink(path) else { return finish(path, nil, text, mode) }
    switch FileContents.read(path) {
    case .failure(let error): return .failed("read", error)
    case .success(let old) where !old.starts(with: GeneratedFile.mark.utf8):
      return .failed("write", FileError("was not generated: it does not begin with '\(GeneratedFile.mark)…'"))
    case .success(let old): return finish(path, old, text, mode)
    }
  }

  /// - Parameter old: the text on disk; nil where there is none.
  private static func finish(
    _ path: String, _ old: [UInt8]?, _ text: [UInt8], _ mode: GenerationSettings.Mode
  ) -> Outcome {
    if old == text { return .current }
    guard mode == .write else { return .outOfDate(old, text) }
    let error = old.map { FileReplacement.replace(path, expecting: $0, with: text) } ?? OutputFile.createNew(path, text)
    return error.map { .failed("write", $0) } ?? .current
  }

  /// Says what is to be said of it; gives the status.
  func report(_ settings: GenerationSettings) -> ExitStatus {
    switch outcome {
    case .current: return .success
    case .failed(let what, let error):
      StandardError.complain(what, path, error)
      return .notRun
    case .outOfDate(let old, let text):
      if settings.mode == .diff {
        StandardOutput.write(UnifiedDiff.bytes(path, old ?? [], text, hasColours: settings.hasColours))
      } else {
        StandardOutput.write(DisplayText.shown(path: path) + "\n")
      }
      return .failure
    }
  }
}
