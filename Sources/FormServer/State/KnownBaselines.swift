import FormWorkspace
import SystemIO

/// The baselines that settings name, each read once.
struct KnownBaselines: Sendable {
  private var known: [String: Known] = [:]

  /// What was read of a path, and why it is no baseline.
  private struct Known {
    var baseline: Result<Baseline, FileError>
    /// Nil where it could not be read.
    var text: [UInt8]?
    /// Nil where there is no text, or nothing is wrong in it.
    var mistake: SettingsMistake?
  }

  /// The baseline at a path, or why there is none.
  ///
  /// - Parameter texts: texts that an editor holds, by path.
  mutating func read(_ path: String, _ texts: [String: [UInt8]]) -> Result<Baseline, FileError> {
    if let known = known[path] { return known.baseline }
    let text = texts[path].map { .success($0) } ?? FileContents.read(path)
    let new = Known(
      baseline: text.flatMap { Baseline.read(path, text: $0) },
      text: try? text.get(), mistake: (try? text.get()).flatMap { Baseline.mistake(in: $0) })
    known[path] = new
    return new.baseline
  }

  /// What is wrong in the text of a baseline that was read.
  func mistake(in path: String) -> (mistake: SettingsMistake, text: [UInt8])? {
    guard let known = known[path], let text = known.text else { return nil }
    return known.mistake.map { ($0, text) }
  }

  /// The text of a baseline that was read.
  func text(at path: String) -> [UInt8]? { known[path]?.text }

  /// Why the baseline that settings name cannot be followed, at the value that names it.
  mutating func mistake(
    of settings: Settings, _ texts: [String: [UInt8]]
  ) -> (mistake: SettingsMistake, file: SettingsFile)? {
    guard let path = settings.baseline, case .failure(let error) = read(path, texts) else { return nil }
    return settings.mistake(ofBaseline: error)
  }
}
