import SystemIO

/// Reads a settings file and those that it extends.
struct SettingsLoader {
  /// Files that extend one another, one after the other, at the most.
  private static let depthLimit = 16

  private let place: CurrentPlace
  /// Texts that hold in place of files, by absolute path.
  private let texts: [String: [UInt8]]
  /// The files that are being read, from the first.
  private var chain: [String] = []

  /// - Parameters:
  ///   - place: what relative paths start from.
  ///   - texts: texts that stand for those of the disk, by path.
  init(_ place: CurrentPlace, _ texts: [String: [UInt8]] = [:]) {
    self.place = place
    self.texts = texts
  }

  /// The files that hold, from what is extended to the file itself, each once.
  mutating func load(_ path: String) -> Result<[SettingsFile], FileError> {
    let path = LinkedPath.resolve(path)
    return read(path).map { text -> [SettingsFile] in
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
      var file = SettingsFile(path: place.relative(path), folder: folder, text: text)
      chain.append(path)
      var files: [SettingsFile] = []
      for extended in file.extended {
        let mistakes = file.mistakes.count
        // What a file says that is not there may be about forms.
        defer { if file.mistakes.count > mistakes { file.selection.leavesFormOpen = true } }
        let target = LinkedPath.resolve(extended.value, from: path)
        if let start = chain.firstIndex(of: target) {
          let circle = (chain[start...] + [target]).map { place.relative($0) }.joined(separator: " → ")
          file.mistakes.append(SettingsMistake(range: extended.range, message: "circular 'extends': \(circle)"))
        } else if chain.count >= SettingsLoader.depthLimit {
          file.mistakes.append(SettingsMistake(range: extended.range, message: "too many files extend one another"))
        } else {
          switch load(target) {
          case .success(let more):
            let known = Set(files.map(\.path))
            files += more.filter { !known.contains($0.path) }
          case .failure(let error):
            file.mistakes.append(
              SettingsMistake(range: extended.range, message: "cannot extend '\(extended.value)': \(error.reason)"))
          }
        }
      }
      chain.removeLast()
      return files + [file]
    }
  }

  private func read(_ path: String) -> Result<[UInt8], FileError> {
    texts[path].map { .success($0) } ?? FileContents.read(path, limit: 1 << 20)
  }
}
