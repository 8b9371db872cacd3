import Synchronization

/// A file of a project, as all who import it share it.
public final class SharedFile: Sendable {
  /// Its path.
  public let path: String
  /// What it says.
  public let model: FileModel
  private let known = Mutex<PresetSummary?>(nil)

  /// A version of the file at `path`.
  public init(_ path: String, _ model: FileModel) {
    self.path = path
    self.model = model
  }

  /// What its presets say together, found out once for all who import it.
  var presets: PresetSummary {
    known.withLock { known in
      if let summary = known { return summary }
      let summary = PresetSummary(model)
      known = summary
      return summary
    }
  }
}
