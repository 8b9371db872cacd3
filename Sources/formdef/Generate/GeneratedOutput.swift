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

  /// Compares the generated files of a form definition with those in the output folder, and writes them where that is
  /// asked for: all of them, or none where one cannot be.
  static func all(_ settings: GenerationSettings, _ files: [GeneratedFile]) -> [GeneratedOutput] {
    let found = files.map { file in
      let path = settings.output.hasSuffix("/") ? settings.output + file.name : settings.output + "/" + file.name
      return (path: path, file: file, old: old(path))
    }
    let failed = found.compactMap { file in
      if case .failed = file.old { GeneratedOutput(path: file.path, outcome: file.old) } else { nil }
    }
    if !failed.isEmpty { return failed }
    return found.map { file in
      guard case .outOfDate(let old, _) = file.old else { return GeneratedOutput(path: file.path, outcome: file.old) }
      return GeneratedOutput(path: file.path, outcome: finish(file.path, old, file.file, settings.mode))
    }
  }

  private init(path: String, outcome: Outcome) {
    self.path = path
    self.outcome = outcome
  }

  /// What is on disk, not compared yet; or why it cannot be replaced.
  private static func old(_ path: String) -> Outcome {
    guard case .success = FileStatus.ofLink(path) else { return .outOfDate(nil, []) }
    switch FileContents.read(path) {
    case .failure(let error): return .failed("read", error)
    case .success(let old) where !old.starts(with: GeneratedFile.mark.utf8):
      return .failed("write", FileError("it was not generated: it does not begin with '\(GeneratedFile.mark)…'"))
    case .success(let old): return .outOfDate(old, [])
    }
  }

  /// - Parameter old: the text on disk; nil where there is none.
  private static func finish(
    _ path: String, _ old: [UInt8]?, _ file: GeneratedFile, _ mode: GenerationSettings.Mode
  ) -> Outcome {
    if let old, file.isSame(as: old) { return .current }
    let text = file.text
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
